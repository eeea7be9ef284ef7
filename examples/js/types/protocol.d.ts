// Written by scripts/write_types.js from schemas with the SHA-256
// 2fe03b2aa9417b9195824fcb0a65ae19641cb31f16e0b0659203179ea5bb9da4.

export type LexiconPosition = string | LexiconHandAndTable;
export type ScrabblePosition = string | ScrabbleCgp;
export type LexiconAction =
  LexiconForm | LexiconInsert | LexiconSubstitute | LexiconDraw | LexiconChallenge | LexiconAccept;
export type ScrabbleAction =
  CrosswordLay | CrosswordExchange | CrosswordPass | CrosswordChallenge | CrosswordAccept;
export type LexibombAction = CrosswordLay | CrosswordExchange | CrosswordPass;
export type LexiconAnalysis = LexiconTurnAnalysis | EndAnalysis | PlayerAnalysis;
export type ScrabbleAnalysis = ScrabbleTurnAnalysis | EndAnalysis | PlayerAnalysis;
export type LexibombAnalysis = LexibombTurnAnalysis | EndAnalysis | PlayerAnalysis;
export type ScrabbleStart = string | ScrabbleState;
export type LexiconEvent =
  | LexiconSeenTurn
  | LexiconSeenDeal
  | LexiconDealerDraw
  | LexiconRoundEnd
  | LexiconGameEnd
  | Forfeit;
export type ScrabbleEvent =
  | ScrabbleSeenTurn
  | CrosswordSeenDeal
  | CrosswordStartDraw
  | ScrabbleLostTurn
  | ScrabbleGameEnd
  | Forfeit;
export type LexibombEvent =
  LexibombSeenTurn | CrosswordSeenDeal | CrosswordStartDraw | LexibombGameEnd | Forfeit;

/**
 * Methods of the engine, with their params and results.
 */
export interface EngineMethods {
  hello: {
    params: HelloParams;
    result: HelloResult;
  };
  ping: {
    params: PingParams;
    result: PingResult;
  };
  options: {
    params: Nothing;
    result: OptionsResult;
  };
  "options.set": {
    params: OptionsSetParams;
    result: OptionsResult;
  };
  stop: {
    params: StopParams;
    result: StopResult;
  };
  cancel: {
    params: CancelParams;
    result: CancelResult;
  };
  quit: {
    params: Nothing;
    result: Done;
  };
  "dictionary.load": {
    params: DictionaryLoadParams;
    result: DictionaryInfo;
  };
  "dictionary.info": {
    params: DictionaryInfoParams;
    result: DictionaryInfo;
  };
  "dictionary.check": {
    params: DictionaryCheckParams;
    result: DictionaryCheckResult;
  };
  "dictionary.search": {
    params: DictionarySearchParams;
    result: DictionarySearchResult;
  };
  "dictionary.find": {
    params: DictionaryFindParams;
    result: DictionaryFindResult;
  };
  "dictionary.equations": {
    params: DictionaryEquationsParams;
    result: DictionaryEquationsResult;
  };
  "quiz.keys": {
    params: QuizKeysParams;
    result: QuizKeysResult;
  };
  "quiz.question": {
    params: QuizQuestionParams;
    result: QuizQuestionResult;
  };
  "quiz.answer": {
    params: QuizAnswerParams;
    result: QuizAnswerResult;
  };
  solve: {
    params: SolveParams;
    result: SolveResult;
  };
  plan: {
    params: PlanParams;
    result: PlanResult;
  };
  legal: {
    params: LegalParams;
    result: LegalResult;
  };
  advise: {
    params: AdviseParams;
    result: AdviseResult;
  };
  analyse: {
    params: AnalyseParams;
    result: AnalyseResult;
  };
  "bot.move": {
    params: BotMoveParams;
    result: BotMoveResult;
  };
  puzzle: {
    params: PuzzleParams;
    result: PuzzleResult;
  };
  "puzzle.check": {
    params: PuzzleCheckParams;
    result: PuzzleCheckResult;
  };
  "puzzle.solution": {
    params: PuzzleSolutionParams;
    result: PuzzleSolutionResult;
  };
  "game.new": {
    params: GameNewParams;
    result: GameNewResult;
  };
  "game.observe": {
    params: GameObserveParams;
    result: GameObserveResult;
  };
  "game.legal": {
    params: GameLegalParams;
    result: LegalResult;
  };
  "game.apply": {
    params: GameApplyParams;
    result: GameApplyResult;
  };
  "game.resign": {
    params: GameResignParams;
    result: GameState;
  };
  "game.abort": {
    params: GameIdParams;
    result: GameState;
  };
  "game.watch": {
    params: GameWatchParams;
    result: GameState;
  };
  "game.unwatch": {
    params: GameWatchParams;
    result: Done;
  };
  "game.record": {
    params: GameIdParams;
    result: GameRecordResult;
  };
  "game.list": {
    params: Nothing;
    result: GameListResult;
  };
  "game.close": {
    params: GameIdParams;
    result: Done;
  };
}
/**
 * Describe the engine and its features. A good first request, but optional.
 */
export interface HelloParams {
  /**
   * Name and version of the client, for logs.
   */
  client?: string;
  /**
   * The protocol version that the client was written for, "1.0".
   */
  protocol?: string;
}
/**
 * The engine.
 */
export interface HelloResult {
  name: string;
  version: string;
  /**
   * Major and minor version: within a major version only methods and fields are added.
   */
  protocol: string;
  games: GameInfo[];
  options: OptionInfo[];
  methods: string[];
  /**
   * Changes since the version that the client named.
   */
  changes: Change[];
  /**
   * Whether queries about words can use definitions and parts of speech.
   */
  has_definitions?: boolean;
}
/**
 * A game that the engine knows.
 */
export interface GameInfo {
  game: string;
  /**
   * Minimum and maximum number of players.
   *
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  rulesets: string[];
  bots: BotInfo[];
  /**
   * The game's word list, used if a request names no dictionary; null: none.
   */
  words?: string | null;
  /**
   * Name to display.
   */
  title?: string;
  /**
   * Params of `game.new` that this game has and others lack.
   */
  new_params?: string[];
  /**
   * Ruleset options that refuse words not in the dictionary at once, instead of allowing challenges; null: the game has no challenges.
   */
  without_challenges?: {
    [k: string]: boolean | string;
  } | null;
}
/**
 * A bot of a game. Games list them weakest first.
 */
export interface BotInfo {
  name: string;
  about: string;
  options: OptionInfo[];
}
/**
 * An option of the engine or of a bot.
 */
export interface OptionInfo {
  name: string;
  type: "bool" | "float" | "int" | "str";
  /**
   * The default value; null: see `help`.
   */
  default: number | boolean | string | null;
  help: string;
  /**
   * The lowest and the highest valid number.
   */
  low?: number | null;
  high?: number | null;
  /**
   * The valid strings, if there is a fixed list.
   */
  choices?: string[];
  /**
   * The current value (options of the engine).
   */
  value?: number | boolean | string | null;
}
/**
 * A change in a version of the protocol.
 */
export interface Change {
  protocol: string;
  change: string;
}
/**
 * Test the connection. Answered in order with all quick requests.
 */
export interface PingParams {
  value?: number | string | boolean | null;
}
/**
 * The value that was sent.
 */
export interface PingResult {
  value: number | string | boolean | null;
}
/**
 * No params.
 */
export interface Nothing {}
/**
 * The options of the engine, with their values.
 */
export interface OptionsResult {
  options: OptionInfo[];
}
/**
 * Change options of the engine: all of them, or none if one is refused.
 */
export interface OptionsSetParams {
  values: {
    [k: string]: number | boolean | string;
  };
}
/**
 * End an `advise`, `analyse` or `bot.move` early, with the best result so far.
 */
export interface StopParams {
  /**
   * Id of the request to stop.
   */
  id: number | string;
}
/**
 * Whether the request was stopped. false: it is not open, or cannot be stopped.
 */
export interface StopResult {
  stopped: boolean;
}
/**
 * Cancel an open request; it ends with error -32800.
 */
export interface CancelParams {
  /**
   * Id of the request to cancel.
   */
  id: number | string;
}
/**
 * Whether the request was cancelled. false: it is not open.
 */
export interface CancelResult {
  cancelled: boolean;
}
/**
 * An empty object: the request succeeded.
 */
export interface Done {}
/**
 * Open a dictionary. The first time it is compiled and stored in the cache folder.
 */
export interface DictionaryLoadParams {
  /**
   * A name, a path or a URL; later requests use the same string. Paths and URLs require the option `open_files`. The lists enable, 2of12inf and yawl need no loading.
   */
  words: string;
  /**
   * Letters only: the name of an alphabet, or the path of an alphabet file; null: those of the language, or else English.
   */
  alphabet?: string | null;
  /**
   * Language: a code such as "es", or the path of a language file; null: that of an added or compiled list.
   */
  language?: string | null;
}
/**
 * A dictionary. Requests refer to it by `dictionary`.
 */
export interface DictionaryInfo {
  dictionary: string;
  words: number;
  sha256: string;
  /**
   * Name and letters of the alphabet.
   */
  alphabet: string;
  upper: string;
  lower: string;
  /**
   * Whether `dictionary.find` knows the playability of its words.
   */
  playability?: boolean;
}
/**
 * Describe a dictionary.
 */
export interface DictionaryInfoParams {
  /**
   * The string that loaded it; null: the option `dictionary`.
   */
  dictionary?: string | null;
}
/**
 * Check whether words are in the dictionary, ignoring case.
 */
export interface DictionaryCheckParams {
  words: string[];
  dictionary?: string | null;
}
/**
 * Whether each word is in the dictionary, in order.
 */
export interface DictionaryCheckResult {
  known: boolean[];
}
/**
 * Find words that a hand can spell, insert into a word, or substitute in a word.
 */
export interface DictionarySearchParams {
  kind?: "substitutions" | "subwords" | "superwords";
  /**
   * 1 to 64 letters, in upper or lower case; `*` or `?` is a wild card.
   */
  hand: string;
  /**
   * The word to extend (superwords) or to change (substitutions).
   */
  word?: string | null;
  /**
   * Maximum number of words.
   */
  limit?: number | null;
  dictionary?: string | null;
}
/**
 * The words in dictionary order. `count`: number of words before `limit`.
 */
export interface DictionarySearchResult {
  count: number;
  words: string[];
}
/**
 * Find the words that meet the conditions of a query, like the command `find`.
 *
 * The first query of a dictionary takes about a second.
 */
export interface DictionaryFindParams {
  /**
   * Text, or an object: {"type": "length", "min": 7, "max": 8}.
   */
  query: string | {};
  order?: "alphabet" | "length" | "playability" | "points" | "probability";
  /**
   * Facts about each word, which the result has as lists. "definition" needs `has_definitions` of `hello`.
   */
  columns?: (
    | "alphagram"
    | "anagrams"
    | "definition"
    | "hooks"
    | "phony"
    | "playability"
    | "points"
    | "probability"
  )[];
  /**
   * "alphagram": words with the same letters come together; the first of each group decides its place in `order`.
   */
  group_by?: "alphagram" | null;
  /**
   * Words to leave out at the start, or groups with `group_by`.
   */
  skip?: number;
  /**
   * Maximum number of words, or of groups with `group_by`; null: all.
   */
  limit?: number | null;
  /**
   * Tiles for points and probability: the name of a Scrabble layout, or a layout as in rulesets; null: "scrabble".
   */
  layout?: string | {} | null;
  dictionary?: string | null;
}
/**
 * The words in order, and lists as long as `words` for the columns; null: not asked for.
 */
