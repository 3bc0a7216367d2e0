import { sectionCss } from '../../../email/sections/catalogue.ts'
import type { Part } from './part.ts'

/** A section as it is kept: its HTML, the rules that it needs, and its kind. Nothing for parts that are no section. */
export function savedForm({ email, found }: Part): { html: string; css: string; kind: string } | undefined {
  if (found.type !== 'section') return undefined
  const { start, end, kind } = found.section
  return { html: email.html.slice(start, end), css: sectionCss(kind), kind }
}
