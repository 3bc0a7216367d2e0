// Plain JavaScript for Node 20 and newer, like what uses it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** What may be a file's path in quotes, however it is used: imported, required, read or part of an address. */
const NAMED = /['"`]([\w./-]*\.\w+)/g
const NAMES_OTHERS = /\.([cm]?[jt]sx?|astro|css)$/
const IS_TEST = /\.test\.tsx?$/

/**
 * What a build is made from: the files of `entries`, which are files or folders below `root`, and every file that one of these
 * names, and so on, wherever it lies below `root`. In order, relative to `root`.
 * @param {string} root @param {string[]} entries
 * @returns {string[]}
 */
export function sourcesOf(root, entries) {
  const found = new Set()
  const open = entries.flatMap(entry => filesIn(join(root, entry)))
  while (open.length > 0) {
    const file = open.pop() ?? ''
    if (found.has(file)) continue
    found.add(file)
    open.push(...namedIn(file).filter(each => isBelow(root, each)))
  }
  return [...found].map(file => relative(root, file)).sort()
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap(name => filesIn(join(path, name)))
  return IS_TEST.test(path) ? [] : [path]
}

/** @param {string} file */
function namedIn(file) {
  if (!NAMES_OTHERS.test(file)) return []
  const names = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => resolve(dirname(file), name ?? ''))
  return names.filter(isFile)
}

/** @param {string} path */
const isFile = path => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** @param {string} root @param {string} path */
const isBelow = (root, path) => path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`)