export interface DictionaryFindResult {
  /**
   * Number of all words that meet the conditions.
   */
  count: number;
  words: string[];
  /**
   * `hooks`: the letters that each word takes in front, and at the end.
   */
  front_hooks?: string[] | null;
  back_hooks?: string[] | null;
  /**
   * `probability`: place among the words of the same length, the most probable first.
   */
  probability?: number[] | null;
  /**
   * `playability`: place among the words of the same length, the most playable first; and what a player of Scrabble loses without the word, in points per 1,000 games.
   */
  playability?: number[] | null;
  playability_value?: number[] | null;
  points?: number[] | null;
  /**
   * `anagrams`: number of words with the same letters, the word itself included.
   */
  anagrams?: number[] | null;
  /**
   * Letters of each word in the order of the alphabet.
   */
  alphagram?: string[] | null;
  /**
   * Definition of each word; empty if there is none.
   */
  definition?: string[] | null;
  /**
   * A text like each word that is no word, always the same one: a vowel is exchanged for a vowel, or another letter for another; empty if there is none.
   */
  phony?: string[] | null;
  /**
   * With `group_by`: the groups, of which `words` has the words one after another.
   */
  groups?: WordGroup[] | null;
  /**
   * With `group_by`: number of groups before `skip` and `limit`.
   */
  group_count?: number | null;
}
/**
 * Words with the same letters, in the order of `words`.
 */
export interface WordGroup {
  /**
   * Their letters in the order of the alphabet.
   */
  alphagram: string;
  /**
   * How many words they are.
   */
  size: number;
}
/**
 * Find words that are made of common parts, like the command `equations`.
 *
 * The first equations of a dictionary take about a second.
 */
export interface DictionaryEquationsParams {
  /**
   * Terms separated by `;`, "AB;BA;|A|=1". `docs/equations.md` describes them. Their conditions are those of `dictionary.find`.
   */
  equations: string;
  /**
   * Maximum number of solutions; null: all.
   */
  limit?: number | null;
  /**
   * Tiles for points and probability in conditions, as in `dictionary.find`.
   */
  layout?: string | {} | null;
  dictionary?: string | null;
}
/**
 * The first solutions, by the lengths of words, then of variables, then by words.
 */
export interface DictionaryEquationsResult {
  solutions: EquationsSolution[];
  /**
   * Whether `limit` left some out.
   */
  more: boolean;
}
/**
 * Words in the order of their terms, and the value of each variable.
 */
export interface EquationsSolution {
  words: string[];
  values: {
    [k: string]: string;
  };
}
/**
 * List the questions of a quiz. The engine keeps nothing about them.
 */
export interface QuizKeysParams {
  kind: "anagrams" | "hooks" | "patterns" | "subanagrams" | "valid";
  /**
   * Fewest letters of the answers of `subanagrams`.
   */
  min_length?: number;
  /**
   * Tiles for points and probability in conditions, as in `dictionary.find`.
   */
  layout?: string | {} | null;
  dictionary?: string | null;
  /**
   * Queries, or words. Each query of `patterns` is a question.
   */
  source: string[];
  /**
   * Whether `source` has words.
   */
  is_list?: boolean;
  order?: ("list" | "random") | ("alphabet" | "length" | "playability" | "points" | "probability");
  /**
   * For the order "random", and to mix words with phonies.
   */
  seed?: number;
  /**
   * Maximum number of questions; null: all.
   */
  limit?: number | null;
}
/**
 * The questions in order, by keys that stay the same when the word list changes.
 */
export interface QuizKeysResult {
  /**
   * Letters in the order of the alphabet, words, or queries.
   */
  keys: string[];
  /**
   * Number of all questions.
   */
  count: number;
  /**
   * Entries of `source` that make no question with this dictionary.
   */
  unknown: string[];
  /**
   * Number of words of queries with no hooks, or of which no phony could be made.
   */
  without: number;
}
/**
 * Get a question of a quiz.
 */
export interface QuizQuestionParams {
  kind: "anagrams" | "hooks" | "patterns" | "subanagrams" | "valid";
  /**
   * Fewest letters of the answers of `subanagrams`.
   */
  min_length?: number;
  /**
   * Tiles for points and probability in conditions, as in `dictionary.find`.
   */
  layout?: string | {} | null;
  dictionary?: string | null;
  key: string;
}
/**
 * A question, without its answers.
 */
export interface QuizQuestionResult {
  /**
   * The text to show: in capitals, or the query of `patterns`.
   */
  prompt: string;
  /**
   * Number of answers; 0: the question has none in this dictionary and cannot be asked.
   */
  answers: number;
}
/**
 * Check words of an answer; at its end, rate it and schedule the question.
 *
 * The answer ends when nothing is left to find, or with `over`.
 */
export interface QuizAnswerParams {
  kind: "anagrams" | "hooks" | "patterns" | "subanagrams" | "valid";
  /**
   * Fewest letters of the answers of `subanagrams`.
   */
  min_length?: number;
  /**
   * Tiles for points and probability in conditions, as in `dictionary.find`.
   */
  layout?: string | {} | null;
  dictionary?: string | null;
  key: string;
  /**
   * Words, separated by spaces or commas. Hooks may be letters with a hyphen: `S-` in front, `-DRS` at the end. Answers to `valid` are "yes" and "no".
   */
  line?: string;
  /**
   * The right and the wrong words that were given before.
   */
  found?: string[];
  wrong?: string[];
  over?: boolean;
  /**
   * Seconds since the question was shown.
   */
  seconds?: number;
  /**
   * What was remembered before; null for a new question.
   */
  memory?: QuizMemory | null;
  /**
   * The time, in seconds since 1970.
   */
  at: number;
}
/**
 * How well a question is remembered, as a card of FSRS.
 */
export interface QuizMemory {
  /**
   * 1: learning, 2: in review, 3: learning again.
   */
  state: 1 | 2 | 3;
  /**
   * Of learning; null in state 2.
   */
  step: number | null;
  /**
   * Days after which nine of ten such questions are still remembered.
   */
  stability: number;
  difficulty: number;
  due: number;
  last_review: number;
}
/**
 * The verdicts on the words of `line`, in order.
 */
export interface QuizAnswerResult {
  words: QuizVerdict[];
  /**
   * Null: the answer has not ended.
   */
  outcome: QuizOutcome | null;
}
/**
 * A word in lower case, and the verdict on it.
 */
export interface QuizVerdict {
  word: string;
  verdict: "not a word" | "not an answer" | "repeated" | "right";
}
/**
 * The end of an answer.
 */
export interface QuizOutcome {
  rating: "again" | "easy" | "good" | "hard";
  memory: QuizMemory1;
  /**
   * All answers; for `valid` the word, if it is one.
   */
  answers: QuizWord[];
}
/**
 * How well a question is remembered, as a card of FSRS.
 */
export interface QuizMemory1 {
  /**
   * 1: learning, 2: in review, 3: learning again.
   */
  state: 1 | 2 | 3;
  /**
   * Of learning; null in state 2.
   */
  step: number | null;
  /**
   * Days after which nine of ten such questions are still remembered.
   */
  stability: number;
  difficulty: number;
  due: number;
  last_review: number;
}
/**
 * An answer in lower case, with the letters that it takes in front, and at its end.
 */
export interface QuizWord {
  word: string;
  front: string;
  back: string;
  /**
   * Empty if there is none.
   */
  definition: string;
}
/**
 * List all plays of positions, best first, like the commands `solve` and `GAME plays`.
 */
export interface SolveParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Items: A string ("CATDOG* hat l[u]rch", or a line of CGP) or an object.
   */
  positions: (LexiconPosition | ScrabblePosition | LexibombOpenBoard)[];
  ruleset?: (string | {}) | null;
  /**
   * Kinds of plays to list (Lexicon only: form, insert, substitute); null: all.
   */
  actions?: string[] | null;
  /**
   * Fewest letters of a word (Lexicon).
   */
  min_length?: number;
  /**
   * Maximum number of plays per position; null: all.
   */
  top?: number | null;
  /**
   * Order of the plays, which then have `leave` and `equity` (Scrabble and Lexibomb only); null: by points, without them.
   */
  order?: ("equity" | "points") | null;
  /**
   * Conditions for the plays that are listed; rows then have `matching`. `top` counts after it.
   */
  filter?: PlayFilter | null;
  dictionary?: string | null;
}
/**
 * A hand and the words on the table. A string is accepted, too: "CATDOG* hat l[u]rch".
 */
export interface LexiconHandAndTable {
  /**
   * Cards in upper or lower case; `*` or `?` is the Master.
   */
  hand: string;
  /**
   * Words on the table; the letter that a Master stands for is in brackets.
   */
  table?: string[] | null;
  /**
   * Any JSON, which is copied to the answer.
   */
  id?: any;
}
/**
 * A position in CGP. A string with the CGP is accepted, too.
 */
export interface ScrabbleCgp {
  /**
   * BOARD RACK/OPPONENT SCORES ZERO-TURNS: `/` between rows, numbers for empty squares. A blank is `?` on a rack and a letter in lower case on the board.
   */
  cgp: string;
  /**
   * A string, number, boolean or null, which is copied to the answer.
   */
  id?: number | string | boolean | null;
}
/**
 * A board, a rack, and what is known about the bombs. Tiles in upper case, `_` is the blank.
 *
 * An observation is accepted, too, if its `ruleset` is that of the request; its other fields are
 * ignored.
 */
export interface LexibombOpenBoard {
  rack: string;
  /**
   * Rows: `.` is an empty square, a letter or `_` a tile; no rows: an empty board.
   */
  board?: string[];
  /**
   * Rows: `.` is a closed square, `0` to `8` an open one with this number of bombs around it, `*` a bomb that was hit; no rows: all squares are closed.
   */
  opened?: string[];
  /**
   * Number of bombs, including those hit; null: the number of the ruleset.
   */
  bombs?: number | null;
  /**
   * A string, number, boolean or null, which is copied to the answer.
   */
  id?: number | string | boolean | null;
}
/**
 * Conditions for the plays that are listed, which must meet all of them.
 */
export interface PlayFilter {
  /**
   * Texts that the word has, each of letters in a row, in any case.
   */
  contains?: string[] | null;
  /**
   * Fewest and most letters of the word.
   */
  min_length?: number | null;
  max_length?: number | null;
  /**
   * Whether to list only plays that use all cards of the hand, or all tiles of the rack.
   */
  uses_all?: boolean;
  /**
   * Most points that stay in the hand (Lexicon only).
   */
  max_left_points?: number | null;
  /**
   * Where the play begins: `8D` across, `D8` down (Scrabble and Lexibomb only).
   */
  at?: string | null;
  /**
   * Squares on which the play lays a tile, `8D` or `D8` (Scrabble and Lexibomb only).
   */
  covers?: string[] | null;
  /**
   * Fewest points; in Lexibomb, expected points (Scrabble and Lexibomb only).
   */
  min_score?: number | null;
  /**
   * Whether to list only plays that lay a full rack (Scrabble and Lexibomb only).
   */
  bingo?: boolean;
  /**
   * Highest probability of hitting a bomb (Lexibomb only).
   */
  max_bomb?: number | null;
}
/**
 * A row for each position, in order.
 *
 * The rows are those of `solve --format jsonl`; for Scrabble and Lexibomb, they are those of
 * `scrabble plays` and `lexibomb plays`.
 */
export interface SolveResult {
  /**
   * Items: A row of `solve`.
   */
  rows: (LexiconSolved | ScrabbleSolved | LexibombSolved)[];
}
/**
 * The plays of a position, best first, or the `error` of a bad position.
 */
export interface LexiconSolved {
  /**
   * The id of the position, or its number from 1.
   */
  id: any;
  hand?: string;
  /**
   * Number of all plays, including those that `top` and `filter` leave out.
   */
  count?: number;
  moves?: LexiconSolvedPlay[];
  error?: string;
  error_data?: ErrorData;
  /**
   * Number of plays that pass the filter, including those that `top` leaves out; only with it.
   */
  matching?: number;
}
/**
 * A legal play.
 */
