import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Item } from '../../../../email/sections/section.ts'
import { sceneUrl } from '../../../../email/theme/media-urls.ts'
import { type Job, type Outcome, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import networks from '../networks.json' with { type: 'json' }
import { isText, type Part, sectionOf } from '../part.ts'
import { asText, setText, signAfter, written } from '../reword.ts'
import { says } from '../tokens.ts'
import { type Concept, conceptsOf } from '../vocabulary.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'
import { contentOf, stemSetOf } from '../words.ts'
import { SCENES_SAID, sceneIn, urlIn } from './media.ts'
import { newItem } from './new-item.ts'
import { newSection, type Spot, spotOf } from './spot.ts'

/** What is to be added, read once for all ways to add it. */
interface Adding {
  job: Job
  spot: Spot
  values: Phrase[]
  /** The words of the values, without addresses. */
  words: string
  url?: string
  /** Does the noun for the new thing stand for this? */
  isA: (...concepts: Concept[]) => boolean
}

/** A way to add something; `undefined` when it does not suit. */
type Way = (adding: Adding) => Outcome | undefined

/** `add`: an item in a list, a button, a sentence, a quotation, a section. The first way that suits is taken. */
export function add(job: Job): Outcome {
  const values = phrasesFor(job.wish, 'value')
  const worded = values.filter(({ tokens }) => tokens.some(({ shape }) => shape !== 'url'))
  const keys = tokensFor(job.wish, 'part').map(({ key }) => key)
  const known = new Set(keys.flatMap((key, at) => [...conceptsOf([key]), ...conceptsOf([key, keys[at + 1] ?? ''])]))
  const words = worded.map(value => asText(value.text, '', signAfter(job.text, value))).join(' ')
  const isA: Adding['isA'] = (...concepts) => concepts.some(each => known.has(each))
  const adding: Adding = { job, spot: spotOf(job), values, words, url: urlIn(job), isA }
  for (const way of [quote, button, question, social, part, item, sentence]) {
    const outcome = way(adding)
    if (outcome) return outcome
  }
  return words === ''
    ? { ask: 'What should it say? Give me the words, in quotation marks, and where they should go.', guesses: [] }
    : unable('I did not see where that should go. Say it as in "add … below the headline".')
}

const quote: Way = ({ job, spot, words, isA }) => {
  const [name, ...role] = phrasesFor(job.wish, 'by').flatMap(({ text }) => text.split(/,\s*/))
  if (!words || (!name && !isA('kind:quote'))) return undefined
  if (!name) return { ask: 'Who said it? Give me the name, as in "… by Ann Lee".', guesses: [] }
  const content = { text: words, name, ...(role.length > 0 && { role: role.join(', ') }) }
  return newSection('quote', content, job, spot)
}

/** Where the section or the item has room for one, else beside it. */
const button: Way = ({ job, words, url = '#', spot, values }) => {
  if (!says(tokensFor(job.wish, 'part'), manners.buttons)) return undefined
  if (!words) return { ask: 'What should the button say, and where should it lead?', guesses: [] }
  const value = { label: asText(values[0]?.text ?? words, '', ''), href: url }
  const holder = spot.part?.type === 'item' ? spot.part : spot.own
  const schema = SECTION_KINDS[spot.own?.name ?? '']
  const slots = holder?.type === 'item' ? schema?.lists[holder.list ?? '']?.item : schema?.slots
  const free = holder && slots?.button?.slot === 'link' && holder.children.every(({ name }) => name !== 'button')
  if (free) return { operations: [{ op: 'set', ref: `${holder.ref}.button`, value }] }
  return newSection('social', { items: [{ link: value }] }, job, spot, 'buttons')
}

const ANSWER = /^[\s\-–—:|]*(?:(?:and )?(?:the )?answer(?: is| should be| will be)?\b[\s:]*)?/i

/** A question and its answer, where a list of questions stands. */
const question: Way = ({ job, spot, isA }) => {
  const { wish, text, scene } = job
  const list = scene.parts.find(({ type, name }) => type === 'section' && name === 'faq')
  const said = /[^.:;!?\n]*\?.*$/s.exec(text.slice(wish.tokens[0]?.at))?.[0].trim() ?? ''
  const end = said.indexOf('?') + 1
  const answer = said.slice(end).replace(ANSWER, '')
  if (!list || !end || !answer || !(isA('kind:faq', 'item:faq') || spot.own === list)) return undefined
  // What is new says by itself where it goes.
  job.clarity.score = 1
  return added(list, 'items', { title: asText(said.slice(0, end), ''), text: asText(answer, '') }, spot)
}

const social: Way = ({ job, url, spot }) => {
  const there = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'social')
  const label = networks.find(network => job.wish.tokens.some(({ key }) => key === network.toLowerCase()))
  const link = { label: label ?? '', href: url ?? `{{${label?.toLowerCase()}_url}}` }
  if (!there || !label) return undefined
  job.clarity.score = 1
  return added(there, 'items', { link }, spot)
}

