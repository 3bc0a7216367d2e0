import { fileURLToPath } from 'node:url'

const UNUSED = /^(?:\.\/(?:previous-map|stringifier|terminal-highlight)|picocolors)$/
const ABSENT = fileURLToPath(new URL('absent-writer.cjs', import.meta.url))

/** Leaves out of the browser's bundle what PostCSS writes CSS and source maps with: here it only reads, and changes are made in the text. */
export function readingPostcss() {
  return {
    name: 'mailwright-reading-postcss',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    resolveId: (id: string, importer = '') =>
      UNUSED.test(id) && /[\\/]postcss[\\/]lib[\\/]/.test(importer) ? ABSENT : undefined
  }
}