export interface LexiconSolvedPlay {
  action: "form" | "insert" | "substitute";
  word: string;
  /**
   * The word as it lies after the play, as in the action.
   */
  laid: string;
  /**
   * Cards paid.
   */
  cards: string;
  /**
   * The hand after the play, and its points.
   */
  left: string;
  left_points: number;
  /**
   * Number of the table word, from 0; missing for `form`.
   */
  target?: number;
}
/**
 * About the error; only with `error`.
 */
export interface ErrorData {
  /**
   * As `data.type` of errors.
   */
  type: string;
  /**
   * For a position that cannot be, the rule that it breaks.
   */
  rule?: string;
  /**
   * Where on the board, `8D`.
   */
  square?: string;
}
/**
 * The plays of a position, best first, or the `error` of a bad position.
 */
export interface ScrabbleSolved {
  /**
   * The id of the position, or its number from 1.
   */
  id: number | string | boolean | null;
  /**
   * Number of all plays, including those that `top` and `filter` leave out.
   */
  count?: number;
  plays?: ScrabbleSolvedPlay[];
  error?: string;
  error_data?: ErrorData1;
  /**
   * Number of plays that pass the filter, including those that `top` leaves out; only with it.
   */
  matching?: number;
}
/**
 * A legal play.
 */
export interface ScrabbleSolvedPlay {
  /**
   * `8D` across, `D8` down.
   */
  at: string;
  /**
   * As in the action: letters already on the board in parentheses, blanks in lower case.
   */
  word: string;
  score: number;
  /**
   * Tiles that stay on the rack; only with `order`.
   */
  leave?: string;
  /**
   * The points plus the value of the leave, as the bot `static` counts it; only with `order`.
   */
  equity?: number;
}
/**
 * About the error; only with `error`.
 */
export interface ErrorData1 {
  /**
   * As `data.type` of errors.
   */
  type: string;
  /**
   * For a position that cannot be, the rule that it breaks.
   */
  rule?: string;
  /**
   * Where on the board, `8D`.
   */
  square?: string;
}
/**
 * The plays of a position, best first, or the `error` of a bad position.
 */
export interface LexibombSolved {
  /**
   * The id of the position, or its number from 1.
   */
  id: number | string | boolean | null;
  /**
   * Number of all plays, including those that `top` and `filter` leave out.
   */
  count?: number;
  plays?: LexibombSolvedPlay[];
  error?: string;
  error_data?: ErrorData2;
  /**
   * Number of plays that pass the filter, including those that `top` leaves out; only with it.
   */
  matching?: number;
}
/**
 * A legal play.
 */
export interface LexibombSolvedPlay {
  /**
   * `8D` across, `D8` down.
   */
  at: string;
  /**
   * As in the action: letters already on the board in parentheses, `_` is a blank.
   */
  word: string;
  /**
   * Expected points, over all bombs and numbers that may be under the new tiles.
   */
  score: number;
  /**
   * Probability that a new tile hits a bomb.
   */
  bomb: number;
  /**
   * Tiles that stay on the rack; only with `order`.
   */
  leave?: string;
  /**
   * The expected points plus the value of the leave; only with `order`.
   */
  equity?: number;
}
/**
 * About the error; only with `error`.
 */
export interface ErrorData2 {
  /**
   * As `data.type` of errors.
   */
  type: string;
  /**
   * For a position that cannot be, the rule that it breaks.
   */
  rule?: string;
  /**
   * Where on the board, `8D`.
   */
  square?: string;
}
/**
 * Find the turns that leave the fewest points, for 1, 2, 3 ... turns, like `lexicon-fast plan`.
 *
 * Lexicon only.
 */
export interface PlanParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Hands of up to 15 cards, as strings, or positions.
   *
   * Items: A string ("CATDOG* hat l[u]rch", or a line of CGP) or an object.
   */
  positions: (LexiconPosition | ScrabblePosition | LexibombOpenBoard)[];
  ruleset?: (string | {}) | null;
  min_length?: number;
  dictionary?: string | null;
  /**
   * Whether to insert cards into table words and exchange cards with them.
   */
  table?: boolean;
  /**
   * Most turns of plans with exchanges.
   */
  turns?: number;
}
/**
 * A row for each hand, in order: those of `plan --format jsonl`.
 */
export interface PlanResult {
  /**
   * Items: A row of `plan`.
   */
  rows: LexiconPlanned[];
}
/**
 * The plans of a hand, or the `error` of a bad hand.
 */
export interface LexiconPlanned {
  id: any;
  hand?: string;
  plans?: LexiconPlannedWords[];
  /**
   * The fewest turns that use up all cards; null: not possible.
   */
  empties_in?: number | null;
  error?: string;
  error_data?: ErrorData3;
}
/**
 * The best plan of at most `turns` turns.
 */
export interface LexiconPlannedWords {
  turns: number;
  words: string[];
  left: string;
  left_points: number;
  /**
   * The turns in order; only with table words.
   */
  steps?: LexiconPlannedStep[];
}
/**
 * One turn of a plan that uses the words on the table.
 */
export interface LexiconPlannedStep {
  action: "form" | "insert" | "substitute";
  word: string;
  /**
   * The word as it lies after the turn, as in the action.
   */
  laid: string;
  /**
   * Cards paid.
   */
  cards: string;
  /**
   * Number of the table word, from 0; missing for `form`.
   */
  target?: number;
}
/**
 * About the error; only with `error`.
 */
export interface ErrorData3 {
  /**
   * As `data.type` of errors.
   */
  type: string;
  /**
   * For a position that cannot be, the rule that it breaks.
   */
  rule?: string;
  /**
   * Where on the board, `8D`.
   */
  square?: string;
}
/**
 * List legal actions for an observation: `game.legal` without a refereed game.
 */
export interface LegalParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  limit?: number | null;
  dictionary?: string | null;
}
/**
 * A round as one player sees it. Players are numbered from 0, in the order of their seats.
 *
 * Cards are in upper case, `*` the Master; a hand is sorted, the Master last. No hidden cards are
 * included: other hands and the stock can only be inferred.
 */
export interface LexiconObservation {
  /**
   * The observing player, and that player's cards.
   */
  player: number;
  hand: string;
  /**
   * The words on the table: `l[u]rch` has a Master that stands for u.
   */
  table?: string[];
  /**
   * The exposed pile, from the bottom; the last card is the exposed one.
   */
  pile?: string;
  /**
   * Number of cards in the stock, all face down.
   */
  stock?: number;
  /**
   * Number of cards that each player holds; 0 if the player is out of the game.
   */
  hand_sizes?: number[];
  /**
   * Scores of the game so far, penalties of this round included.
   */
  scores?: number[];
  /**
   * The player who has to act; None once the round is over.
   */
  to_move?: number | null;
  /**
   * "turn": an action is due. "challenge": an answer to the last play in `history`.
   */
  phase?: "challenge" | "over" | "turn";
  dealer?: number;
  /**
   * Number of the round in its game, from 1.
   */
  round?: number;
  /**
   * Turns since a hand became smaller; the guard ends the round at `ruleset.guard` per player.
   */
  idle?: number;
  /**
   * The card turned up after the deal, and all actions since.
   */
  first_exposed?: string;
  history?: LexiconTurn[];
  /**
   * Cards known to be out of play besides the above (for positions without a history).
   */
  seen?: string;
  /**
   * The name of a ruleset, or all fields of a custom one.
   */
  ruleset?: string | {};
}
/**
 * One action, as the observing player saw it.
 *
 * The turns of an observation are in its `history`.
 */
export interface LexiconTurn {
  player: number;
  action:
    | LexiconForm
    | LexiconInsert
    | LexiconSubstitute
    | LexiconDraw
    | LexiconChallenge
    | LexiconAccept;
  /**
   * The card drawn; empty if another player drew it blind.
   */
  taken?: string;
  /**
   * Whether the stock was renewed from the exposed pile before the blind card was taken.
   */
  renewed?: boolean;
  /**
   * The card turned up after a renewal (only if the ruleset's renewal is "turn up").
   */
  turned_up?: string;
  /**
   * Whether a challenge was right, that is, the word wrong.
   */
  right?: boolean | null;
}
/**
 * Form a new word from the hand.
 *
 * laid: the word as it lies on the table: lower case, the letters of Masters in brackets.
 */
export interface LexiconForm {
  action: "form";
  laid: string;
}
/**
 * Add cards to the table word at place `target` (from 0), whose cards keep their order.
 *
 * laid: the longer word as it lies on the table afterwards.
 */
export interface LexiconInsert {
  action: "insert";
  target: number;
  laid: string;
}
/**
 * Exchange cards for cards of the table word at place `target`, which go into the hand.
 *
 * target: from 0; laid: the new word, of the same length, as it lies on the table afterwards.
 */
export interface LexiconSubstitute {
  action: "substitute";
  target: number;
  laid: string;
}
/**
 * Discard a card (upper case, `*` the Master) and take another.
 *
 * take: "exposed", the last card of the exposed pile, or "blind", the top card of the stock.
 */
export interface LexiconDraw {
  action: "draw";
  discard: string;
  take: "blind" | "exposed";
}
/**
 * Challenge the word of the last play.
 *
 * If the word is not in the dictionary, the play is taken back.
 */
export interface LexiconChallenge {
  action: "challenge";
}
/**
 * Accept the word of the last play.
 *
 * The next player acts once all other players have accepted.
 */
export interface LexiconAccept {
  action: "accept";
}
/**
 * A game as one player sees it. Players are numbered from 0, in the order of their seats.
 *
 * Tiles are in upper case, `?` the blank; a rack is sorted, blanks last. No hidden tiles are
 * included: other racks and the bag can only be inferred.
 */
export interface ScrabbleObservation {
  /**
   * The observing player, and that player's tiles.
   */
  player: number;
  rack: string;
  /**
   * The rows: `.` an empty square, upper case a tile, lower case a blank; () for an empty board.
   */
  board?: string[];
  /**
   * Number of tiles in the bag.
   */
  bag?: number;
  /**
   * Number of tiles that each player holds.
   */
  rack_sizes?: number[];
  scores?: number[];
  /**
   * The player who has to act; None once the game is over.
   */
  to_move?: number | null;
  /**
   * "turn": an action is due. "challenge": an answer to the last play in `history`, which other players may have accepted.
   */
  phase?: "challenge" | "over" | "turn";
  /**
   * Number of scoreless turns in a row.
   */
  scoreless?: number;
  /**
   * Turns that each player will lose for wrong challenges.
   */
  lost?: number[];
  /**
   * All actions since the start.
   */
  history?: ScrabbleTurn[];
  /**
   * The name of a ruleset, or all fields of a custom one.
   */
  ruleset?: string | {};
}
/**
 * One action, as the observing player saw it.
 */
export interface ScrabbleTurn {
  player: number;
  /**
   * Exchanges of other players have no tiles: see `exchanged`.
   */
  action: CrosswordLay | CrosswordExchange | CrosswordPass | CrosswordChallenge | CrosswordAccept;
  /**
   * Points of a play, removed again by a right challenge; 0 for a challenge.
   */
  score?: number;
  /**
   * Tiles drawn, in the order of the bag; empty for other players. The answer that accepts a play has the tiles drawn by the player of the play.
   */
  drawn?: string;
  /**
   * Number of tiles exchanged.
   */
  exchanged?: number;
  /**
   * Whether a challenge was right, that is, the play bad.
   */
  right?: boolean | null;
}
/**
 * Lay tiles for a word.
 *
 * at: the start, `8D` across, `D8` down. word: `QUI(T)z`, letters on the board in parentheses, a
 * blank as its letter in lower case; in Lexibomb a blank has no letter: `QUI(T)_`.
 */
export interface CrosswordLay {
  action: "play";
  at: string;
  word: string;
}
/**
 * Exchange tiles for as many others: upper case, `?` the blank (in Lexibomb `_`).
 */
export interface CrosswordExchange {
  action: "exchange";
  tiles: string;
}
/**
 * Pass the turn.
 */
