PRAGMA application_id = 1818589299;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE boxes (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, dictionary TEXT NOT NULL, alphabet TEXT NOT NULL,
    min_length INTEGER NOT NULL, UNIQUE (kind, dictionary, alphabet, min_length)
);
INSERT INTO "boxes" VALUES(1,'anagrams','enable','ABC',2);
CREATE TABLE cards (
    id INTEGER PRIMARY KEY, box INTEGER NOT NULL REFERENCES boxes, key TEXT NOT NULL,
    correct INTEGER NOT NULL DEFAULT 0, incorrect INTEGER NOT NULL DEFAULT 0,
    streak INTEGER NOT NULL DEFAULT 0, last_correct INTEGER NOT NULL DEFAULT 0,
    state INTEGER, step INTEGER, stability REAL, difficulty REAL, due INTEGER, last_review INTEGER,
    UNIQUE (box, key)
);
INSERT INTO "cards" VALUES(1,1,'abc',1,0,1,1700000000,1,1,2.3065,2.11810397045901588342e+00,1700000600,1700000000);
INSERT INTO "cards" VALUES(2,1,'bcd',0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE deck_cards (
    deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    PRIMARY KEY (deck, card)
) WITHOUT ROWID;
INSERT INTO "deck_cards" VALUES(1,1);
INSERT INTO "deck_cards" VALUES(1,2);
CREATE TABLE decks (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, box INTEGER NOT NULL REFERENCES boxes,
    source TEXT NOT NULL, is_list INTEGER NOT NULL, layout TEXT, sha256 TEXT NOT NULL,
    created INTEGER NOT NULL
);
INSERT INTO "decks" VALUES(1,'sevens',1,'["length:7"]',0,NULL,'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',1700000000);
CREATE TABLE reviews (
    id INTEGER PRIMARY KEY, card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    at INTEGER NOT NULL, was INTEGER, rating INTEGER NOT NULL, milliseconds INTEGER NOT NULL,
    answers INTEGER NOT NULL, missing INTEGER NOT NULL, wrong INTEGER NOT NULL
);
INSERT INTO "reviews" VALUES(1,1,1700000000,NULL,3,2500,3,0,0);
CREATE INDEX reviews_card ON reviews (card);
CREATE INDEX deck_cards_card ON deck_cards (card)
;
COMMIT;
