// `npm run nightly`: everything whole, in an hour or so. `npm test` tries a sample of it each time; see where-tests-run.md.
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT, run } from './setup.mjs'
import { printFailures, runStep } from './steps.mjs'

await ensureInstalled()

// One after another: what is timed wants the machine for itself.
const codes = [
  await timed('all tests, whole', 'test.mjs'),
  await timed('evaluation', '../eval/eval.ts'),
  await timed('load', '../bench/load.ts'),
  await bench()
]
process.exitCode = codes.some(code => code !== 0) ? 1 : 0

/** @param {string} name @param {string} script from this folder */
async function timed(name, script) {
  const began = performance.now()
  const code = await run(NODE, [join(ROOT, 'scripts', script)], { NIGHTLY: '1' })
  console.log(`\n${code === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - began) / 1_000)} s)\n`)
  return code
}

/** A budget that is not kept is a failure here, where the machine does nothing else. */
async function bench() {
  const result = await runStep({ name: 'bench', command: NODE, args: [join(ROOT, 'scripts', 'bench.mjs')] })
  if (result.code === 0) console.log(result.output.trim())
  const code = result.output.includes('EXCEEDED') ? 1 : result.code
  printFailures([{ ...result, code }], join('.cache', 'bench-failures.log'))
  return code
}
