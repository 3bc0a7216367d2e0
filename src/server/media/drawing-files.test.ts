import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCENE_COLOURS } from '../../email/scenes/palette.ts'
import { SCENES } from '../../email/theme/scenes.ts'
import { THINGS } from '../../email/theme/things.ts'

/** The catalogue of each folder, the field that its drawings fill, and how many bytes each may have. */
const FOLDERS = [
  { folder: 'scenes', catalogue: SCENES, box: '0 0 1200 624', most: 14 * 1024 },
  { folder: 'things', catalogue: THINGS, box: '0 0 400 400', most: 6 * 1024 }
].map(each => ({ ...each, files: readdirSync(`assets/${each.folder}`) }))

const FILLS: ReadonlySet<string> = new Set(SCENE_COLOURS)
const LINES: ReadonlySet<string> = new Set(SCENE_COLOURS.map(name => `${name}-line`))
const LIGHTS: ReadonlySet<string> = new Set(['only-dark', 'only-light'])

const NUMBER = /^-?\d+(\.\d)?$/
const SHAPE = 'class opacity clip-path transform stroke-width stroke-dasharray stroke-linecap stroke-linejoin'
const ATTRIBUTES: Record<string, string> = {
  svg: 'xmlns viewBox data-light data-mirror',
  g: 'class opacity clip-path transform',
  clipPath: 'id',
  path: `d fill-rule ${SHAPE}`,
  rect: `x y width height rx ry ${SHAPE}`,
  circle: `cx cy r ${SHAPE}`,
  ellipse: `cx cy rx ry ${SHAPE}`
}
const VALUES: Record<string, RegExp> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^0 0 (1200 624|400 400)$/,
  'data-light': /^(soft|bold|warm|night)$/,
  'data-mirror': /^never$/,
  id: /^[a-z]\d*$/,
  'clip-path': /^url\(#[a-z]\d*\)$/,
  class: /^[a-z -]+$/,
  opacity: /^0\.\d\d?$/,
  transform: /^((rotate|translate|scale)\(-?\d+(\.\d{1,2})?( -?\d+(\.\d{1,2})?){0,2}\) ?)+$/,
  d: /^M([MLHVCSQTAZmlhvcsqtaz -]|\d+(\.\d)?(?![\d.]))+$/,
  'fill-rule': /^evenodd$/,
  'stroke-dasharray': /^\d+(\.\d)?( \d+(\.\d)?)*$/,
  'stroke-linecap': /^(butt|square)$/,
  'stroke-linejoin': /^(miter|bevel)$/
}
const TAG = /<(\/?)(\w+)((?: [\w-]+="[^"<>&]*")*) ?(\/?)>/g

/** What of a drawing no picture of ours may have: one line for each fault. */
function faultsOf(text: string): string[] {
  const faults: string[] = []
  const around: { name: string; isColoured: boolean }[] = []
  for (const [tag, close, name = '', written = '', isAlone] of text.matchAll(TAG)) {
    if (close) {
      if (around.pop()?.name !== name) faults.push(`${tag} closes another`)
      continue
    }
    const attributes = [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({ key, value }))
    const allowed = ATTRIBUTES[name]?.split(' ') ?? []
    for (const { key, value } of attributes)
      if (!allowed.includes(key) || !(VALUES[key] ?? NUMBER).test(value)) faults.push(`${key}="${value}" in ${name}`)
    const classes = attributes.find(({ key }) => key === 'class')?.value.split(' ') ?? []
    for (const each of classes)
      if (!FILLS.has(each) && !LINES.has(each) && !(name === 'g' && LIGHTS.has(each))) faults.push(`class ${each}`)
    const isColoured =
      name === 'clipPath' ||
      around.at(-1)?.isColoured === true ||
      classes.some(each => FILLS.has(each) || LINES.has(each))
    if (!ATTRIBUTES[name] || (around.length === 0) !== (name === 'svg')) faults.push(`${name} at this place`)
    if (isAlone && name !== 'g' && !isColoured) faults.push(`${tag} has no colour`)
    if (!isAlone) around.push({ name, isColoured })
  }
  const unknown = text.replace(TAG, '').trim()
  return [...faults, ...around.map(({ name }) => `${name} stays open`), ...(unknown ? [`text: ${unknown}`] : [])]
}

describe.each(FOLDERS)('the drawings of $folder', ({ folder, catalogue, box, most, files }) => {
  it('are there for every name of the catalogue and no other', () => {
    const names = files.map(file => file.replace(/(-2)?\.svg$/, ''))
    expect([...new Set(names)].sort()).toEqual(catalogue.map(({ name }) => name).sort())
    for (const name of names) expect(files).toContain(`${name}.svg`)
  })

  it.each(files)('%s is small, flat, and coloured by classes alone', file => {
    const text = readFileSync(`assets/${folder}/${file}`, 'utf8')
    expect(faultsOf(text)).toEqual([])
    expect(text).toContain(` viewBox="${box}"`)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most)
    const ids = [...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    const clips = [...text.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(clips)])
  })
})

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture from elsewhere', '<image href="https://a.example/a.png"/>'],
    ['what runs by itself', '<rect class="sun" x="0" y="0" width="9" height="9" onload="alert(1)"/>'],
    ['a colour of its own', '<circle cx="9" cy="9" r="9" fill="#ff0000"/>'],
    ['a style', '<circle class="sun" style="fill: red" cx="9" cy="9" r="9"/>'],
    ['an unknown class', '<circle class="sky" cx="9" cy="9" r="9"/>'],
    ['no colour', '<circle cx="9" cy="9" r="9"/>'],
    ['words', 'Sale'],
    ['a comment', '<!-- <script> -->'],
    ['needless digits', '<path class="ink" d="M0.123 4h9Z"/>'],
    ['a group that stays open', '<g class="ink">']
  ])('would be refused with %s', (_, content) => {
    const drawn = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 624">\n${inside}\n</svg>\n`
    expect(faultsOf(drawn('<circle class="sun" cx="9" cy="9" r="9"/>'))).toEqual([])
    expect(faultsOf(drawn(content))).not.toEqual([])
  })
})