export interface CrosswordPass {
  action: "pass";
}
/**
 * Challenge all words of the last play together.
 */
export interface CrosswordChallenge {
  action: "challenge";
}
/**
 * Accept the last play.
 */
export interface CrosswordAccept {
  action: "accept";
}
/**
 * A game as one player sees it. Players are numbered from 0, in the order of their seats.
 *
 * Tiles are in upper case, `_` the blank; a rack is sorted, blanks last. No hidden tiles or bombs
 * are included: other racks, the bag and the bombs can only be inferred, even after the end.
 */
export interface LexibombObservation {
  /**
   * The observing player, and that player's tiles.
   */
  player: number;
  rack: string;
  /**
   * The rows: `.` an empty square, a letter in upper case or `_` a tile; () for an empty board.
   */
  board?: string[];
  /**
   * The rows: `.` a closed square, `0` to `8` an open one with the number of bombs around it, `*` a bomb that was hit; () if all are closed.
   */
  opened?: string[];
  /**
   * Number of all bombs, hit bombs included.
   */
  bombs?: number;
  /**
   * Number of tiles in the bag.
   */
  bag?: number;
  /**
   * Number of tiles that each player holds.
   */
  rack_sizes?: number[];
  scores?: number[];
  /**
   * The player who has to act; None once the game is over.
   */
  to_move?: number | null;
  phase?: "over" | "turn";
  /**
   * Turns in a row without points, by player.
   */
  zeros?: number[];
  /**
   * All actions since the start.
   */
  history?: LexibombTurn[];
  /**
   * The name of a ruleset, or all fields of a custom one.
   */
  ruleset?: string | {};
}
/**
 * One action, as the observing player saw it.
 */
export interface LexibombTurn {
  player: number;
  /**
   * Exchanges of other players have no tiles: see `exchanged`.
   */
  action: CrosswordLay | CrosswordExchange | CrosswordPass;
  /**
   * Points of a play.
   */
  score?: number;
  /**
   * The squares where a play hit a bomb, as `8D`.
   */
  hit?: string[];
  /**
   * Tiles drawn, in the order of the bag; empty for other players.
   */
  drawn?: string;
  /**
   * Number of tiles exchanged.
   */
  exchanged?: number;
}
/**
 * The legal actions, best plays first; empty if another player is to move.
 *
 * `count` is their number before `limit`. Plays of Lexibomb are sorted by place and word; use
 * `solve` to rank them.
 *
 * In Lexicon, `game.apply` also accepts the same words paid with other cards and, unless the
 * ruleset is strict, words that are not in the dictionary, which may be challenged. In Scrabble,
 * it accepts such words unless the ruleset's `challenge` is "void".
 */
export interface LegalResult {
  count: number;
  /**
   * Items: An action of the game.
   */
  actions: (LexiconAction | ScrabbleAction | LexibombAction)[];
}
/**
 * Rank actions by play-outs, until the limit, `stop`, or a clear result.
 *
 * Without `seconds` and `iterations`, it runs until `stop` or the option `max_seconds`.
 */
export interface AdviseParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  seconds?: number | null;
  /**
   * Maximum number of play-outs. With it, the advice is the same on every machine.
   */
  iterations?: number | null;
  /**
   * The adviser's dictionary; null: the dictionary in play.
   */
  words?: string | null;
  seed?: number;
  /**
   * Whether to send intermediate results as `advise.update`.
   */
  stream?: boolean;
  dictionary?: string | null;
}
/**
 * The final advice. stopped: by `stop`, the end of input, or the option `max_seconds`.
 */
export interface AdviseResult {
  /**
   * Ranked actions with reasons.
   */
  advice: LexiconAdvice | ScrabbleAdvice | LexibombAdvice;
  stopped: boolean;
}
/**
 * Ranked actions, best first.
 *
 * In a challenge phase they are accept and challenge. `word`, `known` and `certain` belong to it.
 */
export interface LexiconAdvice {
  /**
   * The advised player.
   */
  player: number;
  ranked: LexiconAdvised[];
  /**
   * Play-outs of all actions together.
   */
  playouts: number;
  /**
   * Whether this is the last advice of a run.
   */
  final: boolean;
  /**
   * The word to accept or challenge.
   */
  word: string | null;
  /**
   * Whether the adviser's word list has it.
   */
  known: boolean | null;
  /**
   * Whether the referee will decide the same.
   */
  certain: boolean;
  /**
   * Whether the search ended before its limit, because one action was left.
   */
  settled?: boolean;
}
/**
 * An action with the results of its play-outs, and a short explanation.
 */
export interface LexiconAdvised {
  action:
    | LexiconForm
    | LexiconInsert
    | LexiconSubstitute
    | LexiconDraw
    | LexiconChallenge
    | LexiconAccept;
  playouts: number;
  /**
   * Points left in the opponents' hands at the end of the round (their average), minus the player's own.
   */
  gain: number;
  /**
   * Half-width of the 95% confidence interval; null: not known yet.
   */
  margin: number | null;
  /**
   * Shares of play-outs in which this player, or another one, goes out first.
   */
  win: number;
  lose: number;
  /**
   * Average points left in the player's hand.
   */
  points: number;
  /**
   * Average number of the player's turns in won rounds; null: none was won.
   */
  turns: number | null;
  why: string;
  /**
   * Average points left in the hand of each player, by seat; 0 for a player who is not dealt in.
   */
  seat_points?: number[];
  /**
   * Share of play-outs in which each player goes out first, by seat.
   */
  seat_wins?: number[];
}
/**
 * Ranked actions, best first.
 *
 * In a challenge phase they are accept and challenge. `words`, `known` and `certain` belong to it.
 */
export interface ScrabbleAdvice {
  /**
   * The advised player.
   */
  player: number;
  ranked: ScrabbleAdvised[];
  /**
   * Play-outs of all actions together.
   */
  playouts: number;
  /**
   * Whether this is the last advice of a run.
   */
  final: boolean;
  /**
   * The words to accept or challenge.
   */
  words: string[];
  /**
   * Whether the adviser's word list has all of them.
   */
  known: boolean | null;
  /**
   * Whether the referee will decide the same.
   */
  certain: boolean;
  /**
   * Whether the endgame was searched completely.
   */
  exact: boolean;
  /**
   * The points that a win counts for: actions are ranked by `equity` + `win_points` x `win`.
   */
  win_points?: number;
  /**
   * Whether the search ended before its limit, because one action was left.
   */
  settled?: boolean;
}
/**
 * An action with the results of its play-outs, and a short explanation.
 */
export interface ScrabbleAdvised {
  action: CrosswordLay | CrosswordExchange | CrosswordPass | CrosswordChallenge | CrosswordAccept;
  playouts: number;
  /**
   * The player's points minus those of the opponents (their average) from here on, including the tiles left on the racks.
   */
  equity: number;
  /**
   * Half-width of the 95% confidence interval; null: not known yet.
   */
  margin: number | null;
  /**
   * Points of the action.
   */
  score: number;
  /**
   * Tiles that stay on the rack.
   */
  leave: string;
  /**
   * Their estimated worth in points; null: not known.
   */
  leave_value: number | null;
  /**
   * Share of play-outs that the player wins; a shared win counts in part.
   */
  win: number;
  why: string;
  /**
   * Points that opponents then score, and this player after that, up to this player's next turn or to the end; null: the action was searched, not played out.
   */
  answer?: number | null;
  follow?: number | null;
  /**
   * Shares of play-outs in which this player, or an opponent, lays a full rack in these turns.
   */
  bingo?: number | null;
  other_bingo?: number | null;
}
/**
 * Ranked actions, best first.
 */
export interface LexibombAdvice {
  /**
   * The advised player.
   */
  player: number;
  ranked: LexibombAdvised[];
  /**
   * Play-outs of all actions together.
   */
  playouts: number;
  /**
   * Whether this is the last advice of a run.
   */
  final: boolean;
  /**
   * Whether the probabilities of bombs are counted, not estimated.
   */
  exact: boolean;
  /**
   * The points that a win counts for: actions are ranked by `equity` + `win_points` x `win`.
   */
  win_points?: number;
  /**
   * Whether the search ended before its limit, because one action was left.
   */
  settled?: boolean;
}
/**
 * An action with the results of its play-outs, and a short explanation.
 */
export interface LexibombAdvised {
  action: CrosswordLay | CrosswordExchange | CrosswordPass;
  playouts: number;
  /**
   * The player's points minus those of the opponents (their average) from here on, including the tiles left on the racks.
   */
  equity: number;
  /**
   * Half-width of the 95% confidence interval; null: not known yet.
   */
  margin: number | null;
  /**
   * Expected points of the action.
   */
  score: number;
  /**
   * Probability that it hits a bomb.
   */
  bomb: number;
  /**
   * Tiles that stay on the rack.
   */
  leave: string;
  /**
   * Their estimated worth in points.
   */
  leave_value: number;
  /**
   * Share of play-outs that the player wins; a shared win counts in part.
   */
  win: number;
  why: string;
  /**
   * Points that opponents then score, on average, and the share of play-outs in which one of them hits a bomb; null: not known.
   */
  answer?: number | null;
  bombed?: number | null;
}
/**
 * Compare each turn of a recorded game with the best actions, as `advise` finds them.
 *
 * Without `seconds` and `iterations`, each turn has 1,000 play-outs. The request also ends with
 * `stop` and after the option `max_seconds`, between two turns.
 */
export interface AnalyseParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Lines of a record with one game; of Scrabble, also those of a GCG file.
   */
  record: string[];
  /**
   * Of a GCG file: rules with its board and tiles; null: those that the file names.
   */
  ruleset?: (string | {}) | null;
  /**
   * Limits of each turn. With `iterations`, the analysis is the same on every machine.
   */
  seconds?: number | null;
  iterations?: number | null;
  /**
   * Compare fewer candidates, with 100 play-outs of each turn unless there is another limit.
   */
  quick?: boolean;
  /**
   * null: derived from what each player saw, so that the same game has the same analysis.
   */
  seed?: number | null;
  /**
   * The number of best actions to list for each turn.
   */
  top?: number;
  /**
   * Whether to send each row as `analyse.update`.
   */
  stream?: boolean;
  /**
   * null: the record's dictionary, or the default of the game.
   */
  dictionary?: string | null;
}
/**
 * The turns and ends in the order of the game, then the sums of each player.
 *
 * stopped: before the last turn, by `stop`, the end of input, or the option `max_seconds`.
 */
export interface AnalyseResult {
  /**
   * Items: A turn, the end of a game or round, or the sums of a player.
   */
  rows: (LexiconAnalysis | ScrabbleAnalysis | LexibombAnalysis)[];
  stopped: boolean;
}
/**
 * A turn, or a wrong answer to a play, next to the best actions.
 */
export interface LexiconTurnAnalysis {
  of: "turn";
  /**
   * Number of the event in the record, from 0, the setup; among those of a GCG file, from 1.
   */
  event: number;
  player: number;
  /**
   * As it was played.
   */
  action:
    | (
        | LexiconForm
        | LexiconInsert
        | LexiconSubstitute
        | LexiconDraw
        | LexiconChallenge
        | LexiconAccept
      )
    | null;
  /**
   * The best actions, best first, as in advice.
   */
  best?: LexiconAdvised[];
  /**
   * The action that was played; null: it could not be evaluated, see `unknown`.
   */
  played?: LexiconAdvised | null;
  /**
   * Its place among all actions that were evaluated, from 1.
   */
  rank?: number | null;
  grade?: ("best" | "blunder" | "good" | "inaccuracy" | "mistake") | null;
  /**
   * Points ahead of the others (their average) so far, and at the end, if the best is played.
   */
  ahead?: number | null;
  expected?: number | null;
  /**
   * Chance of winning the game, or the round, if the best is played.
   */
  win?: number | null;
  /**
   * What the action lost against the best one, in points and in chance of winning. A play may gain points, but lose chances; then one is negative.
   */
  loss?: number | null;
  loss_win?: number | null;
  /**
   * Luck before the turn, since the player's last one; null: not known.
   */
  luck?: number | null;
  luck_win?: number | null;
  /**
   * Whether the rest was searched completely, so that all values are certain.
   */
  exact?: boolean;
  /**
   * Number of the round, in a game that has rounds.
   */
  round?: number | null;
  /**
   * Why the action has no evaluation.
   */
  unknown?: string;
  /**
   * The words of the play that the dictionary lacks.
   */
  phonies?: string[];
  /**
   * Whether a challenge took the play back.
   */
  taken_back?: boolean;
  /**
   * Of an inaccuracy, mistake, blunder or wrong answer: what explains the loss, most first.
   */
  facts?: Fact[];
}
/**
 * A number that explains why the best action is better than the one that was played.
 *
 * kind: what it measures; best, played: its values for the two actions; text: the same in words.
 */
