"""Checks a screen: untranslated texts, overflow, accessibility."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import axe_playwright_python  # type: ignore[import-untyped] # only its file is wanted
from playwright.sync_api import Page

CODE: Final = re.compile(r"[A-Z0-9]{5}")
NAMES: Final = {
    "Python",
    "SQLite",
    "PostgreSQL",
    "Ludarium",
    "QR",
    "YAML",
    "CSV",
    "JSON",
    "BG",  # Stats: a program
    "Stats",
    "yaml",
    "CDC",
    "Sagrada",
    "Red",
    "Rising",
    "Raxxon",
    "Ada",
    "Bea",
    "English",
    "Čeština",
    "SG",
    "RR",
    "RA",
    "RX",
}
KEYS: Final = {"Tab", "Enter", "Esc", "Home", "End", "Shift", "Shiftem", "Alt"}
KINDS: Final = (
    "board|colour|companion|label|ledger|objective|option|player|prompt|reason|row|serve|tool|touch|web|window"
)
RAW: Final = re.compile(rf"[{{}}$]|\?\?\?|\b(?:{KINDS})[-:][a-z_]+")
ENGLISH: Final = re.compile(r"\b(the|of|your?|and|with|is|are|this|for|from|points?|round|window|dice|tool|undo)\b")
LATIN: Final = re.compile(r"[A-Za-zÀ-ž]{2,}")

# Texts in code elements (seeds, fingerprints, links) belong to no language.
TEXTS: Final = """(within) => {
  const found = new Set()
  const root = document.querySelector(within)
  const add = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, ' '))
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent.closest('code, script, style, [translate=no]') || !parent.checkVisibility()) continue
    add(walker.currentNode.data)
  }
  for (const element of [root, ...root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]) {
    if (!element.checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name))
  }
  add(document.title)
  return [...found]
}"""

# Overflow: out of the screen, of a button, or of a box with hidden overflow.
OVERFLOWS: Final = """(within) => {
  const found = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)
  const name = (element) => `${element.tagName} .${element.className}: ${element.textContent.trim().slice(0, 60)}`
  const scrolls = (element) => {
    for (let up = element; up; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true
    }
    return false
  }
  const range = document.createRange()
  const root = document.querySelector(within)
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!own || element.closest('svg, .sr, option') || !element.checkVisibility()) continue
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const hides = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${name(element)}`)
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    range.setStartBefore(texts[0])
    range.setEndAfter(texts.at(-1))
    const text = range.getBoundingClientRect()
    const leaves = text.right > page.clientWidth + 1 && !hides && !scrolls(element)
    if (leaves) found.push(`out of the screen: ${name(element)}`)
    const button = element.closest('button, .btn')
    const frame = button?.getBoundingClientRect()
    const bursts = frame && !hides && (text.right > frame.right + 1 || text.left < frame.left - 1)
    if (bursts) found.push(`out of its button: ${name(element)}`)
  }
  return found
}"""

# Opens each row, checks what it opened, and closes it.
EACH: Final = f"""async ([rows, opened, parts, least]) => {{
  const drawn = () => new Promise((done) => setTimeout(done))
  const found = []
  for (const row of document.querySelectorAll(rows)) {{
    row.click()
    await drawn()
    const [only, ...others] = document.querySelectorAll(opened)
    const isWhole = only && others.length === 0 && only.querySelectorAll(parts).length >= least
    found.push(isWhole ? [({TEXTS})(opened), ({OVERFLOWS})(opened), ''] : [[], [], `closed: ${{row.textContent}}`])
    row.click()
    await drawn()
  }}
  return found
}}"""

AXE: Final = """async (rules) => {
  const shown = document.querySelector('dialog[open]') ?? document // what is behind a dialog is out of reach
  const chosen = rules.length ? { runOnly: rules } : {}
  const result = await axe.run(shown, { resultTypes: ['violations'], ...chosen })
  const serious = result.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
  const why = (node) => node.failureSummary.split('\\n')[1] ?? ''
  return serious.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${why(node)}`))
}"""


def faults_of_page(page: Page, language: str) -> list[str]:
    """What is wrong with the texts and the layout of a screen."""
    return faults_of_texts(page.evaluate(TEXTS, "body"), page.evaluate(OVERFLOWS, "body"), language)


def faults_of_each(page: Page, language: str, rows: str, opened: str, parts: str, least: int = 1) -> list[str]:
    """What is wrong with what each of these rows opens; it must have at least `least` of these parts."""
    found: list[tuple[list[str], list[str], str]] = page.evaluate(EACH, [rows, opened, parts, least])
    assert found
    return [
        fault
        for texts, cut, name in found
        for fault in [*faults_of_texts(texts, cut, language), *([name] if name else [])]
    ]


def faults_of_texts(texts: list[str], cut: list[str], language: str) -> list[str]:
    """What is wrong with these texts, and the overflow."""
    return [
        *(f"raw: {text}" for text in unformatted(texts)),
        *(f"English: {text}" for text in untranslated(texts, language)),
        *cut,
    ]


def unformatted(texts: list[str]) -> list[str]:
    """Texts that contain an unformatted message."""
    return [text for text in texts if RAW.search(text)]


def untranslated(texts: list[str], language: str) -> list[str]:
    """Texts that are still in English; a table's code is no text."""
    texts = [text for text in texts if not CODE.fullmatch(text)]
    if language == "en":
        return []
    if language == "cs":
        return [text for text in texts if ENGLISH.search(text.lower())]
    return [text for text in texts if any(word not in NAMES | KEYS for word in LATIN.findall(text))]


def axe_faults(page: Page, *rules: str) -> list[str]:
    """The serious and critical faults that axe finds, by these rules or by all."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.add_script_tag(path=Path(axe_playwright_python.__file__).parent / "axe.min.js")
    found: list[str] = page.evaluate(AXE, list(rules))
    return found


def axe_faults_light_and_dark(page: Page) -> list[str]:
    """The same in light and dark colours, which differ only in contrast."""
    faults = axe_faults(page)
    page.emulate_media(color_scheme="dark")
    faults += axe_faults(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return faults
