// Steps are commands that run quietly: a green one is a line, a red one shows what it printed, and all of them run.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { environment, ROOT } from './setup.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} Step
 * @typedef {{ step: Step, code: number, output: string }} Result
 */

/**
 * Runs steps, so many at a time, and says how each went.
 * @param {Step[]} steps
 * @param {number} [lanes]
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export async function runSteps(steps, lanes = 2) {
  const waiting = [...steps]
  /** @type {Result[]} */
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/**
 * Runs one step and says how it went.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
export async function runStep(step) {
  const began = Date.now()
  const { code, output } = await capture(step)
  const seconds = Math.round((Date.now() - began) / 1000)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`)
  return { step, code, output }
}

/** Lists the red steps and ends the process: with 1 if there is one. @param {Result[]} results @returns {never} */
export function endWith(results) {
  const red = results.filter(({ code }) => code !== 0).map(({ step }) => step.name)
  if (red.length > 0) console.log(`\nFailed: ${red.join('; ')}`)
  process.exit(red.length > 0 ? 1 : 0)
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
