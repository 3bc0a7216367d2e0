import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** A web font of emails: the file it is cut from, and what is left of its axes. */
interface Cut {
  label: string
  source: string
  /** Axes pinned to one value or narrowed to a range; files of one weight have none. */
  axes?: Record<string, number | { min: number; max: number }>
}

const HEADING = { min: 400, max: 800 }

/** Key of `/media/fonts/<key>.woff2` → where it comes from. The keys are those of the email themes' fonts. */
const CUTS: Record<string, Cut> = {
  'young-serif': { label: 'Young Serif', source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2' },
  anton: { label: 'Anton', source: '@fontsource/anton/files/anton-latin-400-normal.woff2' },
  'dm-serif': {
    label: 'DM Serif Display',
    source: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2'
  },
  bricolage: { label: 'Bricolage Grotesque', source: variable('bricolage-grotesque'), axes: { wght: HEADING } },
  fraunces: { label: 'Fraunces', source: variable('fraunces'), axes: { wght: { min: 400, max: 700 } } },
  'space-grotesk': {
    label: 'Space Grotesk',
    source: variable('space-grotesk'),
    axes: { wght: { min: 400, max: 700 } }
  },
  'source-serif': {
    label: 'Source Serif 4',
    source: variable('source-serif-4'),
    axes: { wght: { min: 400, max: 700 } }
  },
  archivo: { label: 'Archivo', source: variable('archivo'), axes: { wght: HEADING } },
  figtree: { label: 'Figtree', source: variable('figtree'), axes: { wght: HEADING } },
  newsreader: { label: 'Newsreader', source: variable('newsreader'), axes: { wght: { min: 400, max: 700 } } }
}

/** Letters of Western European languages, their punctuation and signs. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x131, 0x152, 0x153, 0x178]
const SIGNS = '–—‘’‚“”„†•…‹›€™−→←×'
/** Kerning, ligatures and accents; mail clients offer no way to ask for more. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']
const OUT = new URL('../public/media/fonts/', import.meta.url)

function variable(name: string): string {
  return `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

const installed = (path: string): URL => new URL(`../node_modules/${path}`, import.meta.url)

async function cut(key: string, { source, axes }: Cut): Promise<number> {
  const options = { targetFormat: 'woff2' as const, keepFeatures: FEATURES, noHinting: true }
  const letters = String.fromCodePoint(...LETTERS) + SIGNS
  const font = await subsetFont(await readFile(installed(source)), letters, {
    ...options,
    ...(axes && { variationAxes: axes })
  })
  await writeFile(new URL(`${key}.woff2`, OUT), font)
  return font.byteLength
}

/** Who made a font, in its own package's words, and under which licence. */
async function credit(key: string, { label, source }: Cut): Promise<string> {
  const folder = source.split('/').slice(0, 2).join('/')
  const [maker = '', , licence = ''] = (await readFile(installed(`${folder}/LICENSE`), 'utf8')).split('\n')
  if (!licence.includes('SIL Open Font License, Version 1.1')) throw new Error(`${folder} is not under the OFL 1.1`)
  return `${key}.woff2: ${label}\n${maker.trim()}\n${licence.trim()}\nSubset of ${folder}.\n`
}

await mkdir(OUT, { recursive: true })
for (const [key, font] of Object.entries(CUTS)) console.log(`${key}.woff2: ${await cut(key, font)} bytes`)
const credits = await Promise.all(Object.entries(CUTS).map(([key, font]) => credit(key, font)))
const licence = await readFile(installed('@fontsource/young-serif/LICENSE'), 'utf8')
const terms = licence.slice(licence.indexOf('-----'))
await writeFile(new URL('LICENSES.txt', OUT), `${credits.join('\n')}\n${terms}`)
