import { expect, test } from 'vitest'
import type { ImageValue } from '../../email/sections/section.ts'
import type { Theme } from '../../email/theme/theme.ts'
import { DIRECTIONS, type DirectionName, type EarlierDirection } from '../directions/direction.ts'
import { loadModel } from '../reading/model/load.ts'
import { createFromBrief } from './create-from-brief.ts'

const SALE = 'Sale at our candle shop Wick & Wax, 25% off all candles until Sunday with code GLOW25.'
const SCENELESS = 'Thank the members of the Larch circle for their patience. We meet again on 3 May.'

async function madeIn(brief: string, name: DirectionName, earlier: readonly EarlierDirection[] = []) {
  const context = {
    signal: new AbortController().signal,
    seed: 7,
    today: new Date('2026-03-01'),
    siteUrl: 'https://mailwright.example',
    direction: { name, earlier }
  }
  const events = await Array.fromAsync(createFromBrief(brief, context, loadModel()))
  const operations = events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))
  const sections = operations.flatMap(operation => (operation.op === 'add' ? [operation] : []))
  const theme = operations.find(({ op }) => op === 'theme') as unknown as Theme
  return { theme, sections, opening: sections.find(({ kind }) => kind === 'hero'), said: JSON.stringify(sections) }
}

test('three directions of one brief open in different layouts and colours, and say the same facts', async () => {
  const earlier: EarlierDirection[] = []
  const all = []
  for (const name of ['picture', 'type', 'letter'] as const) {
    const made = await madeIn(SALE, name, earlier)
    all.push(made)
    earlier.push({ name, theme: made.theme, sections: [] })
  }

  const [picture, type, letter] = all.map(({ opening }) => opening)
  expect((picture?.content.image as ImageValue | undefined)?.src).toContain('/media/scenes/')
  expect([type?.content.image, letter?.content.image]).toEqual([undefined, undefined])
  expect(letter?.layout).toBe('letter')
  expect(['brand', 'accent']).toContain(type?.tone)
  expect(new Set(all.map(({ theme }) => theme.heading)).size).toBe(3)
  expect(new Set(all.map(({ theme }) => theme.brand)).size).toBe(3)
  for (const { said } of all) for (const fact of ['GLOW25', '25%', 'Wick & Wax']) expect(said).toContain(fact)
})

test('a direction that leads with a picture has one for words that name none, unless pictures are not wanted', async () => {
  const drawn = await madeIn(SCENELESS, 'picture')
  const plain = await madeIn(`${SCENELESS} No pictures, please.`, 'picture')

  expect(drawn.opening?.content.image).toBeDefined()
  expect(plain.opening?.content.image).toBeUndefined()
})

test('by night an email stands on dark grounds', async () => {
  const { theme } = await madeIn(SALE, 'night')
  expect(theme.surface < '#4').toBe(true)
})

test.each(Object.keys(DIRECTIONS) as DirectionName[])('"%s" makes a whole email', async name => {
  const { sections } = await madeIn(SALE, name)
  const kinds = sections.map(({ kind }) => kind)
  expect([kinds[0], kinds[1], kinds.at(-1)]).toEqual(['header', 'hero', 'footer'])
})
