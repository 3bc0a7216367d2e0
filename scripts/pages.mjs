// Astro's own check takes its time: `npm run check` runs it where a page, or a module that a page names, has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, importsOf } from './imports.mjs'
import { ROOT } from './setup.mjs'

const CHECKED = join(ROOT, 'node_modules', '.cache', 'pages-checked')

/** A fingerprint of all pages, components and layouts, of what they name, and of what decides how they are read. */
export function hashOfPages() {
  const pages = filesBelow('src', /\.astro$/)
  const named = pages.flatMap(page => importsOf(page))
  const files = [...new Set([...pages, ...named, 'tsconfig.json', 'tsconfig.pages.json', 'package-lock.json'])].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Whether pages are other than those that were last found right. @param {string} hash */
export const arePagesDue = hash => !existsSync(CHECKED) || readFileSync(CHECKED, 'utf8') !== hash

/** @param {string} hash */
export function rememberPages(hash) {
  mkdirSync(dirname(CHECKED), { recursive: true })
  writeFileSync(CHECKED, hash)
}
