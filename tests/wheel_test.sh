#!/usr/bin/env bash
# Test the contents of the wheel, and that it works when installed alone, away from the sources.
#
#   tests/wheel_test.sh DIST/lexicon_fast-*.whl
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
wheel=$(readlink -f "$1")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp "$root/examples/hands.txt" "$place"
cd "$place"
export LEXICON_FAST_CACHE=$place/cache

python3 -m venv venv
venv/bin/pip install -q --no-cache-dir "$wheel"
venv/bin/python - "$wheel" "$root" <<'PYTHON'
import sys, zipfile
import lexicon_fast as lf

wheel, root = sys.argv[1:]
assert not lf.__file__.startswith(root + "/lexicon_fast"), lf.__file__
names = zipfile.ZipFile(wheel).namelist()
for wanted in ("py.typed", "_native/dictionary/search.pyi", "data/enable.txt.gz", "data/2of12inf.txt.gz",
               "data/yawl.txt.gz", "data/NOTICE.txt", "data/layouts/super.toml",
               "server/page/index.html", "server/page/lexicon/open_table.js", "server/page/vendor/htm-preact.js"):
    assert f"lexicon_fast/{wanted}" in names, f"the wheel lacks {wanted}"
foreign = [name for name in names if not name.startswith(("lexicon_fast/", "lexicon_fast-"))]
sources = [name for name in names if name.endswith((".pyx", ".pxd", ".cpp", ".h"))]
assert not foreign + sources, f"the wheel holds {foreign + sources}"
# _cython has Cython's utility functions, which Python code never calls, so it has no stub.
stubs = {name.removesuffix(".pyi") for name in names if name.endswith(".pyi")}
built = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
built.remove("lexicon_fast/_native/_cython")
assert stubs == built, f"a stub without a module, or the other way round: {stubs ^ built}"
licences = [name for name in names if ".dist-info/licenses/" in name]
assert {name.rpartition("/")[2] for name in licences} == {"LICENSE", "NOTICE.txt"}, licences
print(f"{len(built)} native modules, {lf.cpu_info()}")
PYTHON

# All lists are included: nothing may be downloaded.
export http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9
for list in enable:172820 2of12inf:81536 yawl:264097; do
  venv/bin/lexicon-fast solve 'CATDOGXYZ*' -w "${list%:*}" --format jsonl >plays.jsonl
  grep -q '"action":"form"' plays.jsonl
  venv/bin/lexicon-fast words info "${list%:*}" --json >info.json
  grep -q "\"words\": ${list#*:}" info.json
done
venv/bin/lexicon-fast lexibomb plays '{"rack": "AEINRS_"}' -n 1 >/dev/null
venv/bin/lexicon-fast solve -i hands.txt -o solved.jsonl
venv/bin/lexicon-fast census --cards 3 | head -n 1
venv/bin/lexicon-fast solve 'CATDOGXYZ* mother hat l[u]rch' --format jsonl >one.jsonl
venv/bin/python - <<'PYTHON'
import json

hands = [line for line in open("hands.txt") if line.strip()]
rows = [json.loads(line) for line in open("solved.jsonl")]
assert len(rows) == len(hands) > 0, (len(rows), len(hands))
assert all(row["count"] >= len(row["moves"]) for row in rows)
(one,) = (json.loads(line) for line in open("one.jsonl"))
assert {move["action"] for move in one["moves"]} <= {"form", "insert", "substitute"}
assert one["count"] > 100, one
print(f"{len(rows)} hands solved")
PYTHON