/** A divider, a picture, a code. */
const part: Way = ({ job, spot, url, words, isA }) => {
  if (!words && isA('kind:divider')) return newSection('divider', {}, job, spot)
  if (words && isA('slot:code')) return newSection('coupon', { heading: 'Your code', code: words }, job, spot)
  if (!isA('slot:image')) return undefined
  const scene = sceneIn([...tokensFor(job.wish, 'value'), ...tokensFor(job.wish, 'part')])
  if (!url && !scene) return unable(`${SCENES_SAID} Tell me which.`)
  const image = { src: url ?? sceneUrl(scene?.name ?? '', job.theme), alt: url ? words : (scene?.about ?? '') }
  return newSection('image', { image }, job, spot)
}

/** A list item: beside what is named, or in the one list whose items are called so. */
const item: Way = ({ job, spot, values, isA }) => {
  if (says(tokensFor(job.wish, 'part'), manners.plainLines)) return undefined
  const named = job.scene.parts.find(
    ({ type, concepts }) => type === 'item' && [...concepts].some(each => each.startsWith('item') && isA(each))
  )
  const holds = spot.own?.children.some(({ type }) => type === 'item')
  const isIn = spot.part?.type !== 'slot' || spot.part.parent?.type === 'item'
  const called = holds ? undefined : listCalled(job)
  if (called) job.clarity.score = 1
  const place = called ?? ((holds && isIn) || !named ? spot.own : sectionOf(named))
  const list = (called ? undefined : spot.part?.list) ?? place?.children.find(({ type }) => type === 'item')?.list
  const schema = SECTION_KINDS[place?.name ?? '']?.lists[list ?? '']
  if (!place || !list || !schema || values.length === 0 || (!isIn && !named)) return undefined
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === place.ref)?.section.content[list] as Item[]
  const said = values.map(value => value.text + signAfter(job.text, value))
  const made = newItem(said, schema, now?.at(-1))
  return made && added(place, list, made, spot)
}

/** "one more tray", "a key date": the one list whose heading calls its items so. */
function listCalled({ wish, scene }: Job): Part | undefined {
  const said = [
    ...contentOf(
      phrasesFor(wish, 'part')
        .map(({ text }) => text)
        .join(' ')
    )
  ]
  const [only, ...others] = scene.parts.filter(
    ({ type, title, children }) =>
      type === 'section' &&
      children.some(each => each.type === 'item') &&
      said.some(stem => stem.length > 2 && stemSetOf(title).has(stem))
  )
  return others.length === 0 ? only : undefined
}

/** A new item: beside the one named, where a place is said, else at the end of its list. */
function added(place: Part, list: string, made: Item, { part, side, isBeside }: Spot): Outcome {
  const beside = part?.type === 'item' ? part : part?.parent
  const at = isBeside && beside?.type === 'item' && sectionOf(beside) === place ? { [side]: beside.ref } : {}
  return { operations: [{ op: 'add-item', ref: `${place.ref}.${list}`, item: made, ...at }] }
}

/** Words at the end of a text, as the text of a section that has none, or as a section. */
const sentence: Way = ({ job, spot, words }) => {
  const { part, own } = spot
  const isLine = says(tokensFor(job.wish, 'part'), manners.newLines) || part?.type === 'slot' || spot.isEdge
  if (!words || (!isLine && !part)) return undefined
  const slot = textSlot(part)
  if (slot) return { operations: [setText(slot, joined(written(slot).trim(), words))] }
  const isFree = own && SECTION_KINDS[own.name]?.slots.text && own.children.every(({ name }) => name !== 'text')
  if (isFree) return { operations: [{ op: 'set', ref: `${own.ref}.text`, value: words }] }
  return newSection('text', { text: words }, job, spot)
}

/** A short line goes on after a comma, a longer one ends before the new words begin. */
const joined = (now: string, words: string): string =>
  `${now}${/[\p{L}\d]$/u.test(now) ? (now.length > 40 ? '. ' : ', ') : ' '}${words}`

/** The text that new words join: the one named, or the one beside it or in it. */
function textSlot(part: Part | undefined): Part | undefined {
  if (part?.type === 'slot' && (part.name === 'text' || part.name === 'note')) return part
  const near = part?.type === 'slot' ? part.parent : part
  return near?.children.find(each => each.type === 'slot' && each.name === 'text' && isText(each))
}
