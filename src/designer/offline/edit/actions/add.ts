import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { sceneUrl } from '../../../../email/theme/media-urls.ts'
import { type Job, type Outcome, tokensFor, unable } from '../job.ts'
import networks from '../networks.json' with { type: 'json' }
import { isImage, type Part, sectionOf } from '../part.ts'
import { asText, setText, written } from '../reword.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'
import { urlIn } from './content.ts'
import { newItem } from './new-item.ts'
import { added, inSlot, kinds, listFor, says, section } from './new-part.ts'
import { sceneIn } from './pictures.ts'
import { signAfter } from './rewording.ts'
import { placed, type Spot } from './spot.ts'

type Adding = (job: Job, values: Phrase[], spot: Spot) => Outcome | undefined

/** `add`: an item in a list, a button, a sentence, a quotation, a section. The first way that suits is taken. */
export function add(job: Job): Outcome {
  const [values, spot] = placed(job)
  for (const way of [quote, button, question, social, divider, picture, item, sentence, code]) {
    const outcome = way(job, values, spot)
    if (outcome) return outcome
  }
  return values.length === 0
    ? { ask: 'What should it say? Give me the words, in quotation marks, and where they should go.', guesses: [] }
    : unable('I did not see where that should go. Say it as in "add … below the headline".')
}

const textOf = (value: Phrase, job: Job): string => asText(value.text, '', signAfter(job.text, value))

const quote: Adding = (job, values, spot) => {
  const by = phrasesFor(job.wish, 'by')
  if (
    !values[0] ||
    (by.length === 0 && !says(tokensFor(job.wish, 'part'), /^(?:quote|quotation|testimonial|review|endorsement)$/))
  )
    return undefined
  if (!by[0]) return { ask: 'Who said it? Give me the name, as in "… by Ann Lee".', guesses: [] }
  const [name = '', ...role] = by
    .map(({ text }) => text)
    .join(', ')
    .split(/,\s*/)
  const text = textOf(values[0], job)
  return section('quote', { text, name, ...(role.length > 0 && { role: role.join(', ') }) }, spot, job)
}

const button: Adding = (job, values, spot) => {
  if (!says(tokensFor(job.wish, 'part'), /^(?:button|btn|cta|link)$/)) return undefined
  const label = values.find(({ tokens }) => tokens.every(({ shape }) => shape !== 'url'))
  if (!label) return { ask: 'What should the button say, and where should it lead?', guesses: [] }
  const value = { label: asText(label.text, '', ''), href: urlIn(job) ?? '#' }
  const own = spot.part && sectionOf(spot.part)
  const free =
    own &&
    ['button', 'second'].find(
      name => SECTION_KINDS[own.name]?.slots[name]?.slot === 'link' && !own.children.some(child => child.name === name)
    )
  if (own && free) return inSlot(own, free, value)
  const item = spot.part?.type === 'item' ? spot.part : undefined
  if (
    item &&
    SECTION_KINDS[own?.name ?? '']?.lists[item.list ?? '']?.item.button &&
    !item.children.some(({ name }) => name === 'button')
  )
    return inSlot(item, 'button', value)
  return section('social', { items: [{ link: value }] }, spot, job, 'buttons')
}

/** A list item: beside what is named, or in the one list whose items are called so. */
const item: Adding = (job, values, spot) => {
  const list = listFor(job, spot)
  if (!list || values.length === 0) return undefined
  const { schema, like } = list
  const made = newItem(
    values.map(value => value.text + signAfter(job.text, value)),
    schema,
    like
  )
  return made ? added(job, list, made, spot) : undefined
}

/** A question and its answer, where no list of questions stands: a new section of them needs two. */
const question: Adding = (job, values, spot) => {
  const list = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'faq')
  const isQuestion =
    /\?.+\p{L}/su.test(values.map(({ text }) => text).join(' ')) ||
    says(tokensFor(job.wish, 'part'), /^(?:questions?|q|q&a|faqs?)$/)
  const said = /[^.:;!?\n]*\?.*$/s
    .exec(job.text.slice(job.wish.tokens[0]?.at, (job.wish.tokens.at(-1)?.end ?? 0) + 1))?.[0]
    .trim()
  if (!isQuestion || !list || !said) return undefined
  const [, title = '', text = ''] =
    /^(.*?\?)\s*(?:[-–—:|]|and the answer (?:is|should be|will be)|answer(?: is| will be)?:?|the answer(?: is|:))*\s*(.*)$/s.exec(
      said
    ) ?? []
  const schema = SECTION_KINDS.faq?.lists.items
  if (!title || !text || !schema) return undefined
  return added(
    job,
    { section: list, name: 'items', schema, like: undefined },
    { title: asText(title, 'A', ''), text: asText(text, 'A', '') },
    spot.part && sectionOf(spot.part) === list ? spot : { ...spot, part: list }
  )
}

