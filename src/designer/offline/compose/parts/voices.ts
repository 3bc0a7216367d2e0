import type { Slot } from '../../../reading/reading.ts'
import { type Draft, type MakePart, type Material, open } from '../material.ts'
import { linked, point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'

const QUOTATION = /^["“”'‘’«»\s]+|["“”'‘’«»\s]+$/g
const MOST = 8

/** What somebody said, with who said it; words without a speaker stand in quotation marks on a card. */
export const quotes: MakePart = material =>
  open(material, 'quote')
    .slice(0, 3)
    .map(quote => {
      const author = belongingTo(quote, 'author', material)
      material.ledger.place(quote, author)
      const text = quote.text.replace(QUOTATION, '').trim()
      if (!author) return { part: 'quotes', kind: 'text', layout: 'card', content: { text: `“${text}”` } }
      const [name = '', ...role] = tidy(author.text).split(', ')
      const content = { text, name, ...(role.length > 0 && { role: role.join(', ') }) }
      return { part: 'quotes', kind: 'quote', strong: true, content }
    })

const belongingTo = ({ id }: Slot, wanted: Slot['role'], { slots }: Material): Slot | undefined =>
  slots.find(({ role, of }) => role === wanted && of === id)

/** Questions with their answers. Without an answer a question is said only where readers are asked. */
export const questions: MakePart = material => {
  const pairs = open(material, 'question')
    .map(question => ({ question, answer: belongingTo(question, 'answer', material) }))
    .filter(({ answer }) => answer || material.kind === 'survey')
    .slice(0, MOST)
  material.ledger.place(...pairs.flatMap(({ question, answer }) => [question, answer]))
  const asked = pairs.filter(({ answer }) => !answer).map(({ question }) => ({ title: point(question.text) }))
  const items = pairs.flatMap(({ question, answer }) =>
    answer ? [{ title: point(question.text), text: sentence(linked(answer)) }] : []
  )
  const [only, ...others] = items
  if (asked.length === 0 && !only) return []
  const heading = only && others.length === 0 ? {} : headed(material, 'questions')
  const answers: Omit<Draft, 'part'> =
    only && others.length === 0
      ? { kind: 'text', content: { heading: only.title, text: only.text } }
      : { kind: 'faq', content: { ...heading, items } }
  const questions: Omit<Draft, 'part'> = { kind: 'list', layout: 'points', content: { ...heading, items: asked } }
  return [...(asked.length > 0 ? [questions] : []), ...(only ? [answers] : [])].map(draft => ({
    part: 'questions',
    ...draft
  }))
}

/** Five stars, each of which leads to where a review is written. */
export const rating: MakePart = ({ kind, button, copy }: Material) => {
  const heading = kind === 'review' && button ? copy.heading('rating') : undefined
  if (!button || !heading) return []
  const items = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'].map(label => ({
    link: { label, href: button.href }
  }))
  return [{ part: 'rating', kind: 'rating', layout: 'stars', content: { heading, items } }]
}
