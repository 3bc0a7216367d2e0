import type { Slot } from '../../../reading/reading.ts'
import { type Draft, type MakePart, type Material, open } from '../material.ts'
import { linked, point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'

const QUOTATION = /^["“”'‘’«»\s]+|["“”'‘’«»\s]+$/g

/** What somebody said, with who said it; words without a speaker stand in quotation marks on a card. */
export const quotes: MakePart = material =>
  open(material, 'quote')
    .slice(0, 3)
    .map(quote => {
      const author = material.slots.find(({ role, of }) => role === 'author' && of === quote.id)
      material.ledger.place(quote.id, ...(author ? [author.id] : []))
      const text = quote.text.replace(QUOTATION, '').trim()
      if (!author) return { part: 'quotes', kind: 'text', layout: 'card', content: { text: `“${text}”` } }
      const [name = '', ...role] = tidy(author.text).split(/,\s+/)
      return {
        part: 'quotes',
        kind: 'quote',
        strong: true,
        content: { text, name, ...(role.length > 0 && { role: role.join(', ') }) }
      }
    })

/** Questions with their answers. Without an answer a question is said only where readers are asked. */
export const questions: MakePart = material => {
  const pairs = open(material, 'question').map(question => ({
    question,
    answer: material.slots.find(({ role, of }) => role === 'answer' && of === question.id)
  }))
  const answered = pairs
    .filter((pair): pair is { question: Slot; answer: Slot } => pair.answer !== undefined)
    .slice(0, 8)
  const asked = material.kind === 'survey' ? pairs.filter(({ answer }) => !answer).map(({ question }) => question) : []
  material.ledger.place(
    ...answered.flatMap(({ question, answer }) => [question.id, answer.id]),
    ...asked.map(({ id }) => id)
  )
  const items = answered.map(({ question, answer }) => ({
    title: point(question.text),
    text: sentence(linked(answer))
  }))
  const drafts: Draft[] = []
  const [only] = items
  if (asked.length > 0) {
    const points = asked.slice(0, 10).map(({ text }) => ({ title: point(text) }))
    drafts.push({
      part: 'questions',
      kind: 'list',
      layout: 'points',
      content: { ...headed(material, 'questions'), items: points }
    })
  }
  if (items.length > 1)
    drafts.push({ part: 'questions', kind: 'faq', content: { ...headed(material, 'questions'), items } })
  else if (only) drafts.push({ part: 'questions', kind: 'text', content: { heading: only.title, text: only.text } })
  return drafts
}

/** Five stars, each of which leads to where a review is written. */
export const rating: MakePart = ({ kind, button, copy }: Material) => {
  const heading = copy.heading('rating')
  if (kind !== 'review' || !button || !heading) return []
  const items = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'].map(label => ({
    link: { label, href: button.href }
  }))
  return [{ part: 'rating', kind: 'rating', layout: 'stars', content: { heading, items } }]
}
