import type { EmailSource } from '../email.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { charsetSplices } from '../source/charset.ts'
import type { SourceDocument, SourceElement, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { headTags, preheaderHtml, type Shelled } from './shell.ts'

/** Is this a document with a shell of its own? */
export function isWholeDocument(doc: SourceDocument): boolean {
  return (
    doc.doctype !== undefined || doc.elements.some(({ name }) => name === 'html' || name === 'body' || name === 'head')
  )
}

/** The document in its own shell, with what the shell lacks (language, head tags, preheader), its true character set, and the place for styles. */
export function completeDocument(email: EmailSource, doc: SourceDocument): Shelled {
  const splices: Splice[] = charsetSplices(doc)
  const html = doc.elements.find(({ name }) => name === 'html')
  const head = doc.elements.find(({ name }) => name === 'head')
  const body = doc.elements.find(({ name }) => name === 'body')
  if (html)
    for (const name of ['lang', 'dir'] as const)
      if (!doc.attribute(html.index, name)) splices.push(...setAttribute(doc, html.index, name, email[name]))
  const preheader = preheaderHtml(email.preheader)
  if (preheader && body && !doc.textContent(body.index).includes(email.preheader)) {
    splices.push({ from: body.openEnd, to: body.openEnd, insert: `\n${preheader}` })
  }
  const tags = `${headTags(email, 'light', hasTag(doc)).join('\n')}\n`
  const place = head ? endOfHead(doc, head) : (html?.openEnd ?? doc.doctype?.end ?? 0)
  const [before, after] = head ? ['', ''] : ['\n<head>\n', '</head>\n']
  const shift = splices.reduce((sum, { from, to, insert }) => sum + (to <= place ? insert.length - (to - from) : 0), 0)
  splices.push({ from: place, to: place, insert: before + tags + after })
  return { source: applySplices(doc.source, splices), stylesAt: place + shift + before.length + tags.length }
}

/** Before the head's end; where it begins when nothing ends it: what is open there would take our tags for its text. */
const endOfHead = (doc: SourceDocument, head: SourceElement): number =>
  head.closeStart < doc.source.length ? head.closeStart : head.openEnd

function hasTag(doc: SourceDocument): (name: string) => boolean {
  const names = new Set<string>(['x-apple-disable-message-reformatting', 'format-detection'])
  if (/officedocumentsettings/i.test(doc.source)) names.add('mso')
  for (const { index, name, openEnd, closeStart } of doc.elements) {
    if (name === 'title' && closeStart > openEnd) names.add('title')
    if (name !== 'meta') continue
    if (doc.attribute(index, 'charset') !== undefined || /charset/i.test(doc.attribute(index, 'content') ?? ''))
      names.add('charset')
    names.add((doc.attribute(index, 'name') ?? '').toLowerCase())
  }
  if (names.has('color-scheme')) names.add('supported-color-schemes')
  return name => names.has(name)
}
