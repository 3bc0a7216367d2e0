import { atom } from 'nanostores'
import type { TemplateAnswer } from '../contract/template.ts'
import { callJson } from './api.ts'

/** What the studio shows of a template. */
export type TemplateCard = Pick<TemplateAnswer, 'id' | 'name' | 'revision' | 'updated_at'>

/** The account's templates, the newest change first. */
export const $templates = atom<TemplateCard[]>([])

/** Reads the list again: what another request has finished in the meantime appears. */
export async function loadTemplates() {
  $templates.set(await callJson<TemplateCard[]>('/api/templates'))
}

/** Deletes a template with its versions; the list forgets it once the server has. */
export async function deleteTemplate(id: string) {
  await callJson(`/api/templates/${id}`, { method: 'DELETE' })
  $templates.set($templates.get().filter(template => template.id !== id))
}

/** Makes a copy, puts it first in the list, and answers it. */
export async function copyTemplate(id: string): Promise<TemplateCard> {
  const { name, subject, preheader, html_value, css_value } = await callJson<TemplateAnswer>(`/api/templates/${id}`)
  const body = { name: `${name.slice(0, 190)} (copy)`, subject, preheader, html_value, css_value }
  const copy = await callJson<TemplateAnswer>('/api/templates', { method: 'POST', body })
  $templates.set([copy, ...$templates.get()])
  return copy
}