export interface Fact {
  kind:
    | "bag"
    | "bingo"
    | "bomb"
    | "draws"
    | "ending"
    | "leave"
    | "next"
    | "other bingo"
    | "other bomb"
    | "other out"
    | "out"
    | "points"
    | "reply"
    | "risk"
    | "turns"
    | "word";
  best: number;
  played: number;
  text: string;
}
/**
 * The end of a game or a round.
 */
export interface EndAnalysis {
  of: "end";
  event: number;
  /**
   * Luck of each player since the last turn, in points and in chances; null: not known.
   */
  luck: (number | null)[];
  luck_win: (number | null)[];
  /**
   * Number of the round, in a game that has rounds.
   */
  round?: number | null;
}
/**
 * A player's sums over a game.
 */
export interface PlayerAnalysis {
  of: "player";
  /**
   * Turns and wrong answers that were evaluated, and how many of them had each grade.
   */
  turns: number;
  grades: {
    [k: string]: number;
  };
  /**
   * Losses of all turns together, in points and in chances of winning.
   */
  loss: number;
  loss_win: number;
  /**
   * Mean loss per turn; null: no turn was evaluated.
   */
  turn_loss: number | null;
  turn_loss_win: number | null;
  /**
   * Luck of all turns together, as far as it is known.
   */
  luck: number;
  luck_win: number;
  /**
   * Mistakes per game: 0.2 for a small one, 0.5 for a medium one, 1 for a large one.
   */
  mistake_index: number;
  /**
   * Plays with words that the dictionary lacks, or that a challenge took back.
   */
  phonies: number;
  /**
   * Plays that a challenge took back.
   */
  challenged: number;
  /**
   * An estimate from the losses in games of two; null: there is none, see docs/analysis.md.
   */
  strength?: Strength | null;
  player: number;
}
/**
 * A rating in Elo on the ladder of docs/strength.md, where `greedy` has 0.
 *
 * low, high: its 95% interval.
 */
export interface Strength {
  elo: number;
  low: number;
  high: number;
}
/**
 * A turn, or a wrong answer to a play, next to the best actions.
 */
export interface ScrabbleTurnAnalysis {
  of: "turn";
  /**
   * Number of the event in the record, from 0, the setup; among those of a GCG file, from 1.
   */
  event: number;
  player: number;
  /**
   * As it was played.
   */
  action:
    | (CrosswordLay | CrosswordExchange | CrosswordPass | CrosswordChallenge | CrosswordAccept)
    | null;
  /**
   * The best actions, best first, as in advice.
   */
  best?: ScrabbleAdvised[];
  /**
   * The action that was played; null: it could not be evaluated, see `unknown`.
   */
  played?: ScrabbleAdvised | null;
  /**
   * Its place among all actions that were evaluated, from 1.
   */
  rank?: number | null;
  grade?: ("best" | "blunder" | "good" | "inaccuracy" | "mistake") | null;
  /**
   * Points ahead of the others (their average) so far, and at the end, if the best is played.
   */
  ahead?: number | null;
  expected?: number | null;
  /**
   * Chance of winning the game, or the round, if the best is played.
   */
  win?: number | null;
  /**
   * What the action lost against the best one, in points and in chance of winning. A play may gain points, but lose chances; then one is negative.
   */
  loss?: number | null;
  loss_win?: number | null;
  /**
   * Luck before the turn, since the player's last one; null: not known.
   */
  luck?: number | null;
  luck_win?: number | null;
  /**
   * Whether the rest was searched completely, so that all values are certain.
   */
  exact?: boolean;
  /**
   * Number of the round, in a game that has rounds.
   */
  round?: number | null;
  /**
   * Why the action has no evaluation.
   */
  unknown?: string;
  /**
   * The words of the play that the dictionary lacks.
   */
  phonies?: string[];
  /**
   * Whether a challenge took the play back.
   */
  taken_back?: boolean;
  /**
   * Of an inaccuracy, mistake, blunder or wrong answer: what explains the loss, most first.
   */
  facts?: Fact[];
}
/**
 * A turn, or a wrong answer to a play, next to the best actions.
 */
export interface LexibombTurnAnalysis {
  of: "turn";
  /**
   * Number of the event in the record, from 0, the setup; among those of a GCG file, from 1.
   */
  event: number;
  player: number;
  /**
   * As it was played.
   */
  action: (CrosswordLay | CrosswordExchange | CrosswordPass) | null;
  /**
   * The best actions, best first, as in advice.
   */
  best?: LexibombAdvised[];
  /**
   * The action that was played; null: it could not be evaluated, see `unknown`.
   */
  played?: LexibombAdvised | null;
  /**
   * Its place among all actions that were evaluated, from 1.
   */
  rank?: number | null;
  grade?: ("best" | "blunder" | "good" | "inaccuracy" | "mistake") | null;
  /**
   * Points ahead of the others (their average) so far, and at the end, if the best is played.
   */
  ahead?: number | null;
  expected?: number | null;
  /**
   * Chance of winning the game, or the round, if the best is played.
   */
  win?: number | null;
  /**
   * What the action lost against the best one, in points and in chance of winning. A play may gain points, but lose chances; then one is negative.
   */
  loss?: number | null;
  loss_win?: number | null;
  /**
   * Luck before the turn, since the player's last one; null: not known.
   */
  luck?: number | null;
  luck_win?: number | null;
  /**
   * Whether the rest was searched completely, so that all values are certain.
   */
  exact?: boolean;
  /**
   * Number of the round, in a game that has rounds.
   */
  round?: number | null;
  /**
   * Why the action has no evaluation.
   */
  unknown?: string;
  /**
   * The words of the play that the dictionary lacks.
   */
  phonies?: string[];
  /**
   * Whether a challenge took the play back.
   */
  taken_back?: boolean;
  /**
   * Of an inaccuracy, mistake, blunder or wrong answer: what explains the loss, most first.
   */
  facts?: Fact[];
}
/**
 * Choose an action with a bot. The same observation and seed give the same action.
 *
 * The engine stores nothing between moves.
 */
export interface BotMoveParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  /**
   * Name, optionally with options: "greedy", "expert:iterations=200" (`hello` lists them).
   */
  bot: string;
  /**
   * More options by name.
   */
  options?: {
    [k: string]: number | boolean | string;
  };
  /**
   * Limits; bots without such an option ignore them.
   */
  seconds?: number | null;
  iterations?: number | null;
  seed?: number;
  dictionary?: string | null;
  /**
   * The clocks of the game: the bot takes a share of what its player has left.
   */
  clock?: Clock | null;
}
/**
 * The clocks of a game.
 */
export interface Clock {
  control: TimeControl;
  /**
   * Seconds that each player has left.
   */
  left: number[];
  /**
   * The player whose clock runs; null: none runs.
   */
  running: number | null;
}
/**
 * The time that each player has: either `seconds` or `move_seconds` has to be given.
 */
export interface TimeControl {
  /**
   * For all turns of the game.
   */
  seconds?: number | null;
  /**
   * Seconds that a player gets after each turn, with `seconds`.
   */
  increment?: number;
  /**
   * For each turn.
   */
  move_seconds?: number | null;
}
/**
 * The chosen action. stopped: by `stop`, the end of input, or the option `max_seconds`.
 */
export interface BotMoveResult {
  /**
   * An action of the game.
   */
  action: LexiconAction | ScrabbleAction | LexibombAction;
  stopped: boolean;
}
/**
 * Make a puzzle, without its solution. Without `day` and `seed`, that of today, UTC.
 *
 * The puzzle of a day is the same for everyone. In Lexibomb it may take seconds.
 */
export interface PuzzleParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The puzzle of a day: "2026-11-27".
   */
  day?: string | null;
  /**
   * The puzzle of a seed.
   */
  seed?: number | null;
  /**
   * The dictionary of the puzzle of a `seed`; null: that of the puzzles of days.
   */
  dictionary?: string | null;
}
/**
 * A position and a question. `docs/puzzles.md` describes the puzzles of each game.
 */
export interface PuzzleResult {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Of the puzzle of a day.
   */
  day: string | null;
  /**
   * Of the puzzle of a seed.
   */
  seed: number | null;
  /**
   * Name of the dictionary.
   */
  dictionary: string;
  question: string;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  /**
   * The weakest level that solves it in half of all turns or more, from 1; null: none does.
   */
  difficulty: number | null;
  /**
   * The share of turns in which each level sees the solution, the weakest first.
   */
  levels: number[];
}
/**
 * Check an answer to a puzzle. The params of the puzzle are those of `puzzle`.
 */
export interface PuzzleCheckParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The puzzle of a day: "2026-11-27".
   */
  day?: string | null;
  /**
   * The puzzle of a seed.
   */
  seed?: number | null;
  /**
   * The dictionary of the puzzle of a `seed`; null: that of the puzzles of days.
   */
  dictionary?: string | null;
  /**
   * The actions of the player, one after the other.
   *
   * Items: An action of the game.
   */
  answer: (LexiconAction | ScrabbleAction | LexibombAction)[];
}
/**
 * Whether an answer is as good as the best one.
 */
export interface PuzzleCheckResult {
  solved: boolean;
  /**
   * Turns in Lexicon, points in Scrabble, expected points in Lexibomb; null: the answer does not do what the question asks for.
   */
  value: number | null;
  /**
   * A sentence about the answer.
   */
  text: string;
  /**
   * What the player sees after the answer (Lexicon); null: there is no other turn.
   */
  observation: (LexiconObservation | ScrabbleObservation | LexibombObservation) | null;
}
/**
 * Get the solution of a puzzle. The params of the puzzle are those of `puzzle`.
 */
export interface PuzzleSolutionParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The puzzle of a day: "2026-11-27".
   */
  day?: string | null;
  /**
   * The puzzle of a seed.
   */
  seed?: number | null;
  /**
   * The dictionary of the puzzle of a `seed`; null: that of the puzzles of days.
   */
  dictionary?: string | null;
}
/**
 * A best answer.
 */
export interface PuzzleSolutionResult {
  /**
   * Items: An action of the game.
   */
  solution: (LexiconAction | ScrabbleAction | LexibombAction)[];
  /**
   * What it reaches; see `value` of `puzzle.check`.
   */
  target: number;
}
/**
 * Start a game, refereed by the engine, from a seed, a position or a record.
 */
