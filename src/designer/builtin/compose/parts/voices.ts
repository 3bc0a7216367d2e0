import { factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { isProper } from '../words.ts'
import { made, type Part } from './part.ts'

/** What somebody said, with the name: the first of the brief's quotations, the second. */
export const quoteAt =
  (at: number): Part =>
  ({ brief, notes }) => {
    const said = brief.quotes.filter(({ name }) => name)[at]
    if (!said && at === 0 && brief.requests.includes('quote'))
      notes.push('You asked for a testimonial: tell me the words and who said them, and I will add it.')
    return said?.name
      ? made('quote', { text: said.text, name: said.name, ...(said.role && { role: capitalise(said.role) }) })
      : undefined
  }

/** Five links, one a star, or eleven grades, where the brief asks for them. */
export const rating: Part = ({ brief, href, thing }) => {
  if (
    /\b(?:one|single|just a|only one) (?:\w+ ){0,2}button\b/i.test(brief.source) &&
    !brief.requests.includes('rating')
  )
    return undefined
  const asked = brief.requests.includes('rating') || nps(brief.text)
  if (!asked) return undefined
  const subject =
    thing && thing.length < 40
      ? isProper(thing)
        ? thing
        : /^your /i.test(thing)
          ? thing
          : `your ${thing.replace(/^the /i, '')}`
      : undefined
  const grades = nps(brief.text) ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2, 3, 4, 5]
  return made('rating', {
    heading: nps(brief.text)
      ? 'How likely are you to recommend us?'
      : subject
        ? `How would you rate ${subject}?`
        : 'How would you rate it?',
    text: nps(brief.text)
      ? 'From 0, not at all, to 10, certainly. One click is your answer.'
      : 'Choose what fits best.',
    items: grades.map(grade => ({
      link: { label: nps(brief.text) ? String(grade) : grade === 1 ? '1 star' : `${grade} stars`, href }
    }))
  })
}

const nps = (text: string): boolean => /\bnps\b|\bnet promoter/i.test(text)

const SITES: [RegExp, string][] = [
  [/\btiktok\b/i, 'https://www.tiktok.com/@'],
  [/\b(?:twitter|x\.com)\b/i, 'https://x.com/']
]

/** Where else to find the sender, by the handles of the brief. */
export const social: Part = ({ brief, notes }) => {
  const handles = factsOf(brief, 'handle').filter(handle => handle.startsWith('@'))
  if (handles.length === 0) {
    if (brief.requests.includes('social')) notes.push('For social links, tell me the addresses or handles.')
    return undefined
  }
  const site = SITES.find(([sign]) => sign.test(brief.text))?.[1] ?? 'https://www.instagram.com/'
  return made('social', {
    heading: 'Find us here too',
    items: handles.slice(0, 6).map(handle => ({ link: { label: handle, href: site + handle.slice(1) } }))
  })
}
