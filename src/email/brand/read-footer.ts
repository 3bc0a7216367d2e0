import { toPlainText } from '../compile/plain-text.ts'
import { networkOf } from '../sections/networks.ts'
import { MERGE_TAG } from '../sections/urls.ts'
import type { SourceElement } from '../source/source.ts'
import type { BrandValue } from './brand.ts'
import { callings, nearest, type Page, webAddress } from './seen-page.ts'

type Footer = BrandValue['footer']

/** Words of a footer at most; a longer block is the page itself. */
const LONGEST = 4_000
const STOP = /unsub|opt-?out|preferences|abmeld|abbestell|d[ée]sabonn|d[ée]sinscri|\bbaja\b|disiscri|uitschrijf/i
const REASON =
  /\byou(?:'re|’re| are)? (?:receiv|get|got|joined|sign|subscrib|are on|have)|sie erhalten|vous recevez|recibes|ricevi/i
const COMPANY = /^(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}\s*(?:[-–]\s*\d{4})?,?\s*)?(.+)$/i
/** Postcodes of the countries that most mail comes from: with figures in a row, or as in the UK, Canada and the Netherlands. */
const POSTCODE = /\b\d{4,6}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/

/** Who a page or an email says it is from at its end, and where else they are. */
export function readFooter(page: Page, name: string | undefined): { footer?: Footer } {
  const foot = footOf(page)
  if (!foot) return {}
  const lines = linesOf(page, foot)
  const links = linksIn(page, foot)
  const social = links.filter(link => networkOf(link)).map(({ href }) => href)
  const company = companyIn(lines) ?? (page.sections.length > 0 ? ownCompany(page) : undefined)
  const address = addressIn(page, foot, lines, company ?? name)
  const reason = lines.find(line => REASON.test(line) && line.length <= 200 && !MERGE_TAG.test(line))
  const others = links.filter(link => !networkOf(link) && !STOP.test(`${link.label} ${link.href}`)).slice(0, 6)
  const footer: Footer = {
    ...(company && { company }),
    ...(address && { address }),
    ...(others.length > 0 && { links: others }),
    ...(reason && { reason }),
    ...(social.length > 0 && { social: [...new Set(social)].slice(0, 8) })
  }
  return Object.keys(footer).length > 0 ? { footer } : {}
}

/** Our own footer, `<footer>` or what is called so, else the last block with a way to stop. */
function footOf(page: Page): SourceElement | undefined {
  const { doc, sections } = page
  const own = sections.findLast(({ kind }) => kind === 'footer')
  if (own) return doc.elements[own.element]
  const seen = page.elements
  const isShort = ({ index }: SourceElement) => doc.textContent(index).trim().length <= LONGEST
  const called = seen.filter(each => isFoot(page, each) && isShort(each) && doc.textContent(each.index).trim() !== '')
  const outermost = called.findLast(each => !nearest(page, each.parent, around => called.includes(around)))
  if (outermost) return outermost
  const stop = seen.findLast(({ name, index }) => name === 'a' && STOP.test(doc.textContent(index)))
  return stop && nearest(page, stop.parent, each => /^(td|div|table)$/.test(each.name) && hasAddress(page, each))
}

const isFoot = (page: Page, { name, index }: SourceElement): boolean =>
  name === 'footer' || /\bfooter\b|contentinfo/.test(callings(page, index))

const hasAddress = ({ doc }: Page, { index }: SourceElement): boolean => {
  const words = doc.textContent(index)
  return words.length <= LONGEST && POSTCODE.test(words)
}

const linesOf = ({ doc }: Page, { index }: SourceElement): string[] =>
  toPlainText(doc.outerHtml(index))
    .split('\n')
    .map(line => line.replace(/\s*\((?:https?:|mailto:|\/|\{\{)[^)]*\)/g, '').trim())
    .filter(line => line !== '')

function linksIn(page: Page, { start, end }: SourceElement): { label: string; href: string }[] {
  const { doc } = page
  return doc.elements.flatMap(({ name, index, start: at }) => {
    if (name !== 'a' || at < start || at >= end) return []
    const picture = doc.elements.find(each => each.name === 'img' && each.parent === index)
    const said = doc.textContent(index).trim().replace(/\s+/g, ' ')
    const label = said || (picture ? (doc.attribute(picture.index, 'alt') ?? '') : '') || callings(page, index).trim()
    const href = webAddress(page, doc.attribute(index, 'href'))
    return href && label && label.length <= 60 && href.length <= 2_000 ? [{ label, href }] : []
  })
}

const ownCompany = ({ sections }: Page): string | undefined => {
  const slot = sections.findLast(({ kind }) => kind === 'footer')?.slots.find(({ name }) => name === 'company')
  return typeof slot?.value === 'string' && !MERGE_TAG.test(slot.value) ? slot.value : undefined
}

function companyIn(lines: string[]): string | undefined {
  const said = lines.map(line => COMPANY.exec(line)?.[1]).find(each => each)
  const name = said
    ?.replace(/[.,|–-]?\s*all rights reserved\.?.*$/i, '')
    .replace(/[.,|·]\s*$/, '')
    .trim()
  return name && name.length <= 120 && !MERGE_TAG.test(name) ? name : undefined
}

/** `<address>`, else the line with a postcode, with the one before it where that is its street. */
function addressIn({ doc }: Page, { start, end }: SourceElement, lines: string[], company = ''): string | undefined {
  const marked = doc.elements.find(each => each.name === 'address' && each.start >= start && each.start < end)
  const text =
    marked &&
    toPlainText(doc.outerHtml(marked.index))
      .split('\n')
      .map(line => line.trim())
  const at = lines.findIndex(
    line => POSTCODE.test(line) && line.length <= 300 && !COMPANY.test(line) && !REASON.test(line)
  )
  const before = lines[at - 1] ?? ''
  const hasStreet = /\d/.test((lines[at] ?? '').replace(POSTCODE, ''))
  const found =
    at < 0 ? [] : !hasStreet && /\d/.test(before) && before.length <= 120 ? [before, lines[at]!] : [lines[at]!]
  const words = (text ?? found).filter(line => line !== '' && line !== company).join(', ')
  const plain = words.replace(company && words.startsWith(`${company},`) ? `${company},` : '', '').trim()
  return plain && plain.length <= 300 && !MERGE_TAG.test(plain) ? plain : undefined
}
