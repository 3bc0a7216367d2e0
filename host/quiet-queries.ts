import { format } from 'node:util'
import { withoutQueries } from '../src/server/without-queries.ts'

/** What libraries write by themselves about a request names its whole address: it is written without queries and tokens. */
export function quietQueries(to: Console = console) {
  for (const way of ['log', 'info', 'warn', 'error'] as const) {
    const write = to[way].bind(to)
    to[way] = (...words: unknown[]) => write(withoutQueries(format(...words)))
  }
}
