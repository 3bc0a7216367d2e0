// What a change touches: its files, and the tests that are close to them.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, importsOf } from './imports.mjs'
import { ROOT } from './setup.mjs'

const FOLDERS = ['src', 'host', 'scripts', 'training']

/** The files that differ from a commit, new ones too. @param {string} since */
export function changedFiles(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return names.filter(name => existsSync(join(ROOT, name)))
}

/** The tests that lie beside one of the files or name it. Those that reach it through another module are not close. @param {string[]} files */
export function testsCloseTo(files) {
  const changed = new Set(files)
  const folders = new Set(files.filter(file => /\.tsx?$/.test(file)).map(dirname))
  const isClose = (/** @type {string} */ test) =>
    folders.has(dirname(test)) || importsOf(test).some(file => changed.has(file))
  return FOLDERS.flatMap(folder => filesBelow(folder, /\.test\.tsx?$/)).filter(isClose)
}
