import { nestingFault } from '../source/nesting-fault.ts'
import type { SourceDocument, Span } from '../source/source.ts'
import { type Fault, put } from './fault.ts'

/** Their inside is text until their end tag, so without one they swallow what follows. */
const SWALLOWS: ReadonlySet<string> = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed'])

/** What is begun and not finished, so that all that follows belongs to it. */
export function unfinishedFaults(doc: SourceDocument): Fault[] {
  return [...unfinishedTag(doc), ...unclosedText(doc), ...tooDeep(doc)]
}

/** A tag at the end of the text that has no `>`: the parser knows nothing of it, or takes its name for text. */
function unfinishedTag(doc: SourceDocument): Fault[] {
  const { source } = doc
  const read = readUpTo(doc)
  const rest = /^\s*<(\/?[a-z][^\s/>]*)/i.exec(source.slice(read))
  if (!rest) return []
  const from = source.indexOf('<', read)
  const to = from + 1 + (rest[1] as string).length
  return [
    { from, to, severity: 'error', message: `**<${rest[1]}** is not finished: a **>** is missing.`, breaks: true }
  ]
}

/** Where the last thing ends that the parser knows. */
function readUpTo({ source, elements, strayEnds, texts, comments }: SourceDocument): number {
  const isName = ({ start, end }: Span): boolean => end === source.length && source[start - 1] === '<'
  const texted = texts.slice(-2).filter(text => !isName(text))
  const ends = [
    ...elements.slice(-1).map(({ openEnd }) => openEnd),
    ...elements.filter(({ closeStart, end }) => closeStart < end).map(({ end }) => end),
    ...[strayEnds.slice(-1), texted, comments.slice(-1)].flat().map(({ end }) => end)
  ]
  return ends.reduce((most, end) => Math.max(most, end), 0)
}

function unclosedText({ elements, source }: SourceDocument): Fault[] {
  return elements
    .filter(({ name, closeStart, end, empty }) => SWALLOWS.has(name) && closeStart === end && !empty)
    .map(({ name, start, openEnd }) => ({
      from: start,
      to: openEnd,
      severity: 'error',
      message: `**<${name}>** is never closed, so all that follows belongs to it.`,
      ...(name === 'style' && { fix: put(source.trimEnd().length, `\n</${name}>`) }),
      breaks: true
    }))
}

function tooDeep(doc: SourceDocument): Fault[] {
  const message = nestingFault(doc)
  return message ? [{ from: 0, to: Math.min(1, doc.source.length), severity: 'error', message, breaks: true }] : []
}
