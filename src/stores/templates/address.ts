import { TEMPLATE_SORTS, type TemplateSort } from '../../contract/template-sorts.ts'

/** What is asked of the list of templates: words to look for, and an order. */
export interface Asked {
  q: string
  sort: TemplateSort
}

export const ALL_TEMPLATES: Asked = { q: '', sort: 'updated' }

/** As the API takes it. */
export const LONGEST_SEARCH = 200

/** What the studio's address asks for; what makes no sense in it is left out. */
export function askedOf({ searchParams }: URL): Asked {
  const q = (searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH)
  return { q, sort: TEMPLATE_SORTS.find(sort => sort === searchParams.get('sort')) ?? ALL_TEMPLATES.sort }
}

/** The address that asks for it; all else in it stays. */
export function addressOf(address: URL, { q, sort }: Asked): URL {
  const url = new URL(address)
  url.searchParams.delete('q')
  url.searchParams.delete('sort')
  if (q.trim() !== '') url.searchParams.set('q', q)
  if (sort !== ALL_TEMPLATES.sort) url.searchParams.set('sort', sort)
  return url
}
