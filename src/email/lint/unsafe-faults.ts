import type { SourceDocument } from '../source/source.ts'
import { findUnsafe } from '../source/unsafe.ts'
import type { Fault } from './fault.ts'

/** What is taken out of what is sent, since no email may hold it. */
export function unsafeFaults(doc: SourceDocument): Fault[] {
  return findUnsafe(doc).flatMap(({ what, splices }) => {
    const [first] = splices
    if (!first) return []
    const text = doc.source.slice(first.from, first.to)
    const from = first.from + (text.length - text.trimStart().length)
    const isElement = what.startsWith('<')
    const end = isElement ? doc.source.indexOf('>', from) + 1 : first.to
    const to = end > from && end <= first.to ? end : first.to
    const message = `${isElement ? `**${what}**` : capital(what)} will be taken out of what is sent: mail clients forbid it.`
    return [{ from, to, severity: 'warning', message, fix: splices }]
  })
}

const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1)
