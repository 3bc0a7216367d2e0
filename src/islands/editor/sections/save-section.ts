import { applyingRules } from '../../../email/compile/applying-rules.ts'
import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { ApiError } from '../../../stores/api.ts'
import { saveSection } from '../../../stores/saved-sections.ts'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import type { EditorStores } from '../use-editor.ts'

const LONGEST_NAME = 60

/** Keeps the selected section for other emails. The gallery shows it first, and can give it another name. */
export async function saveSelectedSection({ document, selection }: EditorStores) {
  const piece = pieceOf(document.$email.get(), selection.$selected.get()?.split('.')[0] ?? '')
  if (!piece) return
  try {
    const { name } = await saveSection(piece)
    toastSuccess(`Saved as “${name}”. It stands first among the sections to add.`)
  } catch (error) {
    toastError(error instanceof ApiError ? error.message : 'The section could not be saved. Please try again.')
  }
}

/** A section as it is kept: its HTML, the rules that apply to it, and a name from its own words. */
export function pieceOf(email: EmailSource, ref: string) {
  const found = findRef(email, ref)
  if (!found || (found.type !== 'section' && found.type !== 'element')) return undefined
  const { start, end, index } = found.element
  const kind = found.type === 'section' ? found.section.kind : null
  const label = found.type === 'section' ? found.section.label : 'Piece'
  const heading = found.type === 'section' ? found.section.slots.find(({ kind: slot }) => slot === 'text')?.value : ''
  const name = (typeof heading === 'string' && heading.trim() ? heading.trim() : label).slice(0, LONGEST_NAME)
  return { name, html: email.html.slice(start, end), css: rulesOf(email, index), kind }
}

/** The rules of the style sheet that apply to an element or to anything in it, in their order; the theme's own stay behind. */
function rulesOf(email: EmailSource, index: number): string {
  const { doc } = outlineOf(email)
  const { end } = doc.elements[index] ?? { end: 0 }
  const inside = doc.elements.filter(each => each.index >= index && each.start < end)
  const rules = new Map<number, number>()
  for (const each of inside) {
    for (const rule of applyingRules(email.css, doc, each.index)) rules.set(rule.start, rule.end)
  }
  return [...rules]
    .sort(([one], [other]) => one - other)
    .map(([from, to]) => email.css.slice(from, to))
    .filter(rule => !rule.startsWith(':root'))
    .join('\n')
}
