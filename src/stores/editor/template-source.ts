import type { TemplateAnswer } from '../../contract/template.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'

/** What of a template or a version is its email. */
type SavedSource = Pick<
  TemplateAnswer,
  'html_value' | 'css_value' | 'facts_value' | 'name' | 'subject' | 'preheader' | 'lang' | 'dir'
>

/** A saved template as the core knows it. */
export function sourceOf(template: SavedSource | null): EmailSource {
  if (!template) return BLANK_EMAIL
  const { html_value, css_value, facts_value, name, subject, preheader, lang, dir } = template
  return { html: html_value, css: css_value, facts: facts_value, name, subject, preheader, lang, dir }
}

/** The fields of an email that a hand may change, as the API names them. */
export function bodyOf({ html, css, facts, name, subject, preheader }: EmailSource) {
  return { html_value: html, css_value: css, facts_value: facts, name, subject, preheader }
}

/** What a copy is called that keeps work which another revision overtook. */
export const copyName = (name: string) => `${name.slice(0, 180)} (my version)`

export function isSameSource(one: EmailSource, other: EmailSource): boolean {
  return (Object.keys(BLANK_EMAIL) as (keyof EmailSource)[]).every(key => one[key] === other[key])
}
