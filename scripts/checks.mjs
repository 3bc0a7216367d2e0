// The checks that need no browser and no database, each one command.
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

/** @param {string} name @param {string} script @param {string[]} args */
const tool = (name, script, args) => ({ name, command: NODE, args: [join(ROOT, 'node_modules', script), ...args] })

export const CHECKS = [
  tool('types', 'astro/bin/astro.mjs', ['check', '--minimumFailingSeverity', 'error']),
  tool('lint and format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  tool('import rules', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'src',
    'host'
  ]),
  tool('unused code', 'knip/bin/knip.js', ['--no-progress'])
]
