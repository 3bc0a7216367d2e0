import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(`../src/stores/${path}`, import.meta.url))

/** What stands in the browser for what a module of the core imports, by both names. */
const STAND_INS: readonly [importer: RegExp, id: string, standIn: string][] = [
  [/[\\/]email[\\/]source[\\/]entities\.ts$/, './decode-reference.ts', here('decode-reference.ts')],
  [/./, 'entities/decode', here('absent-decoder.ts')],
  [/[\\/]email[\\/]theme[\\/]colour-words\.ts$/, './css-names.ts', here('css-names.ts')],
  [/[\\/]email[\\/]operations[\\/]section-rules\.ts$/, '../sections/styles.ts', here('section-styles.ts')]
]

/**
 * Leaves out of the browser's bundle what a browser knows by itself, the tables of named character references and of named colours, and
 * what is needed only once a section is put in: the rules of sections.
 */
export function browserReferences() {
  return {
    name: 'mailwright-browser-references',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    resolveId: (id: string, importer = '') =>
      STAND_INS.find(([of, name]) => name === id && of.test(importer.split('?')[0] ?? ''))?.[2]
  }
}
