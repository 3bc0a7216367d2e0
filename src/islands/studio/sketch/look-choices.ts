import { sceneChosen } from '../../../compose/compose/scene.ts'
import type { Look } from '../../../compose/look.ts'
import { PALETTES } from '../../../email/theme/palettes.ts'
import { SCENES } from '../../../email/theme/scenes.ts'
import WORDS from './look-words.json' with { type: 'json' }

/** A value of one part of a look, as a menu offers it. */
export interface LookChoice {
  id: string
  label: string
  /** The look with it. */
  set: (look: Look) => Look
  /** Four colours of a palette, or the scene of a picture. */
  colours?: readonly string[]
  scene?: string
}

/** What can be chosen of a look, each by a menu of its own. */
export type LookPart = 'palette' | 'moods' | 'opening' | 'picture'

export const LOOK_CHOICES: Readonly<Record<LookPart, readonly LookChoice[]>> = {
  palette: PALETTES.map(({ name, brand, accent, canvas, surface }) => ({
    id: name,
    label: name,
    set: look => ({ ...look, palette: name }),
    colours: [brand, accent, canvas, surface]
  })),
  moods: WORDS.moods.map(({ id, label, words }) => ({ id, label, set: look => ({ ...look, moods: words }) })),
  opening: WORDS.openings.map(({ id, label }) => ({
    id,
    label,
    set: look => ({ ...look, opening: id as NonNullable<Look['opening']> })
  })),
  picture: [
    { id: 'none', label: 'None', set: look => ({ ...look, picture: 'none' }) },
    ...SCENES.map(
      ({ name, about }): LookChoice => ({
        id: name,
        label: about,
        set: look => ({ ...look, picture: name }),
        scene: name
      })
    )
  ]
}

/** The id of what a look has chosen; nothing where that is left to the seed, or is none of the menu's. */
export function chosenOf(look: Look, part: LookPart): string | undefined {
  if (part === 'picture') return sceneChosen(look.picture)?.name ?? look.picture
  if (part !== 'moods') return look[part]
  return WORDS.moods.find(({ words }) => look.moods?.some(mood => words.includes(mood)))?.id
}

/** A look in which a part is left to the seed again. */
export function leftOpen(look: Look, part: LookPart): Look {
  const { [part]: _, ...rest } = look
  return rest
}
