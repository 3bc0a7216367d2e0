import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { contrast, darken, luminance, READABLE, readableOn } from '../../../email/theme/colour.ts'
import { toneColours } from '../../../email/theme/tones.ts'
import { allSlots, type Desk, isImage, isThis, type Outcome, selectedItem, slotsOf } from './desk.ts'
import { slotsNamed } from './places.ts'
import { groundCell } from './plain.ts'
import { sectionsNamed } from './sections-named.ts'

const TOKENS: [RegExp, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'][] = [
  [/^(?:brand|main|primary|key)(?: colou?r)?$/, 'brand'],
  [/^(?:accent|highlight|second(?:ary)?)(?: colou?r)?$/, 'accent'],
  [/^(?:(?:page|outer|outside) (?:background|bg)|canvas)(?: colou?r)?$/, 'canvas'],
  [/^(?:(?:email|whole|inner|main) )?(?:background|bg|paper)(?: colou?r)?$/, 'surface'],
  [/^(?:(?:all )?(?:text|fonts?|ink|words|letters|type)|everything written)(?: colou?r)?$/, 'ink']
]

const WORDS_OF_BUTTON =
  /^(?:text|words|label|font)(?: colou?r)? (?:of|on|in) (?:the |all )?buttons?$|^buttons? (?:text|label|font|words)(?: colou?r)?$/

/** Colours what a noun means: a token of the theme, parts of sections, whole sections, or elements of plain HTML. */
export function paint(target: string, hex: string, desk: Desk, isExact = true): Outcome {
  const name = target
    .toLowerCase()
    .replace(/^(?:the|our|all|every) /, '')
    .replace(/^colou?rs? (?:of|for) (?:the |all )?/, '')
  const token = TOKENS.find(([pattern]) => pattern.test(name))?.[1]
  if (token) return desk.isThemed ? inTheme(token, hex, desk) : inPlainHtml(token, hex, desk)
  if (/^(?:it|everything|email|design|whole (?:email|thing)|colou?rs?|theme)$/.test(name) && !desk.selected)
    return desk.isThemed
      ? [{ op: 'theme', [isPaper(hex) ? 'surface' : 'brand']: hex }]
      : inPlainHtml('brand', hex, desk)
  if (WORDS_OF_BUTTON.test(name)) return coloured(slotsNamed('buttons', desk), hex)
  const nouns = name.split(/,\s*(?:and )?(?:the )?|\s+and (?:the )?/)
  const each = nouns.length > 1 ? nouns.map(noun => slotsOrSections(noun, hex, desk, isExact)) : []
  return each.length > 0 && each.every(Array.isArray) ? each.flat() : slotsOrSections(name, hex, desk, isExact)
}

function slotsOrSections(name: string, hex: string, desk: Desk, isExact: boolean): Outcome {
  const noun = name.replace(/ (?:colou?r|background)$/, '')
  const found = slotsNamed(noun, desk).filter(slot => slot.kind !== 'image')
  const isGround = / background$/.test(name) && found[0]?.name !== 'button'
  const isOne = found[0]?.ref === desk.selected && !isThis(noun)
  const slots =
    !isOne && (/s$/.test(noun.replace(/^this$/, '')) || found[0]?.name === 'button') ? found : found.slice(0, 1)
  if (slots.length > 0 && !isGround)
    return slots.flatMap(slot => painted(slot, isExact ? hex : buttonShade(hex), hex, desk))
  if (isThis(noun) && selectedItem(desk))
    return { words: 'An item has no colour of its own. Select its name, its text or its button, and say it again.' }
  const sections = sectionsNamed(noun, desk)
  return sections.length > 0 ? sections.flatMap(section => ground(section, hex, desk)) : undefined
}