export interface GameNewParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Number of players; not used with a position or a record.
   */
  players?: number | null;
  /**
   * Names of the players, for the record.
   */
  names?: string[] | null;
  ruleset?: (string | {}) | null;
  /**
   * Random seed; null: chosen by the engine, and stored in the record.
   */
  seed?: number | null;
  /**
   * Maximum number of rounds (Lexicon).
   */
  rounds?: number | null;
  /**
   * First dealer (Lexicon); null: random.
   */
  first_dealer?: number | null;
  /**
   * First player (Scrabble, Lexibomb); null: random.
   */
  starter?: number | null;
  /**
   * All cards, tiles and bombs, including hidden ones.
   */
  position?: LexiconState | ScrabbleStart | LexibombState;
  /**
   * Lines of a record to continue; of Scrabble, also those of a GCG file, whose rules are `ruleset`, by default those that the file names.
   */
  record?: string[] | null;
  /**
   * Of a GCG file, the number of events before the position to continue from; null: all. The complete file is needed, because later lines show the racks. Tiles that it does not show are dealt by the seed.
   */
  events?: number | null;
  /**
   * null: the record's dictionary, or the default of the game.
   */
  dictionary?: string | null;
  /**
   * Time of the players; null: no limit. A player whose time is over loses the game, at the next request about it.
   */
  clock?: TimeControl | null;
}
/**
 * The position of all cards before a turn, hidden ones included.
 */
export interface LexiconState {
  /**
   * By player, in the order of the seats; empty if the player is out of the game.
   */
  hands: string[];
  /**
   * The exposed pile from its bottom.
   */
  pile?: string;
  /**
   * The words on the table.
   */
  table?: string[];
  /**
   * The stock from its top. None: the remaining cards of the pack, shuffled by the seed.
   */
  stock?: string | null;
  /**
   * None: the player left of the dealer.
   */
  to_move?: number | null;
  dealer?: number;
  /**
   * Scores of the game so far; empty: 0 each.
   */
  scores?: number[];
  /**
   * Number of the round in its game.
   */
  round?: number;
  /**
   * Turns since a hand became smaller.
   */
  idle?: number;
}
/**
 * A position, as far as it is known. Tiles are in upper case, `?` the blank.
 */
export interface ScrabbleState {
  /**
   * By player, in the order of the seats; an unknown rack is empty.
   */
  racks: string[];
  /**
   * The rows (`.` an empty square, upper case a tile, lower case a blank), or the board of a CGP.
   */
  board?: string[] | string;
  to_move?: number;
  /**
   * Empty: 0 each.
   */
  scores?: number[];
  /**
   * Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known racks are complete, unknown racks full as far as there are tiles.
   */
  rack_sizes?: number[];
  /**
   * The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
   */
  bag?: string | null;
  /**
   * Number of scoreless turns in a row.
   */
  scoreless?: number;
  /**
   * Turns that each player will lose; empty: 0 each.
   */
  lost?: number[];
}
/**
 * A position, as far as it is known. Tiles are in upper case, `_` the blank.
 */
export interface LexibombState {
  /**
   * By player, in the order of the seats; an unknown rack is empty.
   */
  racks: string[];
  /**
   * The rows: `.` an empty square, a letter in upper case or `_` a tile; empty: no tiles.
   */
  board?: string[];
  /**
   * The rows: `.` closed, `0` to `8` open with the number of bombs around it, `*` a bomb that was hit. Empty: the squares that the tiles open; then `bombs` is required if there are tiles.
   */
  opened?: string[];
  to_move?: number;
  /**
   * Empty: 0 each.
   */
  scores?: number[];
  /**
   * Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known racks are complete, unknown racks full as far as there are tiles.
   */
  rack_sizes?: number[];
  /**
   * The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
   */
  bag?: string | null;
  /**
   * Rows, `*` a bomb, hit or not. Empty: drawn by the seed; all placements that agree with `opened` are equally likely.
   */
  bombs?: string[];
  /**
   * Turns in a row without points, by player; empty: 0 each.
   */
  zeros?: number[];
}
/**
 * The new game, without hidden information; `game.observe` has the view of a player.
 */
export interface GameNewResult {
  /**
   * Identifies the game in later requests.
   */
  id: string;
  game: string;
  /**
   * Number of players.
   */
  players: number;
  /**
   * Player to act; null: the game is over.
   */
  to_move: number | null;
  over: boolean;
  /**
   * Number of events so far.
   */
  seq: number;
  /**
   * At the end, by player: 1.0 for the winner, shared between several winners; for a Lexicon game from a position, minus the points of the round. null: not over, or aborted.
   */
  returns: number[] | null;
  clock?: Clock | null;
  names: string[];
  /**
   * A name, all options, or a base and what differs: {"base": ..., ...}.
   */
  ruleset: string | {};
  dictionary: string;
}
/**
 * Get the view of one player.
 */
export interface GameObserveParams {
  id: string;
  player: number;
  /**
   * Include events after this `seq`.
   */
  since?: number | null;
}
/**
 * The view of the player, as needed by `advise`, `bot.move` and `legal`.
 */
export interface GameObserveResult {
  seq: number;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  /**
   * Events after `since`, as seen by this player; empty without `since`.
   *
   * Items: An event, as seen by one player.
   */
  events: (LexiconEvent | ScrabbleEvent | LexibombEvent)[];
}
/**
 * One action, without the card that another player drew blind.
 */
export interface LexiconSeenTurn {
  event: "turn";
  player: number;
  action:
    | LexiconForm
    | LexiconInsert
    | LexiconSubstitute
    | LexiconDraw
    | LexiconChallenge
    | LexiconAccept;
  /**
   * The card drawn; empty if another player drew it blind.
   */
  taken?: string;
  /**
   * Whether the stock was renewed from the exposed pile before the blind card was taken.
   */
  renewed?: boolean;
  /**
   * The card turned up after a renewal (only if the ruleset's renewal is "turn up").
   */
  turned_up?: string;
  /**
   * Whether a challenge was right, that is, the word wrong.
   */
  right?: boolean | null;
}
/**
 * The start of a round. hand: the player's own; stock: the number of cards.
 */
export interface LexiconSeenDeal {
  event: "deal";
  round: number;
  dealer: number;
  players: number[];
  hand: string;
  exposed: string;
  stock: number;
}
/**
 * A draw for the first deal; players who tie draw again.
 *
 * cards: the card that each of `players` drew, preceded by returned Masters ("*K").
 * dealer: the player who deals; None if the highest cards are equal.
 */
