import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { distance } from '../../../../email/theme/colour.ts'
import { looksLike } from '../evidence.ts'
import { type Job, type Outcome, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { readMention } from '../mention.ts'
import { isImage, type Part, slotsOf } from '../part.ts'
import { says } from '../tokens.ts'
import { type ColourValue, colourFrom, colourIn, lettersOn } from '../values/colour.ts'
import { phrasesFor } from '../wishes.ts'
import { fits, rule, wordedIn } from './rule.ts'

interface Paint {
  colour: ColourValue
  /** Of the letters, of the ground behind them, or whatever the part shows most. */
  of: 'letters' | 'ground' | 'any'
  /** That of the letters, when one is given for the ground as well. */
  letters?: ColourValue
}

const { letters: LETTERS, heads: HEADS, grounds: GROUNDS, brand: BRAND } = manners.paint

/** What colour is meant, and of what: by the words beside the first colour, else by those of the target. */
function paintIn({ wish }: Job): Paint | undefined {
  const named = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'old')]
  const values = tokensFor(wish, 'value')
  const colour = colourIn(values) ?? colourIn(wish.tokens.filter(token => !named.includes(token)))
  const [first = [], second = []] = phrasesFor(wish, 'value').map(({ tokens }) => tokens)
  const said = says(first, `${LETTERS} ${GROUNDS}`) ? first : named
  const of = says(said, HEADS) ? 'letters' : says(said, GROUNDS) ? 'ground' : says(said, LETTERS) ? 'letters' : 'any'
  const letters = says(second, LETTERS) ? colourIn(second) : undefined
  return colour && (letters ? { colour, of: 'ground', letters } : { colour, of })
}

const colourRule = rule<Paint>({
  value: paintIn,
  ask: 'Which colour should it be? Say a name ("dark green") or a code ("#0b6e4f").',
  accepts: fits({ email: 0.95, image: 0.3, slot: 1, item: 0.95, section: 0.95 }),
  focus: (parts, { of }) => (of === 'letters' ? wordedIn(parts) : parts).filter(part => !isImage(part)),
  operations: (parts, paint, job) => {
    const whole = parts.find(({ type }) => type === 'email')
    return whole ? paintAll(whole, paint, job) : parts.flatMap(part => paintPart(part, paint, job))
  }
})

/** `colour`: of the theme, or of parts. */
export function colour(job: Job): Outcome {
  const paint = paintIn(job)
  const token = paint && themeColour(job, paint)
  if (!paint || !token || !job.email.css.includes('--brand')) return colourRule(job)
  return { operations: [{ op: 'theme', [token]: colourFrom(paint.colour, job.theme[token]) }] }
}

const THEMED = ['accent', 'brand', 'canvas', 'surface', 'ink'] as const

/** "our brand colour #0b6e4f", "swap the yellow for pink": nothing is named but a colour of the theme. */
function themeColour({ wish, theme }: Job, { colour }: Paint): (typeof THEMED)[number] | undefined {
  const named = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'old')]
  const { clues } = readMention(named.filter(token => !says([token], `${BRAND} colour color`)))
  if ('hex' in colour && clues.length === 0 && says(wish.tokens, BRAND)) return 'brand'
  const [only, ...others] = clues
  const old = others.length === 0 && only?.concepts.size === 0 && only.colour
  if (!old) return undefined
  const near = THEMED.filter(name => looksLike(theme[name], old))
  return near.toSorted((one, other) => distance(theme[one], old) - distance(theme[other], old))[0]
}

/** The colours of the whole email are the theme's. */
function paintAll({ ref }: Part, { colour, of }: Paint, { theme }: Job): Operation[] {
  const token = ref === 'canvas' || of === 'ground' ? 'canvas' : of === 'letters' ? 'ink' : 'brand'
  return [{ op: 'theme', [token]: colourFrom(colour, theme[token]) }]
}

function paintPart(part: Part, { colour, of, letters }: Paint, { scene: { looks }, theme, email }: Job): Operation[] {
  const isButton = part.type === 'slot' && part.name === 'button'
  if (part.type === 'slot' && (of === 'letters' || (of === 'any' && !isButton))) {
    const color = colourFrom(colour, looks.value(part.element, 'color') ?? theme.ink)
    return [{ op: 'style', ref: part.ref, style: { color } }]
  }
  const element = isButton ? buttonBox(part, email) : groundElement(part, email)
  const ground = colourFrom(colour, looks.ground(element) ?? theme.surface)
  const styles = new Map([
    [element === part.element ? part.ref : `e${element}`, { 'background-color': ground } as Record<string, string>]
  ])
  for (const slot of isButton ? [part] : slotsOf(part).filter(slot => isOn(slot, element, email))) {
    const now = looks.value(slot.element, 'color')
    const color = letters ? colourFrom(letters, ground) : lettersOn(ground, now)
    if (color !== now) styles.set(slot.ref, { ...styles.get(slot.ref), color })
  }
  return [...styles].map(([ref, style]) => ({ op: 'style', ref, style }))
}

/** An element and what is around it, from the inside out. */
const around = (element: number, email: EmailSource): number[] => {
  const { elements } = outlineOf(email).doc
  const boxes: number[] = []
  for (let at = element; at >= 0; at = elements[at]?.parent ?? -1) boxes.push(at)
  return boxes
}

/** A button of plain HTML is as often the cell around its link. */
const buttonBox = ({ ref, element }: Part, email: EmailSource): number =>
  ref.startsWith('e') && !looksOf(email).ownGround(element) ? (around(element, email)[1] ?? element) : element

/** Does a slot stand on the ground of an element, with no other ground between? */
function isOn(slot: Part, element: number, email: EmailSource): boolean {
  const boxes = around(slot.element, email)
  const at = boxes.indexOf(element)
  return !isImage(slot) && slot.name !== 'button' && at >= 0 && !boxes.slice(0, at).some(looksOf(email).ownGround)
}

/** The element whose ground people see as the part's: its own, or that of the box inside that holds most of its words. */
function groundElement(part: Part, email: EmailSource): number {
  const { ownGround } = looksOf(email)
  const boxes = slotsOf(part)
    .filter(({ name }) => name !== 'button')
    .map(({ element }) => around(element, email).findLast(at => at > part.element && at !== element && ownGround(at)))
  const [first] = boxes
  const isMost = first !== undefined && boxes.filter(box => box === first).length > boxes.length / 2
  return part.type === 'section' && isMost ? first : part.element
}
