import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { htmlCompletionSourceWith } from '@codemirror/lang-html'
import { PROPERTIES } from '../../../email/lint/properties.ts'
import { EMAIL_CSS } from './email-css.ts'
import type { KnownNames } from './known-names.ts'

export type ReadNames = () => KnownNames

const options = (labels: string[], more: Partial<Completion> = {}): Completion[] =>
  labels.map(label => ({ label, ...more }))

/** Our marks, what tables and pictures of emails need, and `alt`, which HTML itself gives only to pictures. */
const GLOBAL = {
  'data-section': null,
  'data-layout': null,
  'data-slot': null,
  'data-item': null,
  align: ['left', 'center', 'right'],
  valign: ['top', 'middle', 'bottom'],
  bgcolor: null,
  role: ['presentation', 'article', 'img'],
  alt: null,
  cellpadding: ['0'],
  cellspacing: ['0'],
  border: ['0']
}

/** Classes that the email has, inside `class="…"`. */
export const completeClasses =
  (names: ReadNames): CompletionSource =>
  context => {
    const typed = context.matchBefore(/\bclass\s*=\s*(["'])(?:(?!\1)[^{])*/i)
    if (!typed) return null
    const word = /[\w-]*$/.exec(typed.text)?.[0] ?? ''
    return {
      from: context.pos - word.length,
      options: options(names().classes, { type: 'class', boost: 2 }),
      validFor: /^[\w-]*$/
    }
  }

/** Merge tags that the email uses already, after `{{`, `*|` and the like. */
export const completeMergeTags =
  (names: ReadNames): CompletionSource =>
  context => {
    const typed = context.matchBefore(/(\{\{|\*\||<%|\[\[|%%)[\w .|-]*$/)
    if (!typed) return null
    const fitting = names().mergeTags.filter(tag => tag.startsWith(typed.text.slice(0, 2)))
    return fitting.length > 0 ? { from: typed.from, options: options(fitting, { type: 'constant', boost: 3 }) } : null
  }

/** The theme's custom properties, as `var(--brand)`. */
const completeVariables =
  (names: ReadNames): CompletionSource =>
  context => {
    const typed = context.matchBefore(/(var\(\s*)?--[\w-]*|var\(\s*/)
    if (!typed || !/:\s*[^;{}]*$/.test(context.state.sliceDoc(Math.max(0, typed.from - 80), typed.from))) return null
    const isOpen = typed.text.startsWith('var(')
    const from = isOpen ? typed.from + (/^var\(\s*/.exec(typed.text)?.[0].length ?? 0) : typed.from
    const labels = names().variables.map(name => ({
      label: name,
      apply: isOpen ? name : `var(${name})`,
      type: 'variable'
    }))
    return { from, options: labels, validFor: /^[\w-]*$/ }
  }

/** The declaration that is being written before the caret: after `{`, `;` or the quotation mark of a style. */
const DECLARATION = /(?:[{;]|\bstyle\s*=\s*["'])\s*([\w-]*)(?:\s*:\s*(?:[^;{}"']*\s)?([\w#.,%-]*))?$/
/** Longer ones hold no name any more that could be completed. */
const LONGEST = 400

/** Properties and values that mail clients hold to come first, then all properties that CSS has. */
function completeDeclarations({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const match = DECLARATION.exec(state.sliceDoc(Math.max(0, pos - LONGEST), pos))
  const [, property = '', value] = match ?? []
  if (!match || (value === undefined && property === '' && !explicit)) return null
  if (value === undefined) return { from: pos - property.length, options: propertyOptions(), validFor: /^[\w-]*$/ }
  const values = EMAIL_CSS[property]
  return values
    ? { from: pos - value.length, options: options(values.split(' '), { type: 'keyword', boost: 2 }) }
    : null
}

const propertyOptions = (): Completion[] =>
  [
    ...options(Object.keys(EMAIL_CSS), { boost: 2 }),
    ...options([...PROPERTIES].filter(name => !(name in EMAIL_CSS)))
  ].map(option => ({ ...option, type: 'property', apply: `${option.label}: ` }))

/** Classes that the email has, in a selector. */
const completeSelectors =
  (names: ReadNames): CompletionSource =>
  context => {
    const typed = context.matchBefore(/\.[\w-]*/)
    if (!typed || /:[^;{}]*$/.test(context.state.sliceDoc(Math.max(0, typed.from - 80), typed.from))) return null
    return { from: typed.from + 1, options: options(names().classes, { type: 'class' }), validFor: /^[\w-]*$/ }
  }

/** Everything that can be completed in CSS, in a style sheet or in a style. */
export const cssCompletions = (names: ReadNames): CompletionSource[] => [
  completeVariables(names),
  completeDeclarations,
  completeSelectors(names)
]

/** Everything that can be completed in HTML beside template tags. */
export const htmlCompletions = (names: ReadNames): CompletionSource[] => [
  htmlCompletionSourceWith({ extraGlobalAttributes: GLOBAL }),
  completeClasses(names)
]
