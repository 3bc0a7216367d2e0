import type { Deck, Opening, Part } from '../../../compose/copy/deck.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { Content, LinkValue } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Reading, Role, Slot } from '../../reading/reading.ts'
import type { Choice } from './choice.ts'
import type { Copywriter } from './copywriter.ts'
import type { DirectionLook } from './in-direction.ts'
import { labelOf } from './labels.ts'
import type { Ledger } from './ledger.ts'
import type { Known } from './lines.ts'
import { sentencesOf, untorn, withoutSender } from './sentences.ts'
import type { When } from './when.ts'

/** What the parts of one email are made of. */
export interface Material {
  reading: Reading
  kind: Kind
  /** The content slots that are sure, in the order of the brief. */
  slots: readonly Slot[]
  ledger: Ledger
  known: Known
  deck: Deck
  /** Writes the body of the email. */
  copy: Copywriter
  choice: Choice
  theme: Theme
  /** What pictures show; none where nothing clearly fits. */
  scene: string | undefined
  openings: readonly Opening[]
  /** What the direction prefers that the email is asked for in. */
  look: DirectionLook | undefined
  /** The main action, and the quieter one. */
  button: LinkValue | undefined
  second: LinkValue | undefined
  when: When | undefined
}

/** A section before it gets its ground, and its layout where the part leaves that open. */
export interface Draft {
  part: Part
  kind: string
  layout?: string
  /** Stands on a ground of its own where the email can bear one. */
  strong?: boolean
  content: Content
}

/** Makes the sections of one part from slots that are still open, and puts those down as placed. */
export type MakePart = (material: Material) => Draft[]

/** Sure slots of a role that do not stand in the email yet. */
export const open = ({ slots, ledger }: Material, role: Role): Slot[] =>
  slots.filter(slot => slot.role === role && ledger.isOpen(slot))

/** Roles whose words are printed as they stand, with all that stands in them. */
const HOLDERS: ReadonlySet<Role> = new Set(['statement', 'item', 'session', 'question', 'answer'])

/** The same without those that will be said by the statement, item or session around them. */
export const openAlone = (material: Material, role: Role): Slot[] =>
  open(material, role).filter(slot => !material.slots.some(holder => HOLDERS.has(holder.role) && holds(holder, slot)))

/** Do the words of one slot stand in another? */
export const holds = (holder: Slot, { id, span: { at, length }, within }: Slot): boolean =>
  holder.id !== id &&
  holder.span.at <= at &&
  at + length <= holder.span.at + holder.span.length &&
  (holder.span.length > length || holder.id === within)

/** The sentences of statements that still have to be said, without what carries a label. */
export const statements = (material: Material): Slot[] =>
  openAlone(material, 'statement')
    .filter(slot => labelOf(slot) === undefined)
    .flatMap(slot => sentencesOf(withoutSender(slot, material.slots)))
    .map(untorn)
    .filter(material.ledger.isOpen)
    .sort((a, b) => a.span.at - b.span.at)

/** Kinds of mail about something that was bought. */
export const BOUGHT: ReadonlySet<Kind> = new Set(['order', 'receipt', 'shipping', 'cart'])
/** Kinds of mail about something that people come to. */
export const ATTENDED: ReadonlySet<Kind> = new Set(['event', 'appointment', 'volunteer'])
/** Roles of what speaks for itself. */
const TELLING: ReadonlySet<Role> = new Set(['statement', 'offer', 'item', 'session', 'question', 'quote'])

/** Does the brief say enough that copy which says nothing is in the way? */
export const isTelling = ({ slots }: Material): boolean => slots.some(({ role }) => TELLING.has(role))
