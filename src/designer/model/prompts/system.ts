import { CATALOGUE } from './catalogue.ts'
import { CONDUCT } from './conduct.ts'
import { EXAMPLES } from './examples.ts'
import { LOOKS } from './looks.ts'
import { OPERATIONS } from './operations.ts'

/** What every request begins with, word for word the same so that providers can cache it. */
export const SYSTEM = [OPERATIONS, CATALOGUE, LOOKS, CONDUCT, EXAMPLES].join('\n\n')
