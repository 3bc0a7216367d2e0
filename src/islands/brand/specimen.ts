import type { EmailFacts } from '../../compose/email-facts.ts'
import type { EmailSource } from '../../email/email.ts'
import type { BrandFields } from '../../stores/brands/parts.ts'
import type { NoteName } from './notes.ts'
import SPECIMEN from './specimen.json' with { type: 'json' }

/** Of this seed logo, picture, button, things, code and foot stand below each other, as the notes do beside them. */
const SEED = 683
const LOOK = { opening: 'picture', picture: 'pottery' } as const
const FACTS = SPECIMEN as EmailFacts
/** Without a brand it has a sender all the same. */
const NOBODY = { ...FACTS, sender: { name: 'Your name' } }

/** Fetches what makes and shows specimens: the studio's, so that no chunk of the editor is parted. Throws without a connection. */
export async function loadSpecimen() {
  const { loadComposer, MirrorFrame } = await import('../studio/form/form-parts.ts')
  const composer = await loadComposer()
  const copy = await composer.load(FACTS.kind)
  const make = (fields: BrandFields | undefined): EmailSource => {
    // What is only proposed has no id yet, and is made in the same way.
    const brand = fields && { ...fields.value, id: '', name: fields.name }
    const { email } = composer.make({ facts: brand ? FACTS : NOBODY, look: LOOK, seed: SEED, brand }, copy)
    return { ...email, preheader: '' }
  }
  return { make, MirrorFrame }
}

/** Where the parts stand that the notes are about. */
export const PLACES: Record<NoteName, string> = {
  logo: '[data-section="header"] :is(img, [data-slot="logo"])',
  colours: '[data-section="hero"] [data-slot="image"]',
  type: '[data-section="hero"] [data-slot="heading"]',
  voice: '[data-section="hero"] [data-slot="text"]',
  button: '[data-section="hero"] [data-slot="button"]',
  codes: '[data-slot="code"]',
  footer: '[data-section="footer"]'
}
