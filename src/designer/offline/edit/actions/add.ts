import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Item, ListSchema } from '../../../../email/sections/section.ts'
import { sceneUrl } from '../../../../email/theme/media-urls.ts'
import { type Job, type Outcome, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import networks from '../networks.json' with { type: 'json' }
import { isText, type Part, sectionOf } from '../part.ts'
import { asText, setText, signAfter, written } from '../reword.ts'
import { says } from '../tokens.ts'
import { conceptsOf } from '../vocabulary.ts'
import { phrasesFor } from '../wishes.ts'
import { SCENES_SAID, sceneIn, urlIn } from './media.ts'
import { newItem } from './new-item.ts'
import { type Adding, added, inSlot, section } from './new-part.ts'
import { placed, type Spot } from './spot.ts'
/** `add`: an item in a list, a button, a sentence, a quotation, a section. The first way that suits is taken. */
export function add(job: Job): Outcome {
  const [values, spot] = placed(job)
  const said = values.filter(({ tokens }) => tokens.some(({ shape }) => shape !== 'url'))
  const parts = tokensFor(job.wish, 'part').map(({ key }) => key)
  const concepts = parts.flatMap((key, at) => [...conceptsOf([key]), ...conceptsOf([key, parts[at + 1] ?? ''])])
  const words = said.map(value => asText(value.text, '', signAfter(job.text, value))).join(' ')
  const own = spot.part && sectionOf(spot.part)
  const adding: Adding = { job, spot, ...(own && { own }), values, words, url: urlIn(job), concepts: new Set(concepts) }
  for (const way of [quote, button, question, social, divider, picture, item, code, sentence]) {
    const outcome = way(adding)
    if (outcome) return outcome
  }
  return words === ''
    ? { ask: 'What should it say? Give me the words, in quotation marks, and where they should go.', guesses: [] }
    : unable('I did not see where that should go. Say it as in "add … below the headline".')
}

type Way = (adding: Adding) => Outcome | undefined

const quote: Way = adding => {
  const by = phrasesFor(adding.job.wish, 'by')
    .map(({ text }) => text)
    .join(', ')
  if (!adding.words || (!by && !adding.concepts.has('kind:quote'))) return undefined
  if (!by) return { ask: 'Who said it? Give me the name, as in "… by Ann Lee".', guesses: [] }
  const [name = '', ...role] = by.split(/,\s*/)
  return section('quote', { text: adding.words, name, ...(role.length > 0 && { role: role.join(', ') }) }, adding)
}

const button: Way = adding => {
  const { job, words, url = '#', spot, own, values } = adding
  if (!says(tokensFor(job.wish, 'part'), manners.buttons)) return undefined
  if (!words) return { ask: 'What should the button say, and where should it lead?', guesses: [] }
  const value = { label: asText(values[0]?.text ?? words, '', ''), href: url }
  const item = spot.part?.type === 'item' ? spot.part : undefined
  const schema = SECTION_KINDS[own?.name ?? '']
  const names = item ? schema?.lists[item.list ?? '']?.item : schema?.slots
  const holder = item ?? own
  const free = ['button', 'second'].find(
    name => names?.[name]?.slot === 'link' && holder?.children.every(child => child.name !== name)
  )
  if (holder && free) return inSlot(holder, free, value)
  return section('social', { items: [{ link: value }] }, adding, 'buttons')
}

/** A question and its answer, where a list of questions stands. */
const question: Way = ({ job, spot, concepts }) => {
  const list = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'faq')
  const { tokens } = job.wish
  const said = /[^.:;!?\n]*\?.*$/s.exec(job.text.slice(tokens[0]?.at, (tokens.at(-1)?.end ?? 0) + 1))?.[0].trim() ?? ''
  const end = said.indexOf('?') + 1
  const answer = said
    .slice(end)
    .replace(/^[\s\-–—:|]*(?:(?:and )?(?:the )?answer(?: is| should be| will be)?\b[\s:]*)?/i, '')
  if (
    !list ||
    !end ||
    !answer ||
    !(concepts.has('kind:faq') || concepts.has('item:faq') || sectionOf(spot.part ?? list) === list)
  )
    return undefined
  const made = { title: asText(said.slice(0, end), ''), text: asText(answer, '') }
  return added(list, 'items', made, spot.part && sectionOf(spot.part) === list ? spot : { ...spot, part: list })
}

