import type { EmailSource } from '../../email/email.ts'
import { type OutlineItem, type OutlineSection, type OutlineSlot, outlineOf } from '../../email/outline/outline.ts'
import { inlineAddresses, inlineGlyphs, plainGlyphs, wordsOf } from './glyphs.ts'
import { plainTexts } from './plain-texts.ts'
import type { Around, Aspect, SaidText } from './said-text.ts'

const asIs = (words: string): string => words

const known = new WeakMap<EmailSource, SaidText[]>()

/**
 * Every text of an email: those of its envelope, of sections, of plain HTML, and what programs read instead of pictures. The same
 * object gets the same answer without reading it again.
 */
export function saidTexts(email: EmailSource): SaidText[] {
  const texts = known.get(email) ?? readTexts(email)
  known.set(email, texts)
  return texts
}

function readTexts(email: EmailSource): SaidText[] {
  const { doc, sections } = outlineOf(email)
  const ours = sections.filter(({ inside }) => inside === undefined)
  return [...envelope(email), ...ours.flatMap(sectionTexts), ...plainTexts(doc, ours)]
}

const META = ['subject', 'preheader', 'name'] as const
export type MetaRef = (typeof META)[number]
export const isMetaRef = (ref: string): ref is MetaRef => (META as readonly string[]).includes(ref)

const envelope = (email: EmailSource): SaidText[] =>
  META.map(ref => ({ ...said(ref, 'words', email[ref]), glyphs: plainGlyphs(email[ref]) }))

const said = (ref: string, aspect: Aspect, source: string, around: Around[] = []): SaidText => ({
  ref,
  aspect,
  source,
  glyphs: plainGlyphs(source),
  around: () => around,
  write: asIs
})

function sectionTexts({ slots, lists }: OutlineSection): SaidText[] {
  const whole = lists.some(({ items }) => items.length > 0) ? [] : [{ words: slots.map(slotWords).join(' · ') }]
  const items = lists.flatMap(list => list.items)
  return [...slots.flatMap(slot => slotTexts(slot, whole)), ...items.flatMap(itemTexts)]
}

const TITLES = ['title', 'label', 'name', 'heading', 'link']

function itemTexts({ slots }: OutlineItem): SaidText[] {
  const titles = TITLES.flatMap(name => slots.filter(slot => slot.name === name))
  const [title] = titles.map(slotWords)
  const around = { words: slots.map(slotWords).join(' · '), ...(title && { title }) }
  return slots.flatMap(slot => slotTexts(slot, [around]))
}

/** What a slot says in words. */
function slotWords({ value }: OutlineSlot): string {
  if (typeof value === 'string') return wordsOf(inlineGlyphs(value))
  return 'src' in value ? value.alt : wordsOf(inlineGlyphs(value.label, false))
}

function slotTexts({ ref, value }: OutlineSlot, around: Around[]): SaidText[] {
  if (typeof value === 'string') {
    const links = inlineAddresses(value).map(glyphs => ({ ...said(ref, 'link', value, around), glyphs }))
    return [{ ...said(ref, 'words', value, around), glyphs: inlineGlyphs(value) }, ...links]
  }
  if ('src' in value) return [said(ref, 'alt', value.alt, around), said(ref, 'picture', value.src, around)]
  const label = { ...said(ref, 'words', value.label, around), glyphs: inlineGlyphs(value.label, false) }
  return [label, said(ref, 'link', value.href, around)]
}
