#!/bin/sh
# Makes the graphs beside it anew from Sample/: one symbol or relation a line, so that changes can be read; what the compiler
# repeats from _Concurrency is cut out, and the sources' folder is always /project.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -emit-module -module-name Sample -swift-version 6 -o "$work/Sample.swiftmodule" "$here"/Sample/Sources/Sample/*.swift 2>/dev/null
extract() {
    mkdir -p "$work/$1"
    swift-symbolgraph-extract -module-name Sample -I "$work" -target x86_64-unknown-linux-gnu -minimum-access-level public \
        -output-dir "$work/$1" $2 2>/dev/null
}
extract graphs ""
extract blocks -emit-extension-block-symbols
cp "$work/blocks/Sample@Swift.symbols.json" "$work/graphs/Blocks@Swift.symbols.json"
for graph in "$work"/graphs/*.symbols.json; do
    python3 - "$graph" "$here/Sample" "$here/$(basename "$graph")" <<'PYTHON'
import json, sys
source, folder, target = sys.argv[1:]
graph = json.loads(open(source).read().replace(folder, "/project"))
drop = {s["identifier"]["precise"] for s in graph["symbols"] if s.get("swiftExtension", {}).get("extendedModule") == "_Concurrency"}
graph["symbols"] = [s for s in graph["symbols"] if s["identifier"]["precise"] not in drop]
graph["relationships"] = [r for r in graph["relationships"] if r["source"] not in drop]
lines = lambda items: "[\n" + ",\n".join(json.dumps(i, ensure_ascii=False, separators=(",", ":")) for i in items) + "\n]"
with open(target, "w") as out:
    out.write("{" + ",\n".join(json.dumps(k) + ":" + (lines(v) if isinstance(v, list) else json.dumps(v, separators=(",", ":"))) for k, v in graph.items()) + "}\n")
PYTHON
done