export interface LexiconDealerDraw {
  event: "dealer draw";
  players: number[];
  cards: string[];
  dealer?: number | null;
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * The end of a round.
 *
 * why: a hand is empty ("out"), or the guard ended the round; winner: the player with the empty
 * hand. By player: points, scored in this round, penalties included; scores, of the game.
 * out: the players who are now out of the game.
 */
export interface LexiconRoundEnd {
  event: "round end";
  why: "guard" | "out";
  points: number[];
  scores: number[];
  winner?: number | null;
  out?: number[];
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * The end of a game. Several winners share the win.
 */
export interface LexiconGameEnd {
  event: "game end";
  winners: number[];
  scores: number[];
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * The end of a game that is not played out. A game does not know it, but its record does.
 *
 * player: has lost it, and the others have won; None: it was aborted, and nobody has won.
 * reason: "resigned", "clock" (no time left), "aborted"; in a match also "crash", "timeout",
 * "error" or "illegal" of an external player, which `message` explains.
 */
export interface Forfeit {
  event: "forfeit";
  player: number | null;
  reason: string;
  message?: string;
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * One action, without the tiles that other players drew or exchanged.
 *
 * The player of a play draws with the answer that accepts it, which then has `drawn`.
 */
export interface ScrabbleSeenTurn {
  event: "turn";
  player: number;
  /**
   * Exchanges of other players have no tiles: see `exchanged`.
   */
  action: CrosswordLay | CrosswordExchange | CrosswordPass | CrosswordChallenge | CrosswordAccept;
  /**
   * Points of a play, removed again by a right challenge; 0 for a challenge.
   */
  score?: number;
  /**
   * Tiles drawn, in the order of the bag; empty for other players. The answer that accepts a play has the tiles drawn by the player of the play.
   */
  drawn?: string;
  /**
   * Number of tiles exchanged.
   */
  exchanged?: number;
  /**
   * Whether a challenge was right, that is, the play bad.
   */
  right?: boolean | null;
}
/**
 * The start. rack: the player's own; bag: the number of tiles.
 */
export interface CrosswordSeenDeal {
  event: "deal";
  starter: number;
  rack: string;
  bag: number;
}
/**
 * A draw for the start; players who tie draw again.
 *
 * tiles: the tile that each of `players` drew; starter: the player who starts; None if the best
 * tiles are equal.
 */
export interface CrosswordStartDraw {
  event: "start draw";
  players: number[];
  tiles: string;
  starter?: number | null;
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * A turn lost for a wrong challenge.
 */
export interface ScrabbleLostTurn {
  event: "lost turn";
  player: number;
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * The end of a game. Several winners share the win.
 *
 * why: rack and bag are empty ("out"), or there were too many scoreless turns in a row. By player:
 * before, scores without the tiles held, which break ties; adjustments, points for the tiles held;
 * scores, the sum of both.
 */
export interface ScrabbleGameEnd {
  event: "game end";
  why: "out" | "scoreless";
  before: number[];
  adjustments: number[];
  scores: number[];
  winners: number[];
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * One action, without the tiles that other players drew or exchanged.
 *
 * The squares that a play opened are in the observation.
 */
export interface LexibombSeenTurn {
  event: "turn";
  player: number;
  /**
   * Exchanges of other players have no tiles: see `exchanged`.
   */
  action: CrosswordLay | CrosswordExchange | CrosswordPass;
  /**
   * Points of a play.
   */
  score?: number;
  /**
   * The squares where a play hit a bomb, as `8D`.
   */
  hit?: string[];
  /**
   * Tiles drawn, in the order of the bag; empty for other players.
   */
  drawn?: string;
  /**
   * Number of tiles exchanged.
   */
  exchanged?: number;
}
/**
 * The end of a game. Several winners share the win.
 *
 * why: rack and bag are empty ("out"), or a player had too many turns without points in a row
 * ("zeros"). By player: before, scores without the tiles held; adjustments, points for the tiles
 * held; scores, the sum of both.
 */
export interface LexibombGameEnd {
  event: "game end";
  why: "out" | "zeros";
  before: number[];
  adjustments: number[];
  scores: number[];
  winners: number[];
  /**
   * In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
   */
  chain?: string;
}
/**
 * List the legal actions of a player; empty if another player is to move.
 */
export interface GameLegalParams {
  id: string;
  player: number;
  limit?: number | null;
}
/**
 * Apply an action of a player.
 */
export interface GameApplyParams {
  id: string;
  player: number;
  /**
   * An action of the game.
   */
  action: LexiconAction | ScrabbleAction | LexibombAction;
  /**
   * Refuse the action if this is not the current number of events.
   */
  seq?: number | null;
}
/**
 * The resulting events, as seen by this player, and the new state.
 */
export interface GameApplyResult {
  /**
   * Identifies the game in later requests.
   */
  id: string;
  game: string;
  /**
   * Number of players.
   */
  players: number;
  /**
   * Player to act; null: the game is over.
   */
  to_move: number | null;
  over: boolean;
  /**
   * Number of events so far.
   */
  seq: number;
  /**
   * At the end, by player: 1.0 for the winner, shared between several winners; for a Lexicon game from a position, minus the points of the round. null: not over, or aborted.
   */
  returns: number[] | null;
  clock?: Clock | null;
  /**
   * Items: An event, as seen by one player.
   */
  events: (LexiconEvent | ScrabbleEvent | LexibombEvent)[];
}
/**
 * End the game with the loss of a player, in any player's turn; the others win.
 */
export interface GameResignParams {
  id: string;
  player: number;
}
/**
 * Public state of a game.
 */
export interface GameState {
  /**
   * Identifies the game in later requests.
   */
  id: string;
  game: string;
  /**
   * Number of players.
   */
  players: number;
  /**
   * Player to act; null: the game is over.
   */
  to_move: number | null;
  over: boolean;
  /**
   * Number of events so far.
   */
  seq: number;
  /**
   * At the end, by player: 1.0 for the winner, shared between several winners; for a Lexicon game from a position, minus the points of the round. null: not over, or aborted.
   */
  returns: number[] | null;
  clock?: Clock | null;
}
/**
 * The game of the request.
 */
export interface GameIdParams {
  id: string;
}
/**
 * Get a `game.changed` after each change of the game, with what this player sees of it.
 */
export interface GameWatchParams {
  id: string;
  player: number;
}
/**
 * The record of a finished game: lines of JSON, for `lexicon-fast replay`.
 */
export interface GameRecordResult {
  lines: string[];
}
/**
 * The open games.
 */
export interface GameListResult {
  games: GameState[];
}
/**
 * Intermediate result of an `advise`; each one refines the previous one.
 */
export interface AdviseUpdate {
  /**
   * Id of the `advise` request.
   */
  id: number | string;
  /**
   * Ranked actions with reasons.
   */
  advice: LexiconAdvice | ScrabbleAdvice | LexibombAdvice;
}
/**
 * A row of an `analyse`, as soon as it is known. Each row is sent once.
 */
export interface AnalyseUpdate {
  /**
   * Id of the `analyse` request.
   */
  id: number | string;
  /**
   * A turn, the end of a game or round, or the sums of a player.
   */
  row: LexiconAnalysis | ScrabbleAnalysis | LexibombAnalysis;
}
/**
 * The type of the error of a bad position, and what it names, for programs.
 */
export interface ErrorData4 {
  /**
   * As `data.type` of errors.
   */
  type: string;
  /**
   * For a position that cannot be, the rule that it breaks.
   */
  rule?: string;
  /**
   * Where on the board, `8D`.
   */
  square?: string;
}
/**
 * A change of a game that is watched: its state, and the events since the last notification.
 *
 * It comes before the reply to the request that changed the game.
 */
export interface GameChanged {
  /**
   * Identifies the game in later requests.
   */
  id: string;
  game: string;
  /**
   * Number of players.
   */
  players: number;
  /**
   * Player to act; null: the game is over.
   */
  to_move: number | null;
  over: boolean;
  /**
   * Number of events so far.
   */
  seq: number;
  /**
   * At the end, by player: 1.0 for the winner, shared between several winners; for a Lexicon game from a position, minus the points of the round. null: not over, or aborted.
   */
  returns: number[] | null;
  clock?: Clock | null;
  /**
   * The player who sees it so.
   */
  player: number;
  /**
   * Items: An event, as seen by one player.
   */
  events: (LexiconEvent | ScrabbleEvent | LexibombEvent)[];
}
/**
 * A seat for a bot.
 */
export interface BotSeat {
  kind: "bot";
  /**
   * A bot from `hello`, with or without options: "greedy", "expert:iterations=200".
   */
  bot: string;
}
/**
 * An action for a bot that failed or was too slow.
 */
export interface Fallback {
  /**
   * Number of events before the action.
   */
  seq: number;
  /**
   * Seat of the bot.
   */
  seat: number;
  /**
   * Whether the bot failed, or did not choose in time.
   */
  reason: "failed" | "slow";
  /**
   * The bot that chose the action; null: no bot could. Then the server accepts the last play, passes, or exchanges a card, without a search.
   */
  by: string | null;
}
/**
 * Why a play is illegal: the rule that it breaks, as in `IllegalAction`.
 */
export interface Fault {
  rule: string;
  message: string;
}
/**
 * Version, games and methods of the server.
 */
export interface ServerHelloResult {
  name: string;
  version: string;
  /**
   * Major and minor version: within a major version only methods and fields are added.
   */
  protocol: string;
  games: GameInfo[];
  options: OptionInfo[];
  methods: string[];
  /**
   * Changes since the version that the client named.
   */
  changes: Change[];
  /**
   * Whether queries about words can use definitions and parts of speech.
   */
  has_definitions?: boolean;
  /**
   * Values for `dictionary`. The default is `words` of the game if it is one of them, else the first.
   */
  dictionaries: string[];
  /**
   * Languages by dictionary; those of English ones, and of alphabets without one, are left out.
   */
  languages: {
    [k: string]: LanguageInfo;
  };
}
/**
 * A language: how a front end shows and reads its letters.
 */
export interface LanguageInfo {
  /**
   * Its name in English.
   */
  name: string;
  /**
   * ISO 639-1 code; null: a language of the operator's own.
   */
  code: string | null;
  /**
   * Letters in the order of the alphabet, in upper case. In all other messages, one of several characters is in brackets: `[CH]`, in lower case `[ch]`.
   */
  letters: string[];
  /**
   * Other letters that players may type, and how they are read, in upper case: `É` as `E`.
   */
  fold: {
    [k: string]: string;
  };
}
/**
 * The rules of Lexibomb.
 */
export interface LexibombRules {
  game: "lexibomb";
  ruleset: string;
  /**
   * Multipliers of each square, by row and column: of the letter, and of the word.
   */
  squares: [number, number][][];
  /**
   * Row and column of the square that the first play covers; null: anywhere.
   */
  start: [number, number] | null;
  /**
   * Points of each tile.
   */
  values: {
    [k: string]: number;
  };
  /**
   * Number of each tile.
   */
  counts: {
    [k: string]: number;
  };
  /**
   * The tile that is the blank.
   */
  blank: string;
  /**
   * Whether a blank may be a different letter in each word, so that its player chooses none.
   */
  free_blank: boolean;
  /**
   * Tiles on a rack.
   */
  rack: number;
  /**
   * Points for laying 0, 1, ... tiles in one play.
   */
  bonus: number[];
  /**
   * Number of tiles that the bag must have for an exchange.
   */
  exchange_from: number;
  /**
   * Number of bombs on the board.
   */
  bombs: number;
  /**
   * Multipliers of a new tile with 0 to 8 bombs around it: of the letter, and of the word.
   */
  multipliers: [number, number][];
  /**
   * The game ends after this number of turns in a row without points, of one player.
   */
  zeros: number;
}
/**
 * The rules of Lexicon.
 */
export interface LexiconRules {
  game: "lexicon";
  ruleset: string;
  /**
   * Points of each card; `*` is the Master.
   */
  points: {
    [k: string]: number;
  };
  /**
   * Number of cards of each letter in one pack.
   */
  pack: {
    [k: string]: number;
  };
  /**
   * Two packs are used from this number of players.
   */
  two_packs_from: number;
  /**
   * Cards dealt to each player.
   */
  cards_each: number;
  /**
   * Most cards that one substitution may exchange; null: no limit.
   */
  max_exchanged: number | null;
  /**
   * Whether a Master on the table may be exchanged for the letter it stands for, or the reverse.
   */
  same_word_exchange: boolean;
  /**
   * Points added for a successful challenge: to the challenger's and to the offender's score.
   */
  right_challenger: number;
  right_offender: number;
  /**
   * Points added to the challenger's score for a failed challenge.
   */
  wrong_challenger: number;
  /**
   * A player with this score or more is out of the game.
   */
  out_at: number;
  /**
   * How the stock is renewed: from the exposed pile without its top card, or from all of it.
   */
  renewal: "turn up" | "under top";
  /**
   * The dealer of later rounds: the next player in turn, or the starter of the last round.
   */
  later_dealer: "rotation" | "starter";
  /**
   * A round ends when no hand has become smaller in this number of turns of each player.
   */
  guard: number;
  /**
   * Whether words that are not in the dictionary are refused at once, without challenges.
   */
  strict: boolean;
}
/**
 * Get the probabilities of bombs on a Lexibomb board, from its open squares.
 */
export interface OddsParams {
  /**
   * Rows of the board: `.` is a closed square, `0` to `8` an open one with this number of bombs around it, `*` a bomb that was hit. Up to 225 squares.
   */
  opened: string[];
  /**
   * Number of bombs, including those hit.
   */
  bombs?: number;
}
/**
 * The probability of a bomb on each square.
 *
 * All placements that agree with the open squares are equally likely.
 */
export interface OddsResult {
  /**
   * By rows: 1.0 for a certain or hit bomb, 0.0 for an open or certainly safe square.
   */
  probability: number[][];
  /**
   * Whether the probabilities are counted, not estimated.
   */
  exact: boolean;
  /**
   * Three standard errors of the least certain probability.
   */
  error: number;
}
/**
 * A seat for the first player who calls `table.join`.
 */
export interface OpenSeat {
  kind: "open";
}
/**
 * A seat for the creator of the table, who gets its token.
 */
export interface PersonSeat {
  kind: "person";
  name?: string | null;
}
/**
 * Replay a record, or a GCG file, step by step.
 */
export interface ReplayParams {
  /**
   * Lines of a record, from `table.record` or `lexicon-fast match`; or those of a GCG file.
   */
  lines: string[];
  /**
   * Of a GCG file: rules with its board and tiles; null: those that the file names.
   */
  ruleset?: (string | {}) | null;
  /**
   * Of a GCG file: has its letters; null: the default.
   */
  dictionary?: string | null;
}
/**
 * The first game of the record, or the one of the GCG file, checked against the rules.
 */
export interface ReplayResult {
  replayed: Replayed;
}
/**
 * A recorded game, checked against the rules.
 */
export interface Replayed {
  game: string;
  names: string[];
  ruleset: any;
  dictionary: string;
  steps: Step[];
}
/**
 * An event of a record, and the game after it.
 */
export interface Step {
  /**
   * As in the record; of GCG: a turn, `taken back` (a play), or `points` (`why` says for what).
   */
  event: any;
  /**
   * What player 0 sees, without the history.
   */
  observation: any;
  /**
   * The hand or rack of each player.
   */
  hands: string[];
}
/**
 * Get the rules of a game as a front end needs them to draw it.
 */
export interface RulesParams {
  /**
   * Name of the game.
   */
  game: string;
  ruleset?: (string | {}) | null;
  /**
   * Tiles or cards are those of its language; null: as the ruleset has them.
   */
  dictionary?: string | null;
}
/**
 * The rules.
 */
export interface RulesResult {
  rules: LexiconRules | ScrabbleRules | LexibombRules;
}
/**
 * The rules of Scrabble.
 */
export interface ScrabbleRules {
  game: "scrabble";
  ruleset: string;
  /**
   * Multipliers of each square, by row and column: of the letter, and of the word.
   */
  squares: [number, number][][];
  /**
   * Row and column of the square that the first play covers; null: anywhere.
   */
  start: [number, number] | null;
  /**
   * Points of each tile.
   */
  values: {
    [k: string]: number;
  };
  /**
   * Number of each tile.
   */
  counts: {
    [k: string]: number;
  };
  /**
   * The tile that is the blank.
   */
  blank: string;
  /**
   * Whether a blank may be a different letter in each word, so that its player chooses none.
   */
  free_blank: boolean;
  /**
   * Tiles on a rack.
   */
  rack: number;
  /**
   * Points for laying 0, 1, ... tiles in one play.
   */
  bonus: number[];
  /**
   * Number of tiles that the bag must have for an exchange.
   */
  exchange_from: number;
  /**
   * Price of a failed challenge; "void": no challenges.
   */
  challenge: string;
  /**
   * The game ends after this number of turns in a row without points, of all players together.
   */
  scoreless_turns: number;
}
/**
 * A word that a play forms, in the dictionary or not.
 */
export interface ScoredWord {
  at: string;
  /**
   * In lower case; in Lexibomb, `_` is a blank.
   */
  word: string;
  points: number;
}
/**
 * A seat and its player.
 */
export interface Seat {
  kind: "bot" | "open" | "person";
  /**
   * Different from all other names at the table.
   */
  name: string;
  /**
   * Name and options of a bot.
   */
  bot: string | null;
  /**
   * Whether the person of this seat watches the table now, with `table.watch`. null: no person's.
   */
  present: boolean | null;
}
/**
 * End the game so that nobody wins, as long as a seat is open or a person has not had a turn.
 *
 * An answer to a play is not a turn. Afterwards it is refused: resign instead.
 */
export interface TableAbortParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
}
/**
 * Act in your turn. The reply comes after the action is on disk.
 *
 * An action that would be legal after you accept the last play accepts it first.
 */
export interface TableActParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
  /**
   * An action of the game.
   */
  action: LexiconAction | ScrabbleAction | LexibombAction;
  /**
   * Refuse the action if the table has another `seq`.
   */
  seq?: number | null;
}
/**
 * Rank your actions by play-outs, in your turn: `advise` for what you see.
 *
 * Refused (`NoAdvice`) if the table gives none, and always while a play may be challenged: the
 * advice would tell whether its words are in the dictionary.
 */
export interface TableAdviseParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
  seconds?: number | null;
  iterations?: number | null;
  /**
   * Whether to send intermediate results as `advise.update`.
   */
  stream?: boolean;
}
/**
 * Play another game with the same players, once the game is over.
 *
 * The first player who calls this creates a table with the same rules, time, seats and bots. Later
 * calls return the same table, which is also in `next` of the view. Tokens are for the same seats
 * there.
 */
export interface TableAgainParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
}
/**
 * The next table and your seat.
 */
export interface TableAgainResult {
  /**
   * Id of the next table.
   */
  id: string;
  seat: number;
  token: string;
}
/**
 * Compare each turn of a finished game with the best actions, as `analyse` does.
 *
 * The server stores the result with the table. Whoever asks again gets it at once, without
 * `analyse.update`.
 */
export interface TableAnalyseParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * As in `analyse`.
   */
  iterations?: number | null;
  quick?: boolean;
  top?: number;
  stream?: boolean;
}
/**
 * Take an open seat.
 */
export interface TableJoinParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * If another player has it, a number is added: "South 2".
   */
  name?: string | null;
  /**
   * The wanted seat; null: the first open one.
   */
  seat?: number | null;
}
/**
 * Your seat and its token.
 */
export interface TableJoinResult {
  seat: number;
  token: string;
}
/**
 * List your legal actions; none if another player is to move.
 */
export interface TableLegalParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
  limit?: number | null;
}
/**
 * Create a table and deal. At least one seat must be a person's or open.
 */
