import type { DirectionName } from '../../compose/compose/direction.ts'
import type { Theme } from '../../email/theme/theme.ts'

export type { DirectionName }

/** Ways to design one brief that differ at first sight: what each is called, and what it asks of a designer. */
export const DIRECTIONS = {
  picture: {
    label: 'Picture first',
    asks: 'One large picture leads, before most of the words. The words under it are few and calm, on light paper; what follows is quieter than the picture.'
  },
  letter: {
    label: 'A letter',
    asks: 'One person writes to another: no pictures, no coloured grounds, quiet type in a narrow measure, whole sentences, a greeting and who signs. Lists and codes stay where they must be found, plainly set.'
  },
  type: {
    label: 'Type alone',
    asks: 'No pictures. The words that matter most, or a figure, are set as large as they go on a strong ground of the theme; strong colour and the size of type do what pictures would.'
  },
  magazine: {
    label: 'A front page',
    asks: 'Like the front page of a magazine: a masthead line over a rule, a large heading in a serif, a standfirst, then stories or facts in order of weight, with much white and few colours.'
  },
  night: {
    label: 'By night',
    asks: 'The whole email stands on dark grounds: a dark canvas and surface, light ink, one glowing accent. The opening is centred and wide, like a poster at night.'
  },
  glance: {
    label: 'At a glance',
    asks: 'Everything needed is understood in three seconds: a compact opening with words beside one small picture or figure on a card, facts in a table or list right under it, one button, little else.'
  }
} as const satisfies Record<DirectionName, { label: string; asks: string }>

/** What an email of the same brief looks like that was made before. */
export interface EarlierDirection {
  name: DirectionName
  theme: Theme
  /** Kind and layout of each section: "hero poster". */
  sections: readonly string[]
}

/** The direction that an email is asked for in, and those that it is to differ from. */
export interface AskedDirection {
  name: DirectionName
  earlier: readonly EarlierDirection[]
}
