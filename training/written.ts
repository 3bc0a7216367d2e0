import { SCALE } from '../src/designer/roles/rows.ts'
import type { Learnt } from './learn.ts'

/** What was learnt of roles as a module. */
export const writtenRoles = ({ rows, between }: Learnt): string => `${HEAD}
export const BETWEEN = '${[...between].map(weight => weight.toFixed(1)).join(',')}'
export const ROWS = \`${linesOf(rows)}\`
`

/** What was learnt of kinds as a module. */
export const writtenKinds = (rows: Map<string, Float32Array>): string => `${HEAD}
export const ROWS = \`${linesOf(rows)}\`
`

const HEAD = '// Written by `npm run train` from training/briefs. Not for reading.'

/** One line for each feature, as `rowsIn` reads them; signs that would end the text are left out. */
const linesOf = (rows: Map<string, Float32Array>): string =>
  [...rows]
    .filter(([feature, row]) => !/[`\\]|\$\{/.test(feature) && bytesOf(row).some(byte => byte !== 0))
    .map(([feature, row]) => `${feature}\t${Buffer.from(bytesOf(row)).toString('base64')}`)
    .sort()
    .join('\n')

/** Each weight as a signed byte; what is too big for one becomes the biggest. */
const bytesOf = (row: Float32Array): Uint8Array =>
  Uint8Array.from(row, weight => Math.max(-127, Math.min(127, Math.round(weight * SCALE))) & 255)
