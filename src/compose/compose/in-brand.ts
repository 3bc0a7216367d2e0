import type { Brand } from '../../email/brand/brand.ts'
import { senderFrom } from '../../email/brand/sender.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Look } from '../look.ts'
import voices from './voices.json' with { type: 'json' }
import { wordsIn } from './words.ts'

/** What a brand gives an email: its name, colours, type, logo, voice and foot. */
export type Branding = Omit<Brand, 'id' | 'rules'>

/** Facts from a brand's sender; what they say of their own stays. */
export const factsInBrand = (facts: EmailFacts, brand: Branding): EmailFacts => ({
  ...facts,
  sender: { ...senderFrom(brand), ...facts.sender }
})

/** The brand as far as its rules are about an email that says these facts: an address that a person gave for it stays. */
export const brandFor = (brand: Brand, { sender }: Pick<EmailFacts, 'sender'> = {}): Brand =>
  sender?.address ? { ...brand, footer: { ...brand.footer, address: sender.address } } : brand

/** Words for how a brand speaks, by the voice of copy that comes nearest. */
const VOICES: ReadonlyMap<string, NonNullable<Look['voice']>> = new Map(
  Object.entries(voices).flatMap(([voice, words]) =>
    words.split(' ').map(word => [word, voice as NonNullable<Look['voice']>])
  )
)

/** A look that leaves the voice open speaks as its brand does. */
export function lookInBrand(look: Look, { voice: words }: Branding): Look {
  const voice = words.map(voiceOf).find(found => found !== undefined)
  return { ...(voice && { voice }), ...look }
}

const DENIED = /\b(?:not|never|no|less)\b/

/** The voice that a word or a few of them ask for; what is not wished for asks for none. */
function voiceOf(said: string): Look['voice'] {
  const entry = said.toLowerCase().trim()
  if (DENIED.test(entry)) return undefined
  return [entry, ...wordsIn(entry)].map(word => VOICES.get(word)).find(found => found !== undefined)
}
