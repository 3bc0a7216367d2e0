import type { EmailSource } from '../../../email/email.ts'
import { mergeTagsOf } from '../../../email/outline/merge-tags.ts'

/** What an email names and its code may name again. */
export interface KnownNames {
  classes: string[]
  /** Custom properties, with their two hyphens. */
  variables: string[]
  mergeTags: string[]
}

const unique = (names: Iterable<string>): string[] => [...new Set(names)]

/** Reads the names by their looks alone: the code may be broken while it is typed. */
export function knownNames(email: EmailSource): KnownNames {
  const css =
    email.css + [...email.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(match => match[1]).join('\n')
  const used = [...email.html.matchAll(/\bclass\s*=\s*(?:"([^"{]*)"|'([^'{]*)')/gi)]
  const classes = used.flatMap(match => (match[1] ?? match[2] ?? '').split(/\s+/).filter(Boolean))
  const ruled = [...css.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(match => match[1] as string)
  return {
    classes: unique([...ruled, ...classes]).sort(),
    variables: unique([...css.matchAll(/(--[\w-]+)\s*:/g)].map(match => match[1] as string)).sort(),
    mergeTags: mergeTagsOf(email)
  }
}
