import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { distance } from '../../../../email/theme/colour.ts'
import { looksLike } from '../evidence.ts'
import { type Job, type Outcome, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { readMention } from '../mention.ts'
import { isImage, type Part, sectionOf, slotsOf } from '../part.ts'
import { guessOf, nameOf } from '../say.ts'
import { says, type Token } from '../tokens.ts'
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

const { letters: LETTERS, heads: HEADS, grounds: GROUNDS, shades: SHADES } = manners.paint

/** What colour is meant, and of what. */
function paintIn({ wish }: Job): Paint | undefined {
  const [first, second] = phrasesFor(wish, 'value')
  const named = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'old')]
  const values = tokensFor(wish, 'value').flatMap(token => [...shadeBefore(token, wish.tokens, named), token])
  const colour = colourIn(values) ?? colourIn(wish.tokens.filter(token => !named.includes(token)))
  if (!colour) return undefined
  const letters = second && says(second.tokens, LETTERS) ? colourIn(second.tokens) : undefined
  if (letters) return { colour: colourIn(first?.tokens ?? []) ?? colour, of: 'ground', letters }
  if (says(values, GROUNDS)) return { colour, of: 'ground' }
  if (says(values, LETTERS) || says(named, HEADS)) return { colour, of: 'letters' }
  return { colour, of: says(named, GROUNDS) ? 'ground' : says(named, LETTERS) ? 'letters' : 'any' }
}

/** A shade just before a colour belongs to it: "pale" of "pale blue". */
function shadeBefore(token: Token, all: readonly Token[], named: readonly Token[]): Token[] {
  const before = all[all.indexOf(token) - 1]
  return before && !named.includes(before) && says([before], SHADES) ? [before] : []
}

const colourRule = rule<Paint>({
  value: paintIn,
  ask: 'Which colour should it be? Say a name ("dark green") or a code ("#0b6e4f").',
  accepts: (part, { of }) => {
    if (part.ref === 'email' && of === 'letters') return 0
    const [slot, box] = of === 'ground' ? [0.85, 0.95] : of === 'letters' ? [1, 0.8] : [1, 0.95]
    return fits({ email: 0.95, image: 0.3, slot, item: box, section: box })(part)
  },
  focus: (parts, { of }) => (of === 'letters' ? wordedIn(parts) : parts).filter(part => !isImage(part)),
  operations: (parts, paint, job) => {
    const whole = parts.find(({ type }) => type === 'email')
    return whole ? paintAll(whole, paint, job) : parts.flatMap(part => paintPart(part, paint, job))
  }
})

/** `colour`: of the brand, of whatever shows another colour, or of parts. */
export function colour(job: Job): Outcome {
  const paint = paintIn(job)
  return (paint && (branded(job, paint) ?? recoloured(job, paint) ?? reworded(job, paint))) ?? colourRule(job)
}

/** "our brand colour #0b6e4f": the theme's. */
function branded({ wish, email, theme }: Job, { colour }: Paint): Outcome | undefined {
  const isBrand = says(wish.tokens, manners.paint.brand) && 'hex' in colour
  const targets = tokensFor(wish, 'target').filter(token => !says([token], `${manners.paint.brand} colour color`))
  if (!isBrand || readMention(targets).clues.length > 0 || !email.css.includes('--brand')) return undefined
  return { operations: [{ op: 'theme', brand: colourFrom(colour, theme.brand) }] }
}

const THEMED = ['accent', 'brand', 'canvas', 'surface', 'ink'] as const

/** "swap the yellow for pink": whatever shows a colour gets another. In a theme it is the theme's. */
function recoloured({ wish, email, theme, scene: { looks, parts } }: Job, { colour }: Paint): Outcome | undefined {
  const named = tokensFor(wish, 'target')
  const [only, ...others] = readMention(named.length > 0 ? named : tokensFor(wish, 'old')).clues
  const old = only?.colour
  if (!old || others.length > 0 || only.concepts.size > 0) return undefined
  const [token] = THEMED.filter(name => looksLike(theme[name], old)).sort(
    (one, other) => distance(theme[one], old) - distance(theme[other], old)
  )
  if (token && email.css.includes('--brand'))
    return { operations: [{ op: 'theme', [token]: colourFrom(colour, theme[token]) }] }
  const operations = parts.flatMap(({ ref, element }): Operation[] => {
    const [ground, letters] = element < 0 ? [] : [looks.ownGround(element), looks.value(element, 'color')]
    if (ground && looksLike(ground, old)) return [styleOf(ref, { 'background-color': colourFrom(colour, ground) })]
    const isOwn = letters?.startsWith('#') && looksLike(letters, old) && ref.startsWith('e')
    return isOwn ? [styleOf(ref, { color: colourFrom(colour, letters ?? '') })] : []
  })
  return operations.length > 0 ? { operations } : undefined
}

