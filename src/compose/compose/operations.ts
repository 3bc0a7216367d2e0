import type { Operation } from '../../email/operations/operation.ts'
import type { Composition } from './compose.ts'

/** The operations that make a composition of `BLANK_EMAIL`, in their order: what it is called, its theme, section by section. */
export const operationsOf = ({ meta, theme, sections, rules }: Composition): Operation[] => [
  { op: 'meta', ...meta },
  { op: 'theme', ...theme },
  ...sections.map(section => ({ op: 'add', ...section }) as Operation),
  ...rules
]
