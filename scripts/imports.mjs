// Files of ours, and what they import, read from their text. Plain JavaScript for Node 20 and newer.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from './setup.mjs'

/**
 * The files below a folder whose names are of a kind.
 * @param {string} folder from the root, with slashes
 * @param {RegExp} kind
 * @returns {string[]} likewise
 */
export function filesBelow(folder, kind) {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.filter(name => kind.test(name)).map(name => posix.join(folder, name.replaceAll('\\', '/')))
}

/**
 * The files of ours that a file names: in an import, an export or a call of `import()`.
 * @param {string} file from the root, with slashes
 * @returns {string[]} likewise
 */
export function importsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const named = [...text.matchAll(/(?:from|import\(?)\s*['"](\.{1,2}\/[^'"?]+)/g)].map(([, path = '']) => path)
  return named.map(path => posix.join(dirname(file), path)).filter(isFile)
}

/** @param {string} file */
function isFile(file) {
  const path = join(ROOT, file)
  return existsSync(path) && statSync(path).isFile()
}
