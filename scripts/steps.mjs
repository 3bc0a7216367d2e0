// Steps are commands that run quietly: a green one is a line, a red one shows what it printed, and all of them run.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { environment, ROOT } from './setup.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} Step
 * @typedef {{ step: Step, code: number, output: string, seconds: number }} Result
 */

/** Where all that red steps printed stands whole. */
const FAILURES = join('.cache', 'failures.log')

/**
 * Runs steps, so many at a time, and says how each went.
 * @template {Result} R
 * @param {Step[]} steps
 * @param {number} [lanes]
 * @param {(step: Step) => Promise<R>} [run]
 * @returns {Promise<R[]>} in the order in which they ended
 */
export async function runSteps(steps, lanes = 2, run = /** @type {(step: Step) => Promise<R>} */ (runStep)) {
  const waiting = [...steps]
  /** @type {R[]} */
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/**
 * Runs one step and says how it went. Lines that begin with `Note:` are shown of a green one too.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
export async function runStep(step) {
  const began = performance.now()
  const { code, output } = await capture(step)
  const seconds = Math.round((performance.now() - began) / 1000)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`)
  if (code === 0) for (const [note] of output.matchAll(/^Note: .*$/gm)) console.log(`  ${note}`)
  return { step, code, output, seconds }
}

/**
 * Lists the red steps, their tests that failed, and where all their words stand.
 * @param {(Result & { report?: { failures: string[] } })[]} results @param {string} [file]
 */
export function printFailures(results, file = FAILURES) {
  const path = join(ROOT, file)
  const red = results.filter(({ code }) => code !== 0)
  rmSync(path, { force: true })
  if (red.length === 0) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, red.map(({ step, output }) => `# ${step.name}\n\n${output.trim()}\n`).join('\n'))
  console.log(`\nFailed: ${red.map(({ step }) => step.name).join('; ')}`)
  for (const test of red.flatMap(({ report }) => report?.failures ?? [])) console.log(`  ${test}`)
  console.log(`All that they printed is in ${file}.`)
}

/** @param {Step} step @returns {Promise<{ code: number, output: string }>} */
function capture({ command, args, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: environment(env) })
    let output = ''
    const keep = (/** @type {Buffer} */ text) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}
