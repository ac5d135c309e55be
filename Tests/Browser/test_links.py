"""Every address inside the site leads to a file of the site, and every anchor to an element."""

import html.parser
import posixpath
import urllib.parse

from conftest import SITE, pages

ADDRESSES = {"href", "src", "poster", "data-src"}


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.ids, self.addresses, self.doubles = set(), [], set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    self.doubles.add(value)
                self.ids.add(value)
            elif name in ADDRESSES and value is not None and not (tag == "link" and ("rel", "canonical") in attributes):
                if not (tag == "link" and ("rel", "alternate") in attributes):
                    self.addresses.append(value)


def read(path):
    reader = Reader()
    reader.feed((SITE / path).read_text(encoding="utf-8"))
    return reader


def test_no_link_or_anchor_is_broken(site):
    readers = {path: read(path) for path in pages()}
    faults = []
    for path, reader in readers.items():
        faults += [f"{path}: two elements with the id {name}" for name in sorted(reader.doubles)]
        if path == "404.html":
            continue  # stands at any depth, so its addresses begin at the host
        for address in reader.addresses:
            parts = urllib.parse.urlsplit(address)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            if parts.scheme or address.startswith("/"):
                faults.append(f"{path}: {address} is not relative")
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(parts.path))) if parts.path else path
            anchor = urllib.parse.unquote(parts.fragment)
            if target.startswith("..") or not (SITE / target).is_file():
                faults.append(f"{path}: {address} leads nowhere")
            elif anchor and target.endswith(".html") and anchor not in readers[target].ids:
                faults.append(f"{path}: {address} leads to a missing anchor")
    assert faults == []


def test_public_pages_never_lead_to_internal_ones(site):
    faults = []
    for path in pages():
        if path.startswith("internal/"):
            continue
        for address in read(path).addresses:
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.urlsplit(address).path))
            if target.split("/")[0] == "internal":
                faults.append(f"{path}: {address}")
    assert faults == []
