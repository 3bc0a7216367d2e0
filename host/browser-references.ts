import { fileURLToPath } from 'node:url'

const OWN_DECODER = /[\\/]src[\\/]email[\\/]source[\\/]entities\.ts$/
const STAND_INS: Record<string, string> = {
  './decode-reference.ts': fileURLToPath(new URL('../src/stores/decode-reference.ts', import.meta.url)),
  'entities/decode': fileURLToPath(new URL('../src/stores/absent-decoder.ts', import.meta.url))
}

/**
 * Leaves the table of named character references out of the browser's bundle: a browser knows them by itself, and the table is a tenth of
 * what the editor loads.
 */
export function browserReferences() {
  return {
    name: 'mailwright-browser-references',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    resolveId: (id: string, importer = '') =>
      id === 'entities/decode' || OWN_DECODER.test(importer) ? STAND_INS[id] : undefined
  }
}
