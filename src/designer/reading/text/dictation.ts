import signs from '../data/spoken-signs.json' with { type: 'json' }
import type { Edit } from './view.ts'

/** Signs that people say, and what they stand for. */
const SPOKEN = new Map(Object.entries(signs))

/** What nobody types who does not dictate. */
const TELLS = /\b(?:comma|full stop|new paragraph|new line|question mark|um|uh|erm)\b/i
const SAID = new RegExp(`[ \\t]*(?<![\\w'-])(?:${[...SPOKEN.keys()].join('|')})(?![\\w'-])(?:,(?= ))?`, 'gi')
/** "A full stop", "the period of notice": a noun, no sign. */
const NOUN = /(?:^|\s)(?:an?|the|each|every|no|any|trial|time|notice|cooling|short|long)$/i

/** Takes spoken signs of a dictated text for the signs, and hesitation for nothing. */
export function dictatedSigns(source: string): Edit[] {
  if (!TELLS.test(source)) return []
  return [...source.matchAll(SAID)]
    .filter(({ 0: said, index }) => /new|next/i.test(said) || !NOUN.test(source.slice(Math.max(0, index - 12), index)))
    .map(({ 0: said, index }) => ({
      at: index,
      length: said.length,
      reads: SPOKEN.get(said.trim().replace(/,$/, '').toLowerCase()) ?? ''
    }))
}
