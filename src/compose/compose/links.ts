import { linkUrl } from '../../email/sections/urls.ts'
import buttons from './buttons.json' with { type: 'json' }

const DOMAINS: ReadonlySet<string> = new Set(buttons.domains.split(' '))
const LONGEST = 300
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)\+?[\d\s()./-]{7,24}$/
/** Within running text, where figures are many, a number is a telephone's if it begins like one or is parted like one. */
const PHONE_IN_TEXT =
  /(?<![\p{L}\p{N}/.-])(?:\+\d|\(?0\d{1,5}[). -]|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d))[\d ().-]{0,16}/gu
const BRACKETS: Record<string, string> = { '(': '%28', ')': '%29', '<': '%3C', '>': '%3E', '"': '%22' }

/** Where a way to reach somebody leads, as it was typed: a web or mail address, a telephone number, a merge tag. */
export function hrefOf(way: string): string | undefined {
  const text = way.trim()
  if (PHONE.test(text)) return telOf(text)
  const url = linkUrl(text)
  return url?.replace(/[()<>"]/g, sign => BRACKETS[sign] ?? sign)
}

export const isPhone = (way: string): boolean => PHONE.test(way.trim())

const telOf = (number: string): string => `tel:${number.replace(/(?!^\+)\D/g, '')}`

/** Words with their addresses and telephone numbers as links. Words that have links already stay as they are. */
export function linked(text: string): string {
  if (text.includes('](') || text.includes('{{')) return text
  return text
    .split(/([\s<>"“”()]+)/)
    .map((token, at) => (at % 2 ? token : addressLinked(token)))
    .join('')
    .replace(PHONE_IN_TEXT, phoneLinked)
}

function addressLinked(token: string): string {
  if (token.length < 4 || token.length > LONGEST || !token.includes('.')) return token
  const address = token.replace(/^[[{]+|[.,;:!?\]}’']{1,9}$/g, '')
  const href = isAddress(address) ? hrefOf(address) : undefined
  return href && !/[[\]*_]/.test(address) ? token.replace(address, () => `[${address}](${href})`) : token
}

/** An address says its scheme, has a mailbox, or ends in a domain that people know: "e.g." and "7.30pm" are none. */
function isAddress(token: string): boolean {
  if (/^https?:\/\/[^/]/i.test(token)) return true
  const host = token.replace(/^[^@/]*@/, '').split(/[/?#:]/)[0] ?? ''
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host) && DOMAINS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase())
}

function phoneLinked(found: string, at: number, text: string): string {
  const number = found.replace(/[ ().-]+$/, '')
  const digits = number.replace(/\D/g, '').length
  const isInLink = text[at - 1] === ':' || text[at - 1] === '[' || /[\p{L}\d]/u.test(text[at + number.length] ?? '')
  return digits < 9 || digits > 15 || isInLink ? found : `[${number}](${telOf(number)})${found.slice(number.length)}`
}