const social: Adding = (job, values, spot) => {
  const named = networks.filter(network =>
    job.wish.tokens.some(
      ({ text }) => text === network || (network.length > 2 && text.toLowerCase() === network.toLowerCase())
    )
  )
  if (named.length === 0) return undefined
  const url = urlIn(job)
  const items = named.map(label => ({ link: { label, href: url ?? `{{${label.toLowerCase()}_url}}` } }))
  const there = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'social')
  const schema = SECTION_KINDS.social?.lists.items
  const [first] = items
  if (there && schema && first)
    return items.length === 1
      ? added(job, { section: there, name: 'items', schema, like: undefined }, first, spot)
      : undefined
  return values.length > 0 || kinds(job).has('kind:social') ? section('social', { items }, spot, job) : undefined
}

const divider: Adding = (job, values, spot) =>
  values.length === 0 && kinds(job).has('kind:divider')
    ? section('divider', {}, spot, job, says(job.wish.tokens, /^(?:space|gap|room)$/) ? 'space' : 'line')
    : undefined

const picture: Adding = (job, values, spot) => {
  if (!kinds(job).has('slot:image')) return undefined
  const scene = sceneIn([...tokensFor(job.wish, 'value'), ...tokensFor(job.wish, 'part')])
  const url = urlIn(job)
  if (!url && !scene)
    return unable(
      'I can draw scenes such as pottery, coffee, the sea or a city, or show a picture by its address. Tell me which.'
    )
  const words = values.find(({ tokens }) => tokens.every(({ shape }) => shape !== 'url'))
  return section(
    'image',
    {
      image: {
        src: url ?? sceneUrl(scene?.name ?? '', job.theme),
        alt: url ? (words ? textOf(words, job) : '') : (scene?.about ?? '')
      }
    },
    spot,
    job
  )
}

const LINES = /^(?:sentence|line|paragraph|para|text|words|note|message|bit|section|sign-off|signature|ps|blurb)$/

/** Words at the end of a text, at its beginning, or as the text of a section that has none. */
const sentence: Adding = (job, values, spot) => {
  const [value] = values
  const isLine = says(tokensFor(job.wish, 'part'), LINES) || spot.part?.type === 'slot' || spot.isEdge
  if (
    !value ||
    (!spot.part && !isLine) ||
    (spot.part && !isLine && spot.part.children.some(({ type }) => type === 'item'))
  )
    return undefined
  const text = values.map(each => textOf(each, job)).join(' ')
  const own = spot.part && sectionOf(spot.part)
  const slot = textSlot(spot.part)
  if (slot) {
    const now = written(slot)
    const isOpen = /[\p{L}\d]$/u.test(now.trim())
    const next = spot.isStart
      ? `${text} ${now}`
      : `${now.trimEnd()}${isOpen ? (now.length > 40 ? '. ' : ', ') : ' '}${text}`
    return { operations: [setText(slot, next)] }
  }
  if (own && SECTION_KINDS[own.name]?.slots.text && !own.children.some(({ name }) => name === 'text'))
    return inSlot(own, 'text', text)
  return section('text', { text }, spot, job)
}

/** The text that new words join: the one named, or the one of the section. */
function textSlot(part: Part | undefined): Part | undefined {
  if (!part || part.type === 'email') return undefined
  if (part.type === 'slot') {
    if (part.name === 'text' || part.name === 'note') return part
    const near = part.parent?.children.find(({ name, type }) => type === 'slot' && name === 'text')
    return near && !isImage(near) ? near : undefined
  }
  return part.children.find(({ type, name }) => type === 'slot' && name === 'text')
}

const code: Adding = (job, values, spot) => {
  const [value] = values
  if (!value || !kinds(job).has('slot:code')) return undefined
  return section('coupon', { heading: 'Your code', code: value.text }, spot, job)
}
