// `npm test`: set up, check, test, and say how many of each passed. Every step runs, so that one failure does not hide another.
// `npm test -- journeys billing` runs a part of it, of which what is left over chooses some.
import { isNight, PARTS, readArguments } from './parts.mjs'
import { printSlowest } from './report.mjs'
import { ensureInstalled, say } from './setup.mjs'
import { printFailures } from './steps.mjs'

const { parts, filters } = readArguments(process.argv.slice(2))
await ensureInstalled()
if (isNight) say('Everything whole: this takes an hour or more.')

const results = []
const times = []
for (const part of parts) {
  const began = performance.now()
  results.push(...(await PARTS[part](filters)))
  times.push({ part, seconds: Math.round((performance.now() - began) / 1_000) })
}

console.log(`\n${times.map(({ part, seconds }) => `${part} ${seconds} s`).join(', ')}`)
printSlowest(results.flatMap(({ report }) => report.files))
printFailures(results)
const sum = count => results.reduce((all, { report }) => all + report[count], 0)
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped, which this machine cannot run`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
// Exits once all of it is written: a pipe takes its time with much.
process.exitCode = sum('failed') > 0 ? 1 : 0
