import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { ADDRESS, BRIEF, LABEL, LETTER } from '../src/components/landing/handwriting.ts'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../public/fonts/', import.meta.url))

/** Every character from the first to the last, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** What English pages need: ASCII and the punctuation of good typesetting. src/styles/fonts.css names the same code points. */
export const BASIC = `${range(0x20, 0x7e)}\u00a0£©·×éü–—‘’“”…€−`
const LATIN = `${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜${range(0x2000, 0x206f)}€™↑↓−∕`
const REST = [...LATIN].filter(letter => !BASIC.includes(letter)).join('')
const HAND = [...ADDRESS, LABEL, ...BRIEF].join('')

const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const SERIF = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'
const ITALIC = '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'
const wght = { min: 400, max: 600 }

interface Cut {
  file: string
  source: string
  /** The letters to keep; everything when absent. */
  letters?: string
  axes?: Record<string, { min: number; max: number } | number>
}

/** Each file of public/fonts and what it is cut from. */
export const CUTS: Cut[] = [
  { file: 'sans', source: SANS, letters: BASIC, axes: { wght } },
  { file: 'sans-more', source: SANS, letters: REST, axes: { wght } },
  { file: 'sans-ext', source: SANS.replace('-latin-', '-latin-ext-'), axes: { wght } },
  { file: 'serif', source: SERIF, letters: BASIC },
  { file: 'serif-more', source: SERIF, letters: REST },
  { file: 'serif-ext', source: SERIF.replace('-latin-', '-latin-ext-') },
  { file: 'italic', source: ITALIC, letters: BASIC },
  { file: 'italic-more', source: ITALIC, letters: REST },
  { file: 'italic-ext', source: ITALIC.replace('-latin-', '-latin-ext-') },
  { file: 'hand', source: ITALIC, letters: HAND },
  {
    file: 'letter-title',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    letters: [LETTER.name, ...LETTER.title].join('')
  },
  {
    file: 'letter-text',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    letters: [...LETTER.links, ...LETTER.text].join(''),
    axes: { wght: 400 }
  }
]

/** One cut as WOFF2. The sources are the OFL fonts of Fontsource. */
export async function cut({ source, letters, axes }: Cut): Promise<Buffer> {
  const font = await readFile(require.resolve(source))
  return subsetFont(font, letters ?? '', {
    targetFormat: 'woff2',
    noHinting: true,
    ...(letters === undefined ? { keepAllGlyphs: true } : {}),
    ...(axes ? { variationAxes: axes } : {})
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(target, { recursive: true })
  for (const each of CUTS) {
    const bytes = await cut(each)
    await writeFile(`${target}${each.file}.woff2`, bytes)
    console.log(`${each.file}.woff2 ${bytes.length} bytes`)
  }
}
