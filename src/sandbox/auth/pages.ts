import type { Call } from './call.ts'
import { AuthRefusal } from './refusal.ts'

const USUAL_PER_PAGE = 50
const MOST_PER_PAGE = 1_000

export interface Page {
  page: number
  perPage: number
}

/** The page of a list that a call asks for. */
export function pageOf({ url: { searchParams } }: Call): Page {
  const perPage = countIn(searchParams, 'per_page', USUAL_PER_PAGE)
  if (perPage === 0) throw bad('per_page must be greater than 0')
  return { page: Math.max(1, countIn(searchParams, 'page', 1)), perPage: Math.min(perPage, MOST_PER_PAGE) }
}

/** How many there are in all, and the pages after this one. The client reads the first parameter of each address. */
export function pageHeaders({ url }: Call, { page, perPage }: Page, total: number): Record<string, string> {
  const last = Math.ceil(total / perPage)
  const rest = [...url.searchParams].filter(([name]) => name !== 'page')
  const address = (number: number) => `<${url.pathname}?${new URLSearchParams([['page', String(number)], ...rest])}>`
  const next = last > page ? `${address(page + 1)}; rel="next", ` : ''
  return { link: `${next}${address(last)}; rel="last"`, 'x-total-count': String(total) }
}

function countIn(params: URLSearchParams, name: string, usual: number): number {
  const text = params.get(name) || String(usual)
  const count = Number(text)
  if (/^\d{1,9}$/.test(text)) return count
  throw bad(`${name} is "${text.slice(0, 40)}", which is no number`)
}

function bad(why: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', `Bad Pagination Parameters: ${why}`)
}
