import { compile } from '../compile/compile.ts'
import type { EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { pointedRef } from '../outline/pointed.ts'
import { hostOf, isExampleHost, isOwnHost } from './hosts.ts'

/** Something that readers of an email should not get as it is. */
export interface Finding {
  /** A sentence or two. */
  words: string
  /** Where it stands: a ref of the outline, or `subject`; nothing where it is the whole email. */
  place?: string
}

/** Gmail cuts a message off after so much (caniemail.com, "Gmail message clipping"). */
const GMAIL_BYTES = 102 * 1024

/** What to look at before an email leaves, in the order of the email. `siteUrl` stands before paths such as `/media/…`. */
export function findingsOf(email: EmailSource, { siteUrl }: { siteUrl: string }): Finding[] {
  return [
    ...subjectFinding(email),
    ...linkFinding(email),
    ...pictureFinding(email, siteUrl),
    ...SAMPLES.flatMap(sample => sampleFinding(email, sample)),
    ...unsubscribeFinding(email),
    ...sizeFinding(email, siteUrl)
  ]
}

function subjectFinding({ subject, name }: EmailSource): Finding[] {
  if (subject.trim() !== '') return []
  return [{ words: `There is no subject. Inboxes would show the name of the template, “${name}”.`, place: 'subject' }]
}

function linkFinding(email: EmailSource): Finding[] {
  const found = elementsWith(email, 'a', 'href').filter(({ value }) => leadsNowhere(value))
  const host = found.map(({ value }) => hostOf(value)).find(each => each !== undefined)
  const such = host ? ` (${host})` : ''
  return findingAt(email, found, {
    one: `A link leads to no real address${such}.`,
    several: count => `${count} links lead to no real address${such}.`
  })
}

function leadsNowhere(href: string): boolean {
  const host = hostOf(href)
  return /^\s*#?\s*$/.test(href) || (host !== undefined && (isExampleHost(host) || isOwnHost(host)))
}

function pictureFinding(email: EmailSource, siteUrl: string): Finding[] {
  const found = elementsWith(email, 'img', 'src').filter(({ value }) => {
    const host = hostOf(/^\/(?!\/)/.test(value) ? siteUrl : value)
    return host !== undefined && (isOwnHost(host) || isExampleHost(host))
  })
  return findingAt(email, found, {
    one: 'A picture has an address that only this computer knows. Readers would not see it.',
    several: count => `${count} pictures have addresses that only this computer knows. Readers would not see them.`
  })
}

/** What sections say until somebody writes over it. */
const SAMPLES = ['Your name', 'Your street, postcode and town']

function sampleFinding(email: EmailSource, sample: string): Finding[] {
  const { doc } = outlineOf(email)
  const holder = doc.elements.findLast(({ index }) => doc.textContent(index).trim() === sample)
  const ref = holder && pointedRef(email, holder.index)
  return holder ? [{ words: `“${sample}” is still to be written.`, ...(ref && { place: ref }) }] : []
}

/** In the languages in which the built-in sections and imports come most. */
const UNSUBSCRIBE =
  /unsub|opt-?out|abmeld|abbestell|d[ée]sabonn|d[ée]sinscri|baja|desuscri|disiscri|cancellati|uitschrijf|afmeld|avregistrer|avmeld|avprenumer|descadastr|cancelar/i

function unsubscribeFinding(email: EmailSource): Finding[] {
  const { doc, sections } = outlineOf(email)
  const links = doc.elements.filter(({ name }) => name === 'a')
  const isThere = links.some(({ index }) =>
    UNSUBSCRIBE.test(`${doc.attribute(index, 'href') ?? ''} ${doc.textContent(index)}`)
  )
  if (isThere) return []
  const foot = sections.findLast(({ kind }) => kind === 'footer') ?? sections.at(-1)
  const words = 'There is no link to unsubscribe. Newsletters and offers need one.'
  return [{ words, ...(foot && { place: foot.ref }) }]
}

function sizeFinding(email: EmailSource, siteUrl: string): Finding[] {
  const compiled = compile(email, { siteUrl })
  if (!compiled.ok) return [{ words: compiled.reason }]
  if (compiled.bytes <= GMAIL_BYTES) return []
  return [{ words: `It is ${Math.ceil(compiled.bytes / 1024)} KB large. Gmail cuts emails off after 102 KB.` }]
}

interface Valued {
  index: number
  value: string
}

const elementsWith = (email: EmailSource, tag: string, attribute: string): Valued[] => {
  const { doc } = outlineOf(email)
  return doc.elements.flatMap(({ name, index }) => {
    const value = name === tag ? doc.attribute(index, attribute) : undefined
    return value === undefined ? [] : [{ index, value }]
  })
}

/** One finding for all of a sort, which leads to the first of them. */
function findingAt(
  email: EmailSource,
  [first, ...others]: readonly Valued[],
  words: { one: string; several: (count: number) => string }
): Finding[] {
  if (!first) return []
  const ref = pointedRef(email, first.index)
  return [{ words: others.length === 0 ? words.one : words.several(others.length + 1), ...(ref && { place: ref }) }]
}
