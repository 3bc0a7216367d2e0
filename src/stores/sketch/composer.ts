import type { Composition } from '../../compose/compose/compose.ts'
import { composeEmail } from '../../compose/compose/compose-email.ts'
import type { KindCopy } from '../../compose/copy/deck.ts'
import type { Kind } from '../../compose/kinds.ts'
import type { ImageValue } from '../../email/sections/section.ts'
import { loadSectionStyles } from '../section-styles.ts'
import type { Composer, Sketch } from './sketch.ts'

const COPIES = import.meta.glob<KindCopy>('../../compose/copy/*.json', { import: 'default' })

/** The composer itself with its copy, which browsers fetch kind by kind. Throws without a connection. */
export async function loadComposer(): Promise<Composer> {
  await loadSectionStyles()
  return { load, make }
}

const load = (kind: Kind): Promise<KindCopy> => (COPIES[`../../compose/copy/${kind}.json`] as () => Promise<KindCopy>)()

const make: Composer['make'] = ({ facts, ...how }, copy) => {
  const { email, composition } = composeEmail(facts, { ...how, copy })
  return { email, ...opensWith(composition) }
}

/** Where things are said, with the picture of the opening, which can be pointed at like them. */
function opensWith({ sections, places }: Composition): Pick<Sketch, 'places' | 'picture'> {
  const at = sections.findIndex(({ kind, content }) => kind === 'hero' && content.image)
  const picture = sections[at]?.content.image as ImageValue | undefined
  return { picture, places: picture ? { ...places, picture: `s${at + 1}.image` } : places }
}
