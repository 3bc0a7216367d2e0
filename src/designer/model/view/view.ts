import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { Addresses } from './addresses.ts'
import { classWords } from './classes.ts'
import { type Concern, concernOf } from './concern.ts'
import { ownRules } from './own-rules.ts'
import { folded, plainLines } from './plain.ts'
import { sectionLines } from './sections.ts'
import { Texts } from './texts.ts'

/** What a model sees of an email, and what leads its answer back to the email. */
export interface View {
  text: string
  addresses: Addresses
  texts: Texts
}

/** Characters of a text that the request does not concern, tried in this order until the whole is short enough. */
const LENGTHS = [Number.POSITIVE_INFINITY, 160, 80, 40, 20] as const
/** Emails of less are shown whole, in characters of their source. */
const SMALL = 40_000
/** What is shown of larger ones, as a share of the source: sections are told by their slots, plain HTML by its elements. */
const SHARE = { sections: 0.09, plain: 0.18 }
const LONGEST_SOURCE = 2_000

/**
 * An email as text for a model: facts, theme, styles of its own, then its sections and elements with their refs. What the request
 * concerns stands in full, the rest as far as there is room.
 */
export function viewOf(email: EmailSource, request: { text: string; selected?: string }): View {
  const concern = concernOf(email, request)
  const head = headOf(email, request.selected)
  const size = email.html.length + email.css.length
  const isPlain = outlineOf(email).sections.length === 0
  const room =
    concern === 'all' || size < SMALL ? Number.POSITIVE_INFINITY : size * SHARE[isPlain ? 'plain' : 'sections']
  let last: View | undefined
  for (const longest of LENGTHS) {
    const view = shown(email, concern, longest)
    last = { ...view, text: `${head}\n${view.text}` }
    if (last.text.length <= room) return last
  }
  return last as View
}

function shown(email: EmailSource, concern: Concern, longest: number): View {
  const outline = outlineOf(email)
  const [addresses, texts] = [new Addresses(), new Texts()]
  const isConcerned = (ref: string) => concern === 'all' || concern.has(ref)
  const seen = {
    doc: outline.doc,
    addresses,
    texts,
    longest: (ref: string) => (isConcerned(ref) ? Number.POSITIVE_INFINITY : longest)
  }
  const lines = outline.parts.flatMap(part => {
    if (part.type === 'section') return sectionLines(part, seen)
    const plain = plainLines(part, seen)
    const own = longest === LENGTHS[0] ? plain : folded(plain, line => isConcerned(line.split(' ')[0] ?? ''))
    return [`${part.ref} plain HTML <${part.name}>`, ...own]
  })
  return { text: (lines.length > 0 ? lines : ['(empty)']).join('\n'), addresses, texts }
}

function headOf(email: EmailSource, selected: string | undefined): string {
  const theme = readTheme(email.css)
  const rules = ownRules(email.css)
  const classes = classWords(outlineOf(email))
  const source = sourceOf(email, selected)
  return [
    `subject: ${email.subject}`,
    `preheader: ${email.preheader}`,
    `lang: ${email.lang}${email.dir === 'rtl' ? ' (rtl)' : ''}`,
    theme ? `theme: ${JSON.stringify(theme)}` : 'theme: none; its colours are in its own HTML and CSS',
    ...(classes ? [`classes: ${classes}`] : []),
    ...(theme && rules ? [`own CSS rules:\n${rules}`] : []),
    ...(selected ? [`Selected, so "this" and "it" mean: ${selected}`] : []),
    ...(source ? [`Its source: ${source}`] : [])
  ].join('\n')
}

/** The source of a plain element, and what stands in a free section: what they look like is said nowhere else. */
function sourceOf(email: EmailSource, selected = ''): string | undefined {
  const found = findRef(email, selected)
  const html = found?.type === 'section' ? found.section.section.content.html : undefined
  const source = found?.type === 'element' ? email.html.slice(found.element.start, found.element.end) : html
  if (typeof source !== 'string') return undefined
  return source.length > LONGEST_SOURCE ? `${source.slice(0, LONGEST_SOURCE)}…` : source
}
