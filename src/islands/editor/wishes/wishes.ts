import type { EmailSource } from '../../../email/email.ts'
import { type Found, findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'

/** Something that is often asked of a part. */
export interface Wish {
  /** On its button. */
  label: string
  /** What is sent. */
  says: string
}

type Part = 'email' | 'section' | 'line' | 'text' | 'link' | 'image'

const wish = (label: string, says: string): Wish => ({ label, says })
const LARGER = wish('Larger', 'Make it larger')
const SMALLER = wish('Smaller', 'Make it smaller')
const CENTRED = wish('Centered', 'Center it')

/** What both designers can do. */
export const WISHES: Record<Part, readonly Wish[]> = {
  email: [
    wish('Larger headings', 'Make the headings larger'),
    wish('Rounded buttons', 'Use rounded buttons'),
    wish('Shorter texts', 'Make the texts shorter')
  ],
  section: [
    wish('Darker', 'Darker background'),
    wish('Lighter', 'Lighter background'),
    wish('More space', 'More space')
  ],
  line: [LARGER, SMALLER, CENTRED],
  text: [wish('Shorter', 'Make it shorter'), LARGER, CENTRED],
  link: [LARGER, wish('Full width', 'Make it full width'), wish('Rounder', 'Rounder corners')],
  image: [wish('Another picture', 'Use another picture'), SMALLER, wish('Rounded corners', 'Round its corners')]
}

const SHORTER = wish('Shorter', 'Make it shorter, without losing a fact')
const WARMER = wish('Warmer', 'Say it more warmly')
const WORDINGS = wish('Three other wordings', 'Suggest three other wordings for it, and change nothing yet')

/** What only a model can do: it writes anew. */
const OF_MODELS: Partial<Record<Part, readonly Wish[]>> = {
  email: [
    wish('Shorter texts', 'Make all texts shorter, without losing a fact'),
    wish('Warmer', 'Say all of it more warmly'),
    wish('Calmer colours', 'Make the colours calmer')
  ],
  section: [
    SHORTER,
    wish('Another layout', 'Give this section another layout that suits it'),
    wish('Darker', 'Darker background')
  ],
  line: [SHORTER, WARMER, WORDINGS],
  text: [SHORTER, WARMER, WORDINGS],
  link: [wish('Other words', 'Give this button better words'), LARGER, wish('Full width', 'Make it full width')]
}

/** Up to three wishes that fit what is selected; none for an email in which nothing stands. */
export function wishesFor(email: EmailSource, ref: string | undefined, hasModel: boolean): readonly Wish[] {
  const part = ref === undefined ? wholeOf(email) : partOf(findRef(email, ref))
  return part === undefined ? [] : ((hasModel ? OF_MODELS[part] : undefined) ?? WISHES[part])
}

/** What is said of the whole is about sections. */
const wholeOf = (email: EmailSource): Part | undefined => (outlineOf(email).sections.length > 0 ? 'email' : undefined)

/** A text of one line has nothing to be left out of it. */
const LONGEST_LINE = 60

function partOf(found: Found | undefined): Part | undefined {
  if (found?.type === 'section') return 'section'
  if (found?.type !== 'slot') return undefined
  const { kind, value } = found.slot
  if (kind !== 'text') return kind === 'html' ? 'section' : kind
  return String(value).length > LONGEST_LINE ? 'text' : 'line'
}