const social: Way = adding => {
  const { job, url, concepts, words, spot } = adding
  const named = networks.filter(network =>
    job.wish.tokens.some(
      ({ text }) => text === network || (network.length > 2 && text.toLowerCase() === network.toLowerCase())
    )
  )
  const there = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'social')
  const items = named.map(label => ({ link: { label, href: url ?? `{{${label.toLowerCase()}_url}}` } }))
  const [only, ...more] = items
  if (!only || (there && more.length > 0)) return undefined
  if (there) return added(there, 'items', only, spot)
  return words || concepts.has('kind:social') ? section('social', { items }, adding) : undefined
}

const divider: Way = adding =>
  !adding.words && adding.concepts.has('kind:divider')
    ? section('divider', {}, adding, says(adding.job.wish.tokens, 'space gap room') ? 'space' : 'line')
    : undefined

const picture: Way = adding => {
  const { job, url, words, concepts } = adding
  if (!concepts.has('slot:image')) return undefined
  const scene = sceneIn([...tokensFor(job.wish, 'value'), ...tokensFor(job.wish, 'part')])
  if (!url && !scene) return unable(`${SCENES_SAID} Tell me which.`)
  const src = url ?? sceneUrl(scene?.name ?? '', job.theme)
  return section('image', { image: { src, alt: url ? words : (scene?.about ?? '') } }, adding)
}

/** A list item: beside what is named, or in the one list whose items are called so. */
const item: Way = ({ job, spot, own, values, concepts }) => {
  const isLine = says(tokensFor(job.wish, 'part'), manners.plainLines)
  const named = job.scene.parts.find(
    each =>
      each.type === 'item' && [...each.concepts].some(concept => concept.startsWith('item') && concepts.has(concept))
  )
  const holds = own?.children.some(({ type }) => type === 'item')
  const inItem = spot.part?.type !== 'slot' || spot.part.parent?.type === 'item'
  const place = (holds && inItem) || !named ? own : sectionOf(named)
  const first = place?.children.find(
    ({ type, list }) => type === 'item' && (!spot.part?.list || place !== own || list === spot.part.list)
  )
  if (isLine || !place || !first?.list || values.length === 0 || (!inItem && !named)) return undefined
  const schema = SECTION_KINDS[place.name]?.lists[first.list] as ListSchema | undefined
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === place.ref)?.section.content[first.list] as
    | Item[]
    | undefined
  const made =
    schema &&
    newItem(
      values.map(value => value.text + signAfter(job.text, value)),
      schema,
      now?.at(-1)
    )
  return made ? added(place, first.list, made, spot) : undefined
}

const code: Way = adding =>
  adding.values[0] && adding.concepts.has('slot:code')
    ? section('coupon', { heading: 'Your code', code: adding.values[0].text }, adding)
    : undefined

/** Words at the end of a text, at its beginning, as the text of a section that has none, or as a section. */
const sentence: Way = adding => {
  const { job, spot, own, words } = adding
  const isLine = says(tokensFor(job.wish, 'part'), manners.newLines) || spot.part?.type === 'slot' || spot.isEdge
  const holdsItems = spot.part?.children.some(({ type }) => type === 'item')
  if (!words || (!isLine && (!spot.part || holdsItems))) return undefined
  const slot = textSlot(spot.part)
  if (slot) return { operations: [setText(slot, joined(written(slot).trim(), words, spot))] }
  const isFree = own && SECTION_KINDS[own.name]?.slots.text && own.children.every(({ name }) => name !== 'text')
  return isFree ? inSlot(own, 'text', words) : section('text', { text: words }, adding)
}

/** A short line goes on after a comma, a longer one ends before the new words begin. */
function joined(now: string, words: string, { isStart }: Spot): string {
  if (isStart) return `${words} ${now}`
  const isOpen = /[\p{L}\d]$/u.test(now)
  return `${now}${isOpen ? (now.length > 40 ? '. ' : ', ') : ' '}${words}`
}

/** The text that new words join: the one named, or the one beside it or in it. */
function textSlot(part: Part | undefined): Part | undefined {
  if (part?.type === 'slot' && (part.name === 'text' || part.name === 'note')) return part
  const near = part?.type === 'slot' ? part.parent : part
  return near?.children.find(each => each.type === 'slot' && each.name === 'text' && isText(each))
}
