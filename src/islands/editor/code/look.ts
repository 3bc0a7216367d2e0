import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const RED_DEEP = 'var(--red-deep)'
const ORANGE_INK = 'var(--orange-ink)'
const BLUE = 'var(--blue)'
const MUTED = 'var(--ink-3)'

/** Tags and selectors blue, attributes and properties brown, strings green, numbers red, comments as an aside. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.tagName, tags.className, tags.labelName, tags.definitionKeyword], color: BLUE },
  { tag: [tags.attributeName, tags.propertyName], color: ORANGE_INK },
  { tag: [tags.attributeValue, tags.string, tags.atom, tags.operatorKeyword], color: 'var(--green)' },
  { tag: [tags.number, tags.unit, tags.color, tags.keyword, tags.modifier], color: RED_DEEP },
  { tag: tags.variableName, color: 'var(--green)' },
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], color: MUTED, fontStyle: 'italic' },
  { tag: tags.angleBracket, color: 'var(--ink-2)' }
])

/** The frame of a field: sheet, numbers on paper, 13 / 20 monospace. Colours are tokens, so both lights come by themselves. */
const FRAME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--blue)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px', overscrollBehavior: 'contain' },
  '.cm-content': { padding: '0', caretColor: BLUE },
  '.cm-line': { padding: '0 20px 0 10px' },
  '.cm-cursor': { borderLeft: `2px solid ${BLUE}` },
  '.cm-gutters': {
    minWidth: '60px',
    justifyContent: 'flex-end',
    color: MUTED,
    backgroundColor: 'var(--paper)',
    borderRight: '1px solid var(--rule)'
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 2px 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { width: '18px', padding: '0', cursor: 'pointer', textAlign: 'center' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--blue) 22%, transparent)'
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { outline: '1px solid var(--edge)', background: 'none' },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { background: 'none' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--edge)',
    borderRadius: '2px',
    background: 'var(--paper)',
    color: 'var(--ink-2)',
    padding: '0 5px'
  }
})

/** What lies on the code: template tags, Outlook's comments, the lines of the selected element, faults. */
const MARKS = EditorView.theme({
  '.cm-template-tag, .cm-template-tag *': { color: ORANGE_INK },
  '.cm-template-tag': { backgroundColor: 'var(--orange-ground)', boxShadow: '0 0 0 1px var(--orange-rule)' },
  '.cm-outlook': { fontStyle: 'italic' },
  '.cm-outlook, .cm-outlook *': { color: `color-mix(in srgb, currentcolor 20%, ${MUTED})` },
  '.cm-selected-line': { backgroundColor: 'var(--blue-tint)' },
  '.cm-fault-error': { textDecoration: `underline wavy 1.4px ${RED_DEEP}`, textUnderlineOffset: '3px' },
  '.cm-fault-warning': { textDecoration: `underline wavy 1.4px ${ORANGE_INK}`, textUnderlineOffset: '3px' },
  '.cm-searchMatch': { backgroundColor: 'var(--orange-ground)', outline: '1px solid var(--orange-rule)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--orange-rule)', color: 'var(--print-ink)' }
})

/** What opens over or beside the code: completion, tooltips, the search. Their own rules are in `code.css`. */
const OVERLAYS = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    boxShadow: 'var(--lift)'
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', fontSize: '0.8125rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontStyle: 'normal' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '.cm-search.cm-panel': { padding: '8px 44px 8px 20px' },
  '.cm-search.cm-panel .cm-textfield': {
    minHeight: '32px',
    margin: '0',
    padding: '4px 10px',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    backgroundColor: 'var(--sheet)',
    fontSize: '0.875rem'
  },
  '.cm-search.cm-panel .cm-button': {
    minHeight: '32px',
    margin: '0',
    padding: '4px 10px',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    background: 'none',
    color: 'var(--ink)',
    fontSize: '0.875rem',
    fontWeight: '550'
  },
  '.cm-search.cm-panel .cm-button:hover': { backgroundColor: 'var(--desk)' },
  '.cm-search.cm-panel label': {
    display: 'inline-flex',
    gap: '6px',
    alignItems: 'center',
    minHeight: '24px',
    margin: '0',
    fontSize: '0.875rem'
  },
  '.cm-search.cm-panel button[name=close]': {
    top: '8px',
    right: '12px',
    width: '32px',
    height: '32px',
    fontSize: '20px',
    color: 'var(--ink)'
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--rule)' }
})

/** How code looks, in both lights. */
export const codeLook = [syntaxHighlighting(COLOURS), FRAME, MARKS, OVERLAYS]
