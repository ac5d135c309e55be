#!/bin/sh
# Makes the graphs beside it anew from Sources/: one symbol or relation a line, so that changes can be read; the project's folder
# is /project, which the tests replace.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -emit-module -module-name Kiosk -swift-version 6 -o "$work/Kiosk.swiftmodule" "$here"/Sources/Kiosk/*.swift
swift-symbolgraph-extract -module-name Kiosk -I "$work" -target x86_64-unknown-linux-gnu -minimum-access-level public -output-dir "$work"
for graph in "$work"/*.symbols.json; do
    python3 - "$graph" "$here" "$here/$(basename "$graph")" <<'PYTHON'
import json, sys
source, folder, target = sys.argv[1:]
graph = json.loads(open(source).read().replace(folder, "/project"))
lines = lambda items: "[\n" + ",\n".join(json.dumps(i, ensure_ascii=False, separators=(",", ":")) for i in items) + "\n]"
with open(target, "w") as out:
    out.write("{" + ",\n".join(json.dumps(k) + ":" + (lines(v) if isinstance(v, list) else json.dumps(v, separators=(",", ":"))) for k, v in graph.items()) + "}\n")
PYTHON
done
