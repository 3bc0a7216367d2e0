// What `npm start` and `npm test` share: a checkout becomes ready to run. Plain JavaScript for Node 20 and newer,
// since it runs before the pinned Node is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesOf } from './sources.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** The Node that `package.json` pins. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const SIGNALS = ['SIGINT', 'SIGTERM']
const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')
const BUILT = join(ROOT, 'dist', '.built-from')
/** Where a build begins: pages and public files are found by their folders, the rest by following what these name. */
export const BUILT_FROM = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/** @param {string} sentence */
export function say(sentence) {
  console.log(`\n› ${sentence}`)
}

/**
 * Runs a command and shows what it prints. Told to stop, this process passes that on and ends with the command.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment(env),
      shell: needsShell(command)
    })
    let isToStop = false
    const passOn = signal => {
      isToStop = true
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, passOn)
    child.on('error', reject)
    child.on('close', code => {
      if (isToStop) process.exit(code ?? 1)
      for (const signal of SIGNALS) process.off(signal, passOn)
      resolve(code ?? 1)
    })
  })
}

/**
 * The environment of everything we start: the pinned Node first in PATH, and no colours where nobody sees them.
 * @param {NodeJS.ProcessEnv} [more]
 */
export function environment(more = {}) {
  const path = [dirname(NODE), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
  return { ...process.env, ...plain, ASTRO_TELEMETRY_DISABLED: '1', ...more, PATH: path }
}

/** Installs what the lockfile names, unless that has been done. */
export async function ensureInstalled() {
  requireNode20()
  if (existsSync(NODE) && existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return
  say('Installing packages (once, about a minute)…')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    stop(
      'The packages could not be installed. The lines above say why; check the connection to the npm registry and try again.'
    )
}

/** Builds the site, unless the sources are those of the last build. */
export async function ensureBuilt() {
  const sources = hashOfSources()
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sources) return
  say('Building the site (once for each change, about half a minute)…')
  const code = await run(NODE, [join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build'])
  if (code !== 0) stop('The site could not be built. The lines above say why.')
  mkdirSync(dirname(BUILT), { recursive: true })
  writeFileSync(BUILT, sources)
}

/** @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

function requireNode20() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    stop(
      `Mailwright needs Node 20 or newer; this is Node ${process.versions.node}. Get a newer one at https://nodejs.org.`
    )
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sourcesOf(ROOT, BUILT_FROM)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

// npm is a script on Windows, and only a shell starts those.
function needsShell(command) {
  return process.platform === 'win32' && command === 'npm'
}
