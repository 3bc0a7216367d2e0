import fc from 'fast-check'
import { IS_NIGHT, runs } from './nightly.ts'

/** By day the same examples each time; at night others, whose seed stands in what fails. */
fc.configureGlobal(IS_NIGHT ? {} : { numRuns: runs(100), seed: 20_261 })
