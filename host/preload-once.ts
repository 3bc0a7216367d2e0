import type { Plugin, Rolldown } from 'vite'

/**
 * Takes the files that a module has loaded already out of what it preloads for code that comes late: a browser would skip them, and
 * their names were two of the editor's 190 KB.
 */
export function preloadOnce(): Plugin {
  let chunks: Rolldown.OutputBundle = {}
  return {
    name: 'mailwright-preload-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_, files, { hostId }) {
            const loaded = withImports(chunks, hostId)
            return files.filter(file => !loaded.has(file))
          }
        }
      }
    }),
    // Before Vite writes the lists, in the same step.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = bundle
      }
    }
  }
}

/** A file and all that it imports from its start. */
function withImports(chunks: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
  return found
}
