import { atom } from 'nanostores'
import type { TemplateCard, TemplatePage } from '../../contract/template.ts'
import { call } from '../api.ts'
import { ALL_TEMPLATES, type Asked } from './address.ts'

/** Rows of three and of four, of which a high screen shows fewer. */
export const PAGE_SIZE = 24
/** Who is far down the list fetches as much at once as the API gives. */
const LARGE_PAGE_SIZE = 96

export interface ListedTemplate extends TemplateCard {
  /** The revision that its picture shows, where a newer one looks the same. */
  pictured?: number
}

export interface TemplateList {
  /** What was asked for. */
  asked: Asked
  /** The templates as far as they were fetched, in the order that was asked for. */
  templates: ListedTemplate[]
  /** Where the next page begins; nothing when all are here. */
  next: string | null
  /** How many there are in all. */
  total: number
}

export const $list = atom<TemplateList>({ asked: ALL_TEMPLATES, templates: [], next: null, total: 0 })

/** How fetching stands: more of the list, or another one. */
export const $fetching = atom<'idle' | 'more' | 'another' | 'failed'>('idle')

let wanted = 0
/** Counts what was asked for, so that an answer that comes too late is known. */
let asking = 0

export function listOf({ templates, next_cursor, total }: TemplatePage, asked: Asked): TemplateList {
  return { asked, templates, next: next_cursor, total: total ?? templates.length }
}

/** Takes over the page of the list that the studio was made with. Only for the browser. */
export function hydrateTemplates(page: TemplatePage, asked: Asked = ALL_TEMPLATES) {
  asking += 1
  wanted = 0
  $fetching.set('idle')
  $list.set(listOf(page, asked))
}

/** Fetches the beginning of another list; until it is there, the one of before stays. A failure is told by `$fetching`. */
export async function fetchList(asked: Asked): Promise<void> {
  asking += 1
  const own = asking
  $fetching.set('another')
  try {
    const page = await readPage(asked)
    if (own === asking) hydrateTemplates(page, asked)
  } catch {
    if (own === asking) $fetching.set('failed')
  }
}

/** Reads the beginning of the list again: what another request has finished in the meantime appears. */
export async function refreshList() {
  const { asked, templates: known, next } = $list.get()
  const page = await readPage(asked)
  const fresh = listOf(page, asked)
  const older = known.filter(isNotIn(fresh.templates))
  // The rest of the list goes on behind the new beginning only where the two meet.
  if (fresh.next === null || older.length === known.length) hydrateTemplates(page, asked)
  else $list.set({ ...fresh, templates: [...fresh.templates, ...older], next })
}

/** Fetches page after page until the list has as many templates, or all. Asked again meanwhile, it goes as far as asked last. */
export async function fetchUpTo(count: number): Promise<void> {
  wanted = count
  if ($fetching.get() !== 'idle') return
  const own = asking
  try {
    while (own === asking && $list.get().next !== null && $list.get().templates.length < wanted) {
      $fetching.set('more')
      const missing = wanted - $list.get().templates.length
      const { asked, next } = $list.get()
      const page = await readPage(asked, next, missing > PAGE_SIZE ? LARGE_PAGE_SIZE : PAGE_SIZE)
      if (own === asking) append(page)
    }
    if (own === asking) $fetching.set('idle')
  } catch {
    if (own === asking) $fetching.set('failed')
  }
}

/** Tries again what could not be fetched. */
export async function fetchAgain(asked: Asked) {
  const list = $list.get()
  if (asked.q !== list.asked.q || asked.sort !== list.asked.sort) return fetchList(asked)
  $fetching.set('idle')
  return fetchUpTo(wanted)
}

/** A change of the list as it is shown. */
export function changeList(change: (list: TemplateList) => Partial<TemplateList>) {
  $list.set({ ...$list.get(), ...change($list.get()) })
}

function append({ templates, next_cursor }: TemplatePage) {
  changeList(list => {
    const all = [...list.templates, ...templates.filter(isNotIn(list.templates))]
    // The count is of the moment when the list was begun: at its end it is known better.
    return { templates: all, next: next_cursor, total: next_cursor === null ? all.length : list.total }
  })
}

/** The template that was made last, of all there are. */
export async function findNewest(): Promise<TemplateCard | undefined> {
  const { templates } = await readPage({ q: '', sort: 'created' }, null, 1)
  return templates[0]
}

async function readPage({ q, sort }: Asked, cursor: string | null = null, limit = PAGE_SIZE): Promise<TemplatePage> {
  const query = new URLSearchParams({
    limit: `${limit}`,
    ...(q && { q }),
    ...(sort !== ALL_TEMPLATES.sort && { sort })
  })
  if (cursor !== null) query.set('cursor', cursor)
  const response = await call(`/api/templates?${query}`)
  const { data, ...page } = (await response.json()) as Omit<TemplatePage, 'templates'> & { data: TemplateCard[] }
  return { templates: data, ...page }
}

const isNotIn = (others: TemplateCard[]) => {
  const ids = new Set(others.map(({ id }) => id))
  return ({ id }: TemplateCard) => !ids.has(id)
}
