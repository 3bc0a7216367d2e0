import type { EmailSource } from '../../email/email.ts'
import type { OutlineSection } from '../../email/outline/outline.ts'
import { decodeEntities } from '../../email/source/entities.ts'
import { parseHtml } from '../../email/source/parse.ts'
import { readTheme } from '../../email/theme/theme.ts'

/**
 * Why an email is not the same one with another design of a section: what lies around the section was touched, or a text, link
 * or picture of it is gone. Nothing where all of it stands.
 */
export function lossOf(before: EmailSource, { start, end }: OutlineSection, after: EmailSource): string | undefined {
  const [head, tail] = [before.html.slice(0, start), before.html.slice(end)]
  const isAround = after.html.startsWith(head) && after.html.endsWith(tail)
  const hasRoom = after.html.length > head.length + tail.length
  if (!isAround || !hasRoom || !hasSameFacts(before, after)) return 'something beside this section would have changed'
  const [was, is] = [before.html.slice(start, end), after.html.slice(start, after.html.length - tail.length)]
  if (hiddenIn(after) > hiddenIn(before)) return 'something would have been hidden'
  const lost = missing(wordsOf(was), wordsOf(is)) ?? missing(addressesOf(was), addressesOf(is))
  return lost === undefined ? undefined : `“${lost}” would have been lost`
}

function hasSameFacts(before: EmailSource, after: EmailSource): boolean {
  const facts = ['name', 'subject', 'preheader', 'lang', 'dir'] as const
  const themes = [before, after].map(({ css }) => JSON.stringify(readTheme(css)))
  return facts.every(fact => before[fact] === after[fact]) && themes[0] === themes[1]
}

/** The first of what was there that is there less often. */
function missing(was: readonly string[], is: readonly string[]): string | undefined {
  const left = new Map<string, number>()
  for (const each of is) left.set(each, (left.get(each) ?? 0) + 1)
  return was.find(each => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count === 0
  })
}

const wordsOf = (html: string): string[] =>
  decodeEntities(html.replaceAll(/<!--[\s\S]*?-->/g, ' ').replaceAll(/<[^>]*>/g, ' '))
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))

/** Where links lead, and which pictures are shown with which words; another drawing of the same scene is the same picture. */
function addressesOf(html: string): string[] {
  const doc = parseHtml(html)
  return doc.elements.flatMap(({ name, index }) => {
    const attributes = name === 'a' ? ['href'] : name === 'img' ? ['src', 'alt'] : []
    return attributes.map(each => plain(doc.attribute(index, each) ?? '')).filter(value => value !== '')
  })
}

const plain = (address: string): string => decodeEntities(address).replace(/^(\/media\/[^?]*)\?.*$/, '$1')

/** What keeps words from being seen that are there. */
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|\bhidden\b/gi

const hiddenIn = ({ html, css }: EmailSource): number => `${html} ${css}`.match(HIDDEN)?.length ?? 0
