import type CssSyntaxError from 'postcss/lib/css-syntax-error'
import { cut, type Fault, put } from './fault.ts'
import { PROPERTIES } from './properties.ts'

/** The place of an error of PostCSS, whose lines and columns begin at 1. */
function offsetOf(source: string, line = 1, column = 1): number {
  let at = 0
  for (let skipped = 1; skipped < line; skipped++) at = source.indexOf('\n', at) + 1
  return Math.min(at + column - 1, source.length)
}

const endOfLine = (source: string, from: number): number => {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}

/** What stops PostCSS from reading a style sheet, as a fault in words. */
export function cssSyntaxFault(source: string, error: CssSyntaxError): Fault {
  const from = offsetOf(source, error.line, error.column)
  const line = endOfLine(source, from)
  const at = { from, to: Math.max(line, Math.min(from + 1, source.length)), severity: 'error' as const }
  const reason = error.reason ?? ''
  if (/^Unclosed block/.test(reason)) {
    const end = source.trimEnd().length
    return { ...at, message: 'This block is never closed.', fix: put(end, '\n}'), breaks: true }
  }
  if (/^Unclosed comment/.test(reason))
    return { ...at, message: 'This comment is never closed.', fix: put(line, ' */'), breaks: true }
  if (/^Unclosed (string|quote)/.test(reason))
    return { ...at, message: 'A quotation mark is missing at the end of this text.', breaks: true }
  if (/^Unclosed bracket/.test(reason)) return { ...at, message: 'This bracket is never closed.', breaks: true }
  if (/^Unexpected }/.test(reason))
    return { ...at, to: from + 1, message: 'This **}** closes nothing.', fix: cut(from, from + 1) }
  if (/^Missed semicolon/.test(reason)) return missedSemicolon(source, from)
  if (/^Unknown word/.test(reason)) return unknownWord(source, at)
  if (/^At-rule without name/.test(reason))
    return { ...at, to: from + 1, message: 'A name is missing after the **@**, as in @media.' }
  return { ...at, message: 'This cannot be read as CSS.' }
}

/** PostCSS names the place after the last word of the value. */
function missedSemicolon(source: string, after: number): Fault {
  const before = source.slice(0, after)
  const end = before.trimEnd().length
  const start = Math.max(before.lastIndexOf('\n', end - 1), before.lastIndexOf('{', end - 1)) + 1
  const from = start + /^\s*/.exec(source.slice(start, end))![0].length
  return {
    from,
    to: Math.max(end, from + 1),
    severity: 'error',
    message: 'A semicolon is missing at the end of this declaration.',
    fix: put(end, ';')
  }
}

function unknownWord(source: string, at: Pick<Fault, 'from' | 'to' | 'severity'>): Fault {
  const text = source.slice(at.from, at.to)
  const [, name = '', gap = '', rest = ''] = /^([a-z-]+)([ \t]*)(.*)/i.exec(text) ?? []
  const isProperty = PROPERTIES.has(name.toLowerCase())
  const to = at.from + (name.length || 1)
  if (isProperty && /^[#\w]/.test(rest)) {
    const fix = [{ from: to, to: to + gap.length, insert: ': ' }]
    return { ...at, to, message: `A colon is missing after **${name}**.`, fix }
  }
  return { ...at, to, message: 'A declaration is a property, a colon and a value, as in **color: red**.' }
}