export interface TableNewParams {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * The seats of player 0, 1, ...
   */
  seats: (PersonSeat | BotSeat | OpenSeat)[];
  ruleset?: (string | {}) | null;
  /**
   * Most rounds of the game (Lexicon).
   */
  rounds?: number | null;
  dictionary?: string | null;
  /**
   * Time of each player, bots too; null: no limit. The clocks run once no seat is open and every person has had a turn. Whose time is over has lost.
   */
  clock?: TimeControl | null;
  /**
   * Whether the table gives advice. null: only if at most one seat is not a bot's.
   */
  advice?: boolean | null;
  /**
   * Seconds that a person has to challenge a play; then it is accepted. null: no limit. In any case a person who moves next accepts the play by acting.
   */
  accept_after?: number | null;
  /**
   * Lines of a recorded game to continue: its setup and the turns so far. The table keeps its ruleset, rounds and dictionary. All seats but one must be for bots, because the record shows what is hidden. A complete GCG file continues a game of Scrabble, with `dictionary` and `ruleset` (null: the rules that the file names); tiles that it does not show are drawn at random.
   */
  record?: string[] | null;
  /**
   * Of a GCG file, the number of events before the position to play on from; null: all.
   */
  events?: number | null;
}
/**
 * The new table and your seats.
 */
export interface TableNewResult {
  /**
   * Everybody who knows the id may watch the table, and take an open seat.
   */
  id: string;
  /**
   * Token of each seat; null: not your seat.
   */
  tokens: (string | null)[];
}
/**
 * Name a table by its id.
 */
export interface TableParams {
  /**
   * Id of the table.
   */
  id: string;
}
/**
 * Get the record of a finished game, or a part of it if it is long.
 */
export interface TableRecordParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Lines to leave out at the start.
   */
  skip?: number;
  /**
   * Maximum number of lines. If there are fewer, they are the last ones.
   */
  limit?: number | null;
}
/**
 * End the game with your loss, in any player's turn; the others win.
 */
export interface TableResignParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
}
/**
 * Get the score of a play with your tiles on the current board, whoever is to move.
 */
export interface TableScoreParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Token of a seat. Anyone who has it can play there, so keep it secret.
   */
  token: string;
  /**
   * An action of the game.
   */
  action: LexiconAction | ScrabbleAction | LexibombAction;
  /**
   * Refuse the action if the table has another `seq`.
   */
  seq?: number | null;
}
/**
 * The score of a play, from what the player sees. Words and bombs are not checked.
 *
 * In Lexibomb, closed squares multiply nothing here. If one hides a bomb, the words through it
 * score nothing.
 */
export interface TableScoreResult {
  /**
   * Points of the words plus the bonus; null: the play is illegal.
   */
  score: number | null;
  /**
   * The main word comes first.
   */
  words: ScoredWord[];
  /**
   * Points for the number of tiles.
   */
  bonus: number;
  /**
   * Lexibomb: closed squares that the play would open.
   */
  closed: string[];
  /**
   * null: the play is legal.
   */
  fault: Fault | null;
}
/**
 * The state of a table, without anything that this player cannot see.
 */
export interface TableView {
  id: string;
  game: string;
  seats: Seat[];
  /**
   * A name, all options, or a base and what differs: {"base": ..., ...}.
   */
  ruleset: string | {};
  dictionary: string;
  rounds: number | null;
  /**
   * Seat of the player who sees this; null: a spectator.
   */
  seat: number | null;
  /**
   * The player who has to act; null: the game is over.
   */
  to_move: number | null;
  /**
   * The next step: an action, an answer to the last play, or nothing.
   */
  phase: "challenge" | "over" | "turn";
  over: boolean;
  /**
   * Number of events so far.
   */
  seq: number;
  scores: number[];
  /**
   * Result of each player once the game is over: 1.0 for the winner, divided among several. null: not over, or aborted.
   */
  returns: number[] | null;
  /**
   * Id of the table that `table.again` created for the next game.
   */
  next: string | null;
  /**
   * The clocks at the time of this message; null: no time limit.
   */
  clock: Clock | null;
  /**
   * Whether a player may end the game with `table.abort`.
   */
  can_abort: boolean;
  /**
   * Whether the table gives advice; never about an answer to a play.
   */
  advice: boolean;
  /**
   * Seconds that a person has to challenge a play; null: no limit.
   */
  accept_after: number | null;
  /**
   * Seconds until the last play is accepted for the player to move; null: it is not.
   */
  accept_in: number | null;
  /**
   * The view of one player, from `game.observe`.
   */
  observation: LexiconObservation | ScrabbleObservation | LexibombObservation;
  /**
   * Events after `since` and up to `until`, as this player saw them.
   *
   * Items: An event, as seen by one player.
   */
  events: (LexiconEvent | ScrabbleEvent | LexibombEvent)[];
  /**
   * `seq`, or less if the message would be too long with the other events: ask for them with this as `since`. A client that watches the table gets them in the next notifications.
   */
  until: number;
  /**
   * Actions after `since` that the bots of their seats did not choose.
   */
  fallbacks: Fallback[];
}
/**
 * Get the state of a table as a player sees it.
 */
export interface TableViewParams {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * null: see the table as a spectator.
   */
  token?: string | null;
  /**
   * Also get the events after this `seq`.
   */
  since?: number | null;
}
/**
 * Methods of the server, with their params and results.
 */
export interface ServerMethods {
  hello: {
    params: HelloParams;
    result: ServerHelloResult;
  };
  ping: {
    params: PingParams;
    result: PingResult;
  };
  stop: {
    params: StopParams;
    result: StopResult;
  };
  cancel: {
    params: CancelParams;
    result: CancelResult;
  };
  "dictionary.info": {
    params: DictionaryInfoParams;
    result: DictionaryInfo;
  };
  "dictionary.check": {
    params: DictionaryCheckParams;
    result: DictionaryCheckResult;
  };
  "dictionary.search": {
    params: DictionarySearchParams;
    result: DictionarySearchResult;
  };
  "dictionary.find": {
    params: DictionaryFindParams;
    result: DictionaryFindResult;
  };
  "dictionary.equations": {
    params: DictionaryEquationsParams;
    result: DictionaryEquationsResult;
  };
  "quiz.keys": {
    params: QuizKeysParams;
    result: QuizKeysResult;
  };
  "quiz.question": {
    params: QuizQuestionParams;
    result: QuizQuestionResult;
  };
  "quiz.answer": {
    params: QuizAnswerParams;
    result: QuizAnswerResult;
  };
  solve: {
    params: SolveParams;
    result: SolveResult;
  };
  plan: {
    params: PlanParams;
    result: PlanResult;
  };
  legal: {
    params: LegalParams;
    result: LegalResult;
  };
  advise: {
    params: AdviseParams;
    result: AdviseResult;
  };
  analyse: {
    params: AnalyseParams;
    result: AnalyseResult;
  };
  "bot.move": {
    params: BotMoveParams;
    result: BotMoveResult;
  };
  puzzle: {
    params: PuzzleParams;
    result: PuzzleResult;
  };
  "puzzle.check": {
    params: PuzzleCheckParams;
    result: PuzzleCheckResult;
  };
  "puzzle.solution": {
    params: PuzzleSolutionParams;
    result: PuzzleSolutionResult;
  };
  rules: {
    params: RulesParams;
    result: RulesResult;
  };
  "lexibomb.odds": {
    params: OddsParams;
    result: OddsResult;
  };
  "record.replay": {
    params: ReplayParams;
    result: ReplayResult;
  };
  "table.new": {
    params: TableNewParams;
    result: TableNewResult;
  };
  "table.join": {
    params: TableJoinParams;
    result: TableJoinResult;
  };
  "table.view": {
    params: TableViewParams;
    result: TableView;
  };
  "table.act": {
    params: TableActParams;
    result: TableView;
  };
  "table.resign": {
    params: TableResignParams;
    result: TableView;
  };
  "table.abort": {
    params: TableAbortParams;
    result: TableView;
  };
  "table.score": {
    params: TableScoreParams;
    result: TableScoreResult;
  };
  "table.legal": {
    params: TableLegalParams;
    result: LegalResult;
  };
  "table.advise": {
    params: TableAdviseParams;
    result: AdviseResult;
  };
  "table.record": {
    params: TableRecordParams;
    result: GameRecordResult;
  };
  "table.analyse": {
    params: TableAnalyseParams;
    result: AnalyseResult;
  };
  "table.again": {
    params: TableAgainParams;
    result: TableAgainResult;
  };
  "table.watch": {
    params: TableViewParams;
    result: TableView;
  };
  "table.unwatch": {
    params: TableParams;
    result: Done;
  };
}
/**
 * Notifications of the server, with their params.
 */
export interface Notifications {
  "advise.update": AdviseUpdate;
  "analyse.update": AnalyseUpdate;
  "table.changed": TableView;
}
/**
 * Types of each game's JSON.
 */
export interface GameTypes {
  /**
   * Types of lexicon.
   */
  lexicon: {
    action: LexiconAction;
    observation: LexiconObservation;
    position: LexiconPosition;
    start: LexiconState;
    advice: LexiconAdvice;
    analysis: LexiconAnalysis;
    event: LexiconEvent;
    solved: LexiconSolved;
    planned: LexiconPlanned;
  };
  /**
   * Types of scrabble.
   */
  scrabble: {
    action: ScrabbleAction;
    observation: ScrabbleObservation;
    position: ScrabblePosition;
    start: ScrabbleStart;
    advice: ScrabbleAdvice;
    analysis: ScrabbleAnalysis;
    event: ScrabbleEvent;
    solved: ScrabbleSolved;
  };
  /**
   * Types of lexibomb.
   */
  lexibomb: {
    action: LexibombAction;
    observation: LexibombObservation;
    position: LexibombOpenBoard;
    start: LexibombState;
    advice: LexibombAdvice;
    analysis: LexibombAnalysis;
    event: LexibombEvent;
    solved: LexibombSolved;
  };
}