/** "make it darker" just after words were changed: the box, the brand or the letters. That is asked. */
function reworded(job: Job, { colour }: Paint): Outcome | undefined {
  const wasWords = job.turns.at(-1)?.operations.every(({ op }) => op === 'set' || op === 'meta')
  const [part] = job.scene.recent
  if (!wasWords || !part || 'hex' in colour || readMention(tokensFor(job.wish, 'target')).clues.length > 0)
    return undefined
  const section = sectionOf(part)
  const ways: [string, Operation[]][] = [
    ...(section
      ? [
          [`The ground of ${nameOf(section)}`, paintPart(section, { colour, of: 'ground' }, job)] as [
            string,
            Operation[]
          ]
        ]
      : []),
    ['The brand colour of the email', [{ op: 'theme', brand: colourFrom(colour, job.theme.brand) }]],
    [`The letters of ${nameOf(part)}`, paintPart(part, { colour, of: 'letters' }, job)]
  ]
  return {
    ask: 'Which colour do you mean?',
    guesses: ways.flatMap(([label, operations]) => guessOf(job, label, { operations }))
  }
}

/** The colours of the whole email are the theme's. */
function paintAll({ ref }: Part, { colour, of }: Paint, { theme, wish }: Job): Operation[] {
  const isGround = ref === 'canvas' || (of !== 'letters' && says(wish.tokens, GROUNDS))
  const token = isGround ? 'canvas' : of === 'letters' ? 'ink' : 'brand'
  return [{ op: 'theme', [token]: colourFrom(colour, theme[token]) }]
}

const styleOf = (ref: string, style: Record<string, string>): Operation => ({ op: 'style', ref, style })

function paintPart(part: Part, { colour, of, letters }: Paint, job: Job): Operation[] {
  const {
    scene: { looks },
    theme,
    email
  } = job
  const isButton = part.type === 'slot' && part.name === 'button'
  const now = looks.value(part.element, 'color')
  if (part.type === 'slot' && (of === 'letters' || (of === 'any' && !isButton)))
    return [styleOf(part.ref, { color: colourFrom(colour, now ?? (isButton ? theme.surface : theme.ink)) })]
  const element = isButton ? buttonBox(part, email) : groundElement(part, email)
  const ground = colourFrom(colour, looks.ground(element) ?? (isButton ? theme.brand : theme.surface))
  if (isButton && element === part.element)
    return [styleOf(part.ref, { 'background-color': ground, color: lettersOn(ground, now) })]
  const box = styleOf(element === part.element ? part.ref : `e${element}`, { 'background-color': ground })
  const lines = isButton ? [part] : slotsOf(part).filter(slot => isOn(slot, element, email))
  return [box, ...lines.flatMap(slot => readable(slot, ground, job, letters))]
}

/** Words that would not read on the new ground get a colour that does. */
function readable(
  { ref, element }: Part,
  ground: string,
  { scene: { looks } }: Job,
  letters?: ColourValue
): Operation[] {
  const now = looks.value(element, 'color')
  const next = letters ? colourFrom(letters, now ?? ground) : lettersOn(ground, now)
  return next === now ? [] : [styleOf(ref, { color: next })]
}

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
  const { ownGround } = looksOf(email)
  return (
    !isImage(slot) &&
    slot.name !== 'button' &&
    boxes.includes(element) &&
    !boxes.slice(0, boxes.indexOf(element)).some(ownGround)
  )
}

/** The element whose ground people see as the part's: its own, or that of the box inside that holds most of its words. */
function groundElement(part: Part, email: EmailSource): number {
  const { ground, ownGround } = looksOf(email)
  const boxes = slotsOf(part).map(slot =>
    slot.name === 'button'
      ? undefined
      : around(slot.element, email)
          .filter(at => at > part.element && at !== slot.element)
          .findLast(ownGround)
  )
  const [first] = boxes
  const isOne =
    part.type === 'section' && first !== undefined && boxes.filter(box => box === first).length > boxes.length / 2
  return isOne && ground(first) !== ground(part.element) ? first : part.element
}
