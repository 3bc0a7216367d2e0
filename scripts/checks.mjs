// The checks that need no browser and no database, each one step.
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

/** What tools remember of the run before. */
const KEPT = join('node_modules', '.cache')

/** A step that is a program of a package. @param {string} name @param {string} script @param {string[]} args */
const tool = (name, script, args) => ({ name, command: NODE, args: [join(ROOT, 'node_modules', script), ...args] })

const BIOME = '@biomejs/biome/bin/biome'
const LINT = tool('lint and format', BIOME, ['check', '--error-on-warnings', '.'])
const UNUSED = tool('unused code', 'knip/bin/knip.js', ['--no-progress'])

/** All modules. It reads only what changed since the run before. */
export const TYPES = tool('types', 'typescript/bin/tsc', [
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(KEPT, 'types.tsbuildinfo'), '-p', '.']
])

/** Pages and components, which only Astro reads. It begins anew each time. */
export const PAGES = tool('types of pages', 'astro/bin/astro.mjs', [
  ...['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.pages.json']
])

export const IMPORT_RULES = tool('import rules', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
  ...['--config', '.dependency-cruiser.cjs', '--cache', join(KEPT, 'dependency-cruiser')],
  ...['--cache-strategy', 'content', '--output-type', 'err', 'src', 'host']
])

/** Those beside types. */
export const RULES = [LINT, IMPORT_RULES, UNUSED]

/** What can be mended without a person. */
export const FIX = tool('lint and format', BIOME, ['check', '--write', '.'])

/** The lint of some files. @param {string[]} files */
export const lintOf = files =>
  tool('lint and format of the change', BIOME, ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files])

/**
 * Tests of some projects of `vitest.config.ts`. The reporter names only what failed; the other keeps counts and times.
 * @param {string} name @param {string[]} projects @param {string[]} [args]
 */
export const vitest = (name, projects, args = []) =>
  tool(name, 'vitest/vitest.mjs', [
    ...['run', '--reporter=minimal', '--reporter=./scripts/vitest-report.mjs'],
    ...[...projects.map(project => `--project=${project}`), ...args]
  ])

/** The tests without a database, a browser, threads or servers. @param {string[]} [args] */
export const unitTests = (args = []) => vitest('unit tests', ['unit', 'apart'], args)

/** The journeys, in a browser against the built site. One that passes only on its second try fails. @param {string[]} args */
export const browserTests = args =>
  tool('browser journeys', '@playwright/test/cli.js', ['test', '--reporter=dot,json', '--fail-on-flaky-tests', ...args])
