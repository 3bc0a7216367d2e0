import { nestingFault } from '../../../email/source/nesting-fault.ts'
import { parseHtml } from '../../../email/source/parse.ts'
import { type BroughtEmail, type Imported, refused } from './imported.ts'

/** As the API takes it, in UTF-16 units, of HTML and of CSS. */
export const MOST_CHARACTERS = 500_000
/** As the API takes it. */
const LONGEST_SUBJECT = 300
const LONGEST_NAME = 200

/** Tags that emails are made of; a sentence with `<` in it has none. */
const TAG =
  /<(!doctype\s+html|html|head|body|title|style|table|tbody|tr|td|div|section|p|br|hr|h[1-6]|a|img|span|center|font|ul|ol|li|strong|em|b|i)\b[^<]*>/i

/** What an email says of itself besides its HTML. */
export interface Beside {
  css?: string
  subject?: string
  name?: string
  pictures?: BroughtEmail['pictures']
}

/** Does a text hold markup that an email is made of? */
export const looksLikeHtml = (text: string): boolean => TAG.test(text)

/** HTML as an email, kept to the byte. Its `<title>` is the subject where none is given. */
export function readHtml(html: string, beside: Beside = {}): Imported {
  const fault = faultOf(html, beside.css ?? '')
  if (fault) return fault
  const { css = '', pictures = [] } = beside
  const subject = beside.subject?.trim() || titleOf(html)
  const name = beside.name?.trim() || subject
  return {
    ok: true,
    email: { html, css, subject: subject.slice(0, LONGEST_SUBJECT), name: name.slice(0, LONGEST_NAME), pictures }
  }
}

function faultOf(html: string, css: string): Imported | undefined {
  if (html.trim() === '') return refused('There is nothing in it.')
  if (html.includes('\0')) return refused('This is no text, so there is no HTML in it. Choose an .html or .eml file.')
  const longest = Math.max(html.length, css.length)
  if (longest > MOST_CHARACTERS) return refused(tooLong(longest))
  if (/<mjml\b/i.test(html)) return refused('This is MJML. Turn it into HTML first, then bring the HTML.')
  if (!looksLikeHtml(html)) return refused('This is text, not HTML. It can be the brief for a new email instead.', html)
  const fault = nestingFault(html)
  return fault ? refused(fault) : undefined
}

const tooLong = (length: number) =>
  `It has ${length.toLocaleString('en')} characters; an email may have ${MOST_CHARACTERS.toLocaleString('en')}. Pictures that are written into the HTML are usually why: link to them instead.`

function titleOf(html: string): string {
  const doc = parseHtml(html)
  const title = doc.elements.find(({ name }) => name === 'title')
  return title ? doc.textContent(title.index).replace(/\s+/g, ' ').trim() : ''
}
