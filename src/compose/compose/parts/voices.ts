import { linked } from '../links.ts'
import { type Draft, headed, headedFirst, inItems, type MakePart, type Material, unsaid } from '../material.ts'
import { inParts, point, sentence } from '../words.ts'

const QUOTATION = /^["“”'‘«»\s]{1,9}|["“”«»\s]{1,9}$/g
const MOST = 8

/** What somebody said, with who said it; words without a speaker stand in quotation marks on a card. */
export const quotes: MakePart = rest =>
  unsaid(rest, 'quotes').map(({ value, path }): Draft => {
    const text = linked(value.words.replace(QUOTATION, '') || value.words)
    if (!value.who)
      return { part: 'quotes', kind: 'text', layout: 'card', content: { text: `“${text}”` }, says: { [path]: '' } }
    const [name = '', ...role] = value.who.split(', ')
    const content = { text, name, ...(role.length > 0 && { role: role.join(', ') }) }
    return { part: 'quotes', kind: 'quote', strong: true, content, says: { [path]: '' } }
  })

/** Questions with their answers. */
export const questions: MakePart = rest => {
  const entries = unsaid(rest, 'questions')
  const all = entries.map(({ value }) => ({ title: point(value.question), text: sentence(linked(value.answer)) }))
  const [only, ...others] = all
  if (only && others.length === 0) {
    const content = { heading: only.title, text: only.text }
    return [{ part: 'questions', kind: 'text', content, says: { 'questions.0': '' } }]
  }
  return inParts(entries, MOST).map((part, at) => ({
    part: 'questions',
    kind: 'faq',
    content: {
      ...headedFirst(rest, 'questions', at),
      items: part.map(({ path }) => all[entries.findIndex(entry => entry.path === path)] ?? {})
    },
    says: inItems(part)
  }))
}

/** Five stars, each of which leads to where a review is written. */
export const rating: MakePart = (rest: Material) => {
  const { main } = rest.actions
  const heading = rest.facts.kind === 'review' && main ? headed(rest, 'rating').heading : undefined
  if (!main || !heading) return []
  const items = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'].map(label => ({
    link: { label, href: main.href }
  }))
  return [{ part: 'rating', kind: 'rating', layout: 'stars', content: { heading, items } }]
}
