import { contrast } from '../theme/colour.ts'
import type { Brand, BrandRules } from './brand.ts'
import { distinct } from './rules/always-so.ts'
import { formsOf } from './rules/never-words.ts'
import { paletteOf } from './rules/palette.ts'
import { senderOfBrand } from './sender.ts'

/** What a rule asks for that no email can keep: a sentence with what to change. */
export interface Contradiction {
  rule: keyof BrandRules
  says: string
}

/** What rules of a brand ask for that no email can keep. */
export function contradictions(brand: Brand): Contradiction[] {
  return [
    ...saidAt('contrast', unreadable(brand)),
    ...saidAt('neverWords', unsayable(brand)),
    ...saidAt('alwaysSo', writtenTwice(brand)),
    ...saidAt('onlyType', withoutType(brand))
  ]
}

const saidAt = (rule: keyof BrandRules, sentences: string[]): Contradiction[] => sentences.map(says => ({ rule, says }))

function unreadable(brand: Brand): string[] {
  const { onlyColours, contrast: asked } = brand.rules
  if (!onlyColours.on || !asked.on) return []
  const { colours } = paletteOf(brand)
  const surface = brand.colours.surface?.value
  const grounds = surface ? [surface] : colours
  const best = Math.max(...grounds.flatMap(ground => colours.map(each => contrast(each, ground))))
  if (best >= asked.least) return []
  return [
    `No two of its colours read on each other: the best reach ${best.toFixed(1)}:1 of ${asked.least}:1. Make the ink darker, or ask for less contrast.`
  ]
}

function unsayable(brand: Brand): string[] {
  const { neverWords, alwaysSo } = brand.rules
  if (!neverWords.on) return []
  const names = [senderOfBrand(brand), ...(alwaysSo.on ? alwaysSo.words : [])]
  return neverWords.words.flatMap(word => {
    const name = names.find(each => formsOf(word).test(each))
    return name ? [`“${word}” is never to be said, and “${name}” says it. Take it out of one of both.`] : []
  })
}

function writtenTwice({ rules: { alwaysSo } }: Brand): string[] {
  if (!alwaysSo.on) return []
  const held = distinct(alwaysSo.words)
  return alwaysSo.words
    .filter(word => !held.includes(word))
    .map(word => `“${word}” is to be written in two ways; the first of them holds.`)
}

const withoutType = ({ rules: { onlyType }, type }: Brand): string[] =>
  onlyType.on && !type ? ['It keeps to its own fonts and has chosen none. Choose a pair.'] : []