function inTheme(token: (typeof TOKENS)[number][1], hex: string, desk: Desk): Outcome {
  // Where sections stand on the canvas too, both are the background.
  const isBoth = desk.sections.some(({ tone, kind }) => tone === 'canvas' && !/^(?:header|footer)$/.test(kind))
  if (token === 'surface' && isBoth) return [{ op: 'theme', canvas: hex, surface: hex }]
  if (token !== 'ink') return [{ op: 'theme', [token]: hex }]
  // The ink is a ground too, where sections stand on it: there the words alone are coloured.
  const isGround = desk.sections.some(({ tone }) => tone === 'ink')
  const papers = desk.sections.filter(({ tone }) => /^(?:surface|tint|canvas)$/.test(tone)).flatMap(slotsOf)
  const isWritten = (slot: OutlineSlot) => slot.name === 'text' || (slot.kind === 'text' && papers.includes(slot))
  const texts = allSlots(desk).filter(isWritten)
  return isGround && texts.length > 0 ? coloured(texts, hex) : [{ op: 'theme', ink: hex }]
}

function inPlainHtml(token: (typeof TOKENS)[number][1], hex: string, desk: Desk): Outcome {
  if (token === 'ink')
    return coloured(
      desk.plain.filter(({ name, kind }) => kind === 'text' && name !== 'button'),
      hex
    )
  if (token === 'canvas' || token === 'surface') return grounds(hex, desk)
  return {
    words:
      'This email has no brand colours of its own to change. Name a part: "make the button green", "make the headline red".'
  }
}

/** "make it white" means the paper: nobody's buttons are white. */
const isPaper = (hex: string): boolean => luminance(hex) > 0.8 || luminance(hex) < 0.01

/** The body and every wrapper right below it that has a ground of its own. */
function grounds(hex: string, { email }: Desk): Operation[] {
  const { doc } = outlineOf(email)
  const body = doc.elements.find(({ name }) => name === 'body')?.index ?? -1
  const wrappers = doc.children(body).filter(at => /^(?:table|div|center)$/.test(doc.elements[at]?.name ?? ''))
  return [...(body < 0 ? [] : [body]), ...wrappers].flatMap((at): Operation[] => {
    const style: Operation = { op: 'style', ref: `e${at}`, style: { 'background-color': hex } }
    const isOld = doc.attribute(at, 'bgcolor') !== undefined
    return isOld ? [style, { op: 'attr', ref: `e${at}`, name: 'bgcolor', value: hex }] : [style]
  })
}

const coloured = (slots: OutlineSlot[], hex: string): Outcome =>
  slots.length > 0 ? slots.map(({ ref }) => ({ op: 'style', ref, style: { color: hex } })) : undefined

/** A colour said by its name gets as dark as white words need it, if that is a small step: black ones look heavy on it. */
function buttonShade(hex: string): string {
  let shade = hex
  for (let step = 0; step < 8 && contrast('#ffffff', shade) < READABLE; step += 1) shade = darken(shade, 0.012)
  return contrast('#ffffff', shade) >= READABLE ? shade : hex
}

/** A button takes the colour as its ground, with words that can be read on it; everything else as its own. */
function painted(slot: OutlineSlot, hex: string, words: string, { email }: Desk): Operation[] {
  if (slot.name !== 'button' || isImage(slot.value)) return [{ op: 'style', ref: slot.ref, style: { color: words } }]
  const style = { 'background-color': hex, color: readableOn(hex, ['#ffffff']) }
  const own: Operation = { op: 'style', ref: slot.ref, style }
  if (!slot.ref.startsWith('e')) return [own]
  // Outlook shows the ground of the cell round a link, not that of the link.
  const { doc } = outlineOf(email)
  const cell = groundCell(doc, slot.element)
  if (cell === undefined) return [own]
  const around: Operation = { op: 'style', ref: `e${cell}`, style: { 'background-color': hex } }
  const isOld = doc.attribute(cell, 'bgcolor') !== undefined
  return [own, around, ...(isOld ? [{ op: 'attr', ref: `e${cell}`, name: 'bgcolor', value: hex } as Operation] : [])]
}

/** The tone brings colours for the section's words that can be read on such a ground. */
function ground({ ref }: OutlineSection, hex: string, { theme }: Desk): Operation[] {
  const reads = (tone: 'ink' | 'surface') => contrast(toneColours(theme, tone).on, hex)
  const tone = reads('ink') >= reads('surface') ? 'ink' : 'surface'
  return [
    { op: 'layout', ref, tone },
    { op: 'style', ref, style: { 'background-color': hex } }
  ]
}
