/** Rules of ours for what is shown of an email while it is worked on; they are no part of it. */
const RULES = `
:root { cursor: default }
[contenteditable] { outline: none; cursor: text; caret-color: #2a54c6 }
a, a * { cursor: inherit }
`

/** Puts our rules on the frame's document. They stay when its head is exchanged, since they are none of its elements. */
export function dressFrame(page: Document) {
  const view = page.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(RULES)
  page.adoptedStyleSheets = [sheet]
}
