import { Tokenizer } from 'htmlparser2'
import { scanAttributes } from './attributes.ts'
import { commentKind } from './comments.ts'
import { ElementStack } from './element-stack.ts'
import { decodeEntities } from './entities.ts'
import { SILENT } from './silent.ts'
import type { SourceAttribute, SourceComment, SourceDocument, SourceElement, Span } from './source.ts'
import { findTemplateTags, maskTemplateTags } from './template-tags.ts'

export interface ParseOptions {
  /** `false`: reads as a browser does, to which template tags are text. */
  templateTags?: boolean
}

/** Reads any text as HTML; it never throws. Offsets are exact, and what is read is never written back. */
export function parseHtml(source: string, options: ParseOptions = {}): SourceDocument {
  const templateTags = options.templateTags === false ? [] : findTemplateTags(source)
  const masked = maskTemplateTags(source, templateTags)
  const stack = new ElementStack()
  const comments: SourceComment[] = []
  const texts: Span[] = []
  const strayEnds: Span[] = []
  let doctype: Span | undefined
  let raw = false
  let name = ''
  let tagStart = 0

  const open = (endIndex: number, selfClosing: boolean): void => {
    stack.start(name, tagStart, endIndex + 1, selfClosing)
    raw = name === 'style' || name === 'script'
  }
  const comment = (from: number, endIndex: number): void => {
    const start = source.lastIndexOf('<', from - 1)
    const end = Math.min(endIndex + 1, source.length)
    comments.push({ start, end, kind: commentKind(source.slice(start, end)) })
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...SILENT,
      onopentagname(start, end) {
        name = source.slice(start, end).toLowerCase()
        tagStart = start - 1
      },
      onopentagend: endIndex => open(endIndex, false),
      onselfclosingtag: endIndex => open(endIndex, true),
      onclosetag(start, end) {
        const close = masked.indexOf('>', end)
        raw = false
        const to = close < 0 ? source.length : close + 1
        if (!stack.end(source.slice(start, end).toLowerCase(), start - 2, to))
          strayEnds.push({ start: start - 2, end: to })
      },
      oncomment: comment,
      oncdata: comment,
      ondeclaration(start, end) {
        doctype ??= { start: start - 2, end: end + 1 }
      },
      ontext(start, end) {
        const last = texts.at(-1)
        if (raw) return
        if (last && last.end === start) last.end = end
        else texts.push({ start, end })
      }
    }
  )
  tokenizer.write(masked)
  tokenizer.end()
  stack.finish(source.length)
  const { elements, isTooDeep } = stack
  return documentOf({ source, masked, elements, isTooDeep, comments, texts, templateTags, doctype, strayEnds })
}

type Parsed = Pick<
  SourceDocument,
  'source' | 'elements' | 'isTooDeep' | 'comments' | 'texts' | 'templateTags' | 'doctype' | 'strayEnds'
> & {
  masked: string
}

function documentOf({ masked, ...parsed }: Parsed): SourceDocument {
  const { source, elements, texts } = parsed
  const cache: (SourceAttribute[] | undefined)[] = []
  let families: Map<number, number[]> | undefined

  const attributes = (index: number): SourceAttribute[] => {
    const known = cache[index]
    if (known) return known
    const element = elements[index]
    const tag = element && { start: element.start, openEnd: element.openEnd, nameLength: element.name.length }
    const scanned = tag ? scanAttributes(source, masked, tag) : []
    cache[index] = scanned
    return scanned
  }
  return {
    ...parsed,
    attributes,
    attribute(index, name) {
      const { start, openEnd } = elements[index] ?? NOWHERE
      const isAbsent = !cache[index] && !source.slice(start, openEnd).toLowerCase().includes(name)
      return isAbsent ? undefined : attributes(index).find(attribute => attribute.name === name)?.value
    },
    children(index) {
      families ??= familiesOf(elements)
      return families.get(index) ?? []
    },
    innerHtml: index => source.slice(elements[index]?.openEnd, elements[index]?.closeStart),
    outerHtml: index => source.slice(elements[index]?.start, elements[index]?.end),
    textContent(index) {
      const { openEnd, closeStart } = elements[index]!
      return decodeEntities(
        textsWithin(texts, openEnd, closeStart)
          .map(text => source.slice(text.start, text.end))
          .join('')
      )
    }
  }
}

const NOWHERE = { start: 0, openEnd: 0 }

function familiesOf(elements: SourceElement[]): Map<number, number[]> {
  const families = new Map<number, number[]>()
  for (const { index, parent } of elements) {
    const family = families.get(parent)
    if (family) family.push(index)
    else families.set(parent, [index])
  }
  return families
}

/** The spans that lie in `from`–`to`, found by halving: the list is in order. */
function textsWithin(spans: Span[], from: number, to: number): Span[] {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.start < from) low = middle + 1
    else high = middle
  }
  const found: Span[] = []
  for (let at = low; at < spans.length && spans[at]!.end <= to; at++) found.push(spans[at]!)
  return found
}
