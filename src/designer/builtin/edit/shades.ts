import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { adjustToRead, darken, lighten, readableOn } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { toneColours } from '../../../email/theme/tones.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { ownStyle } from './own-style.ts'
import { paint } from './paint.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

const SHADE =
  /^(?:make |turn )?(?:the |all )?(.{2,60}?) (?:colou?r )?(?:a (?:bit|little) |much |slightly |even )?(darker|lighter|brighter)$/i
const FIRST = /^(darker|lighter|brighter) (.{2,60})$/i

type Step = (colour: string) => string

/** "make the headline darker", "lighter footer", "make the brand colour darker". */
const shade: Rule = (wish, desk) => {
  const [after, before] = [SHADE.exec(wish), FIRST.exec(wish)]
  const noun = (after?.[1] ?? before?.[2])?.replace(/^(?:fonts?|type|letters)$/i, 'text')
  if (!noun) return undefined
  const isDarker = /darker/i.test(after?.[2] ?? before?.[1] ?? '')
  const step: Step = colour => (isDarker ? darken(colour, 0.1) : lighten(colour, 0.1))
  const slots = slotsNamed(noun, desk).filter(({ kind }) => kind !== 'image')
  if (slots.length > 0) return slotsStepped(noun, slots, step, desk)
  const now = groundNow(noun, desk)
  return now ? paint(noun, step(now), desk) : undefined
}

function slotsStepped(noun: string, slots: OutlineSlot[], step: Step, desk: Desk): Outcome {
  const isSeveral = /s$|text$/i.test(noun) || slots[0]?.name === 'button'
  const operations = (isSeveral ? slots : slots.slice(0, 1)).flatMap(slot => slotStepped(slot, step, desk))
  return operations.length > 0
    ? operations
    : { words: `I do not know its colour now. Name the one you want: "make the ${noun} navy".` }
}

/** One step on, as far as it can still be read on its ground. */
function slotStepped(slot: OutlineSlot, step: Step, desk: Desk): Operation[] {
  const now = colourOfSlot(slot, desk)
  if (!now) return []
  const next = step(now)
  if (slot.name === 'button')
    return [{ op: 'style', ref: slot.ref, style: { 'background-color': next, color: readableOn(next, ['#ffffff']) } }]
  const section = desk.sections.find(({ ref }) => ref === slot.ref.split('.')[0])
  const tone = section && toneColours(desk.theme, section.tone)
  const ground = section && (styled(section.element, 'background-color', desk) ?? tone?.ground)
  const color = ground && tone ? adjustToRead(next, [ground], tone.on) : next
  return [{ op: 'style', ref: slot.ref, style: { color } }]
}

/** The ground of what a noun means, as it is now. */
function groundNow(noun: string, desk: Desk): string | undefined {
  const token = /^(brand|accent|canvas|ink)\b/i.exec(noun)?.[1]?.toLowerCase()
  if (token && desk.isThemed) return desk.theme[token as 'brand' | 'accent' | 'canvas' | 'ink']
  const [section] = sectionsNamed(noun, desk)
  if (!section) return undefined
  return styled(section.element, 'background-color', desk) ?? toneColours(desk.theme, section.tone).ground
}

function colourOfSlot(slot: OutlineSlot, desk: Desk): string | undefined {
  const isButton = slot.name === 'button'
  const cell = outlineOf(desk.email).doc.elements[slot.element]?.parent ?? -1
  const places = isButton ? [slot.element, cell] : [slot.element]
  const own = places.map(at => styled(at, isButton ? 'background-color' : 'color', desk)).find(Boolean)
  const tone = desk.sections.find(({ ref }) => ref === slot.ref.split('.')[0])?.tone
  if (own || !tone) return own
  const colours = toneColours(desk.theme, tone)
  return isButton ? colours.button : colours.on
}

const styled = (element: number, name: string, desk: Desk): string | undefined =>
  parseColour(ownStyle(element, name, desk) ?? '')

const LIKE = [
  /^(?:use|take|put) the (?:same )?colou?r of (?:the )?(.{2,40}?) (?:for|on|in) (?:the |all the )?(.{2,40})$/i,
  /^(?:change|set) (?:the |all the )?(.{2,40}?)(?:['’]s)? colou?r to (?:match|that of|the same as|the colou?r of) (?:the )?(.{2,40})$/i,
  /^(?:make|colou?r|paint) (?:the |all the )?(.{2,40}?) (?:(?:in )?the same colou?r as|match) (?:the )?(.{2,40})$/i
]

/** "make the headline the same colour as the button". */
const like: Rule = (wish, desk) => {
  const [use, ...others] = LIKE.map(form => form.exec(wish))
  const make = others.find(Boolean)
  const [model, noun] = use ? [use[1], use[2]] : [make?.[2], make?.[1]]
  if (!model || !noun) return undefined
  const slot = slotsNamed(model, desk).find(({ kind }) => kind !== 'image')
  const colour = (slot && colourOfSlot(slot, desk)) ?? groundNow(model, desk)
  return colour ? paint(noun, colour, desk) : undefined
}

export const SHADE_RULES: Rule[] = [like, shade]
