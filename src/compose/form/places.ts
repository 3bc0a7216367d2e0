import { completeRows } from './facts-of.ts'
import type { Form } from './form.ts'
import { FORM_PATHS, type FormPath, isList } from './paths.ts'

/** The place of a fact in `EmailFacts` that an input is about: rows that are not complete are none. */
export function factPathOf(form: Form, input: string): string | undefined {
  const { path, rest } = split(input)
  if (!path || !isList(path) || rest.length === 0) return path && [path, ...rest].join('.')
  const at = completeRows(form, path).findIndex(row => row.at === Number(rest[0]))
  return at < 0 ? undefined : [path, at, ...rest.slice(1)].join('.')
}

/** The input that a fact stands in: its first, where the place names no part. */
export function inputPathOf(form: Form, place: string): string | undefined {
  const { path, rest } = split(place)
  if (path === 'sentences') return path
  if (!path || !isList(path) || rest.length === 0) return path && [path, ...rest].join('.')
  const row = completeRows(form, path)[Number(rest[0])]
  const parts = rest.slice(1).map(part => (part === 'end' ? 'time' : part))
  return row && [path, row.at, ...parts].join('.')
}

function split(place: string): { path: FormPath | undefined; rest: string[] } {
  const path = FORM_PATHS.find(each => place === each || place.startsWith(`${each}.`))
  return {
    path,
    rest: path
      ? place
          .slice(path.length + 1)
          .split('.')
          .filter(Boolean)
      : []
  }
}
