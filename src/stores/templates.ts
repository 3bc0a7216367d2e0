import { atom } from 'nanostores'
import type { TemplateAnswer, TemplateCard, TemplatePage } from '../contract/template.ts'
import { call, callJson } from './api.ts'

/** Rows of three and of four, of which a high screen shows fewer. */
export const PAGE_SIZE = 24

/** The account's templates as far as they were asked for, the newest change first. */
export const $templates = atom<TemplateCard[]>([])

/** Where the next page begins; nothing when all templates are here. */
export const $nextCursor = atom<string | null>(null)

/** How fetching the next page stands. */
export const $more = atom<'idle' | 'loading' | 'failed'>('idle')

/** Takes over the page of the list that the studio was made with. Only for the browser. */
export function hydrateTemplates({ templates, next_cursor }: TemplatePage) {
  $templates.set(templates)
  $nextCursor.set(next_cursor)
}

/** Reads the beginning of the list again: what another request has finished in the meantime appears. */
export async function loadTemplates() {
  const page = await readPage()
  const known = $templates.get()
  const older = known.filter(isNotIn(page.templates))
  // The rest of the list goes on behind the new beginning only where the two meet.
  if (page.next_cursor === null || older.length === known.length) hydrateTemplates(page)
  else $templates.set([...page.templates, ...older])
}

/** Adds the next page. A failure is told by `$more`, and another call tries again. */
export async function loadMore(): Promise<void> {
  const cursor = $nextCursor.get()
  if (cursor === null || $more.get() === 'loading') return
  $more.set('loading')
  try {
    const page = await readPage(cursor)
    $templates.set([...$templates.get(), ...page.templates.filter(isNotIn($templates.get()))])
    $nextCursor.set(page.next_cursor)
    $more.set('idle')
  } catch {
    $more.set('failed')
  }
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

async function readPage(cursor?: string): Promise<TemplatePage> {
  const query = new URLSearchParams({ limit: `${PAGE_SIZE}`, ...(cursor ? { cursor } : {}) })
  const response = await call(`/api/templates?${query}`)
  const { data, next_cursor } = (await response.json()) as { data: TemplateCard[]; next_cursor: string | null }
  return { templates: data, next_cursor }
}

const isNotIn = (others: TemplateCard[]) => {
  const ids = new Set(others.map(({ id }) => id))
  return ({ id }: TemplateCard) => !ids.has(id)
}
