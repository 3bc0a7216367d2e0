// `node eval/fields/check.ts FIELDS BRIEFS`: what is amiss with fields that somebody wrote down, by place, never by value.
import { readFileSync } from 'node:fs'
import { faultsOf } from './faults.ts'

const [fields, briefs] = process.argv.slice(2).map(file => JSON.parse(readFileSync(file, 'utf8')))
const faults = faultsOf(fields, briefs)
console.log(faults.length > 0 ? faults.join('\n') : `${fields.length} forms, nothing amiss`)
process.exitCode = faults.length > 0 ? 1 : 0
