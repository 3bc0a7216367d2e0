import type { EmailSource } from '../../email/email.ts'
import { describe } from '../../email/outline/describe.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { linkUrl } from '../../email/sections/urls.ts'
import { EmailFacts, noFacts } from '../email-facts.ts'
import { wordsOf } from './glyphs.ts'
import { factFault } from './listed-facts.ts'
import { headlineRef } from './place-name.ts'
import type { SaidText } from './said-text.ts'
import { saidTexts } from './said-texts.ts'
import { datesIn } from './same-date.ts'

/** At most so many of each are taken. */
const MOST = 24

/**
 * Facts that can be read from the texts of an email without guessing what they mean: subject and preview line, headline, who it is
 * from where its header or foot says so, buttons, prices beside a name, days. Nothing where none of these stands there.
 */
export function readFacts(email: EmailSource): EmailFacts | undefined {
  const texts = saidTexts(email).filter(({ ref }) => ref !== 'name')
  const headline = wordsAt(texts, headlineRef(email))
  const sender = senderOf(email)
  const facts = {
    ...noFacts('letter'),
    ...(sender && { sender: { name: sender } }),
    things: thingsIn(texts),
    occasions: daysIn(texts),
    buttons: buttonsIn(email),
    ...(email.subject.trim() && { subject: email.subject.trim() }),
    ...(email.preheader.trim() && { preheader: email.preheader.trim() }),
    ...(headline && { headline })
  }
  const read = EmailFacts.safeParse(facts).data
  return read && JSON.stringify(read) !== JSON.stringify(EmailFacts.parse(noFacts('letter'))) ? read : undefined
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim()

function wordsAt(texts: readonly SaidText[], ref: string | undefined): string {
  const text = texts.find(each => each.ref === ref && each.aspect === 'words')
  return text ? oneLine(wordsOf(text.glyphs)) : ''
}

const OWNER = /©\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?,?\s*)?(\p{Lu}[^.,|·•\n\d]{1,60})/u

/** The name in the header or the foot of our sections, else that of a copyright line. */
function senderOf(email: EmailSource): string {
  const { doc, sections } = outlineOf(email)
  const slots = sections.flatMap(({ kind, slots: own }) =>
    own.filter(({ name }) => (kind === 'footer' && name === 'company') || (kind === 'header' && name === 'logo'))
  )
  const names = slots.flatMap(({ value }) => (typeof value === 'string' ? [oneLine(value)] : []))
  const all = doc.elements.length > 0 ? saidTexts(email).map(({ glyphs }) => wordsOf(glyphs)) : []
  return names.at(-1) ?? oneLine(all.map(words => OWNER.exec(words)?.[1] ?? '').find(Boolean) ?? '')
}

function buttonsIn(email: EmailSource): EmailFacts['buttons'] {
  const { doc, sections } = outlineOf(email)
  const refs = [
    ...sections
      .flatMap(({ slots, lists }) => [...slots, ...lists.flatMap(list => list.items.flatMap(item => item.slots))])
      .filter(({ name }) => name === 'button')
      .map(({ element }) => element),
    ...doc.elements
      .filter(({ index, name }) => name === 'a' && describe(email, `e${index}`)?.kind === 'button')
      .map(({ index }) => index)
  ]
  return [...new Set(refs)].slice(0, MOST).flatMap(index => {
    const label = oneLine(doc.textContent(index))
    const href = doc.attribute(index, 'href') ?? ''
    const link = href !== '#' && linkUrl(href) && !factFault('buttons.0.link', href) ? { link: href } : {}
    return label && label.length <= 200 ? [{ label, ...link }] : []
  })
}

const PRICE = /^(?:from )?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})$/iu

/** Texts that are a price and nothing else, with the name of their item, or what else stands in their row. */
function thingsIn(texts: readonly SaidText[]): EmailFacts['things'] {
  const things = texts.flatMap(text => {
    const price = oneLine(wordsOf(text.glyphs))
    if (!PRICE.test(price) || /\.was$/.test(text.ref)) return []
    const name = nameBeside(text, price)
    return name ? [{ name, price }] : []
  })
  return [...new Map(things.map(thing => [thing.name, thing])).values()].slice(0, MOST)
}

function nameBeside(text: SaidText, price: string): string | undefined {
  for (const { words, title } of text.around()) {
    if (title) return title
    const rest = oneLine(words.replace(price, ' '))
    if (/\p{L}{2}/u.test(rest)) return rest.length <= 60 && !/\p{Sc}/u.test(rest) ? rest : undefined
  }
  return undefined
}

function daysIn(texts: readonly SaidText[]): EmailFacts['occasions'] {
  const dates = texts.flatMap(({ aspect, glyphs }) => {
    const words = wordsOf(glyphs)
    return aspect === 'words' ? datesIn(words).map(({ from, to }) => oneLine(words.slice(from, to))) : []
  })
  return [...new Set(dates)].slice(0, 6).map(date => ({ date }))
}
