// The checks that need no browser and no database, each one step.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

/** A step that is a program of a package. @param {string} name @param {string} script @param {string[]} args */
const tool = (name, script, args) => ({ name, command: NODE, args: [join(ROOT, 'node_modules', script), ...args] })

const BIOME = '@biomejs/biome/bin/biome'
const types = tool('types', 'astro/bin/astro.mjs', ['check', '--minimumSeverity', 'warning'])
const importRules = tool('import rules', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  'src',
  'host'
])

export const CHECKS = [
  types,
  tool('lint and format', BIOME, ['check', '--error-on-warnings', '.']),
  importRules,
  tool('unused code', 'knip/bin/knip.js', ['--no-progress'])
]

/** What can be mended without a person. */
export const FIX = tool('lint and format', BIOME, ['check', '--write', '.'])

/** Tests by Vitest, whose reporter names only what failed. @param {string} name @param {string[]} args */
export const vitest = (name, args) => tool(name, 'vitest/vitest.mjs', ['run', '--reporter=minimal', ...args])

/** The tests without a database, a browser, threads or servers. @param {string[]} [args] */
export const unitTests = (args = []) => vitest('unit tests', ['--project=pure', '--project=parts', ...args])

/** The journeys, in a browser against the built site. @param {string[]} args */
export const browserTests = args => tool('browser journeys', '@playwright/test/cli.js', ['test', ...args])

/** The checks of what differs from a commit; types and imports are always those of the whole. @param {string} since */
export function checksOfChange(since) {
  const files = changedFiles(since)
  const lint = tool('lint and format of the change', BIOME, [
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files
  ])
  return [types, ...(files.length > 0 ? [lint] : []), importRules, unitTests([`--changed=${since}`])]
}

function changedFiles(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return names.filter(name => existsSync(join(ROOT, name)))
}
