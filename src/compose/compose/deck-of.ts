import type { Deck, KindCopy, Voice } from '../copy/deck.ts'
import type { Kind } from '../kinds.ts'
import type { Look } from '../look.ts'
import type { Choice } from './choice.ts'
import shared from './shared-copy.json' with { type: 'json' }

/** What a kind need not say in words of its own, voice by voice. */
const SHARED: Readonly<Record<Voice, Deck>> = shared

/** Kinds that may be light-hearted without being asked. */
const LIGHT: ReadonlySet<Kind> = new Set(['sale', 'birthday', 'launch', 'event', 'greeting', 'restock', 'referral'])

/** The voice that was chosen, where the kind has it; formal copy is for those who ask for it, lively copy for light mail. */
export function deckOf(decks: KindCopy['decks'], { voice }: Look, kind: Kind, choice: Choice): Deck {
  const likely: [Voice, ...Voice[]] = LIGHT.has(kind) ? ['warm', 'plain', 'lively'] : ['warm', 'plain']
  const name = voice && decks[voice] ? voice : choice.pick('voice', likely)
  const [common, own] = [SHARED[name], decks[name]]
  return { ...common, ...own, headings: { ...common.headings, ...own?.headings } }
}
