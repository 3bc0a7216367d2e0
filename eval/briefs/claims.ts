import { readdirSync, readFileSync } from 'node:fs'
import type { Line, Need } from '../../src/compose/copy/deck.ts'
import type { EmailText } from '../text/email-text.ts'
import { wordsOf } from '../text/words.ts'
import type { BriefCase } from './case.ts'

const FOLDER = new URL('../../src/compose/copy/', import.meta.url)

/** What a brief certainly lacks where it has nothing like this. Other needs cannot be told from what is annotated. */
const SIGNS: Partial<Record<Need, (brief: BriefCase) => boolean>> = {
  code: ({ text, relations }) =>
    /\bcode|voucher|coupon|promo/i.test(text) || relations.some(({ type }) => type === 'code'),
  offer: ({ text, relations }) =>
    /%|\d|\b(?:off|free|discount|half|save|gift|present|deal|offer|sale)/i.test(text) || relations.length > 0,
  link: ({ text }) => /[\w-]\.[a-z]{2,}|@|\bdot\b|\{\{|\d{4}/i.test(text),
  price: ({ text }) => /\d|\bfree\b|hundred|thousand/i.test(text),
  time: ({ text }) =>
    /\d|o'clock|noon|midnight|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(text),
  quotes: ({ text }) => /["“”']|\bsa(?:id|ys?)\b/i.test(text)
}

/** "Use {code}" looks like many other lines. */
const isTelling = (line: string): boolean => wordsOf(line.replace(/\{[^}]*\}/g, ' ')).length > 2

/** Lines of copy that say something of the brief without printing it, and what it has to have. */
export const claims = claimsIn(readdirSync(FOLDER).filter(name => name.endsWith('.json')))

/** What copy claims though the brief has nothing of the sort ("The code is below" where there is none). */
export function unmetClaims(brief: BriefCase, email: EmailText): string[] {
  const texts = [email.subject, email.preheader, ...email.pieces.flatMap(({ text }) => text.split('\n'))]
  return claims
    .filter(({ needs }) => needs.some(need => SIGNS[need]?.(brief) === false))
    .filter(({ pattern }) => texts.some(text => pattern.test(text)))
    .map(({ line }) => line)
}

function claimsIn(files: readonly string[]) {
  const lines = files.flatMap(name => linesIn(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
  const safe = new Set(lines.filter(({ needs }) => needs.length === 0).map(({ line }) => line))
  return lines
    .filter(({ line, needs }) => needs.length > 0 && !safe.has(line) && isTelling(line))
    .map(({ line, needs }) => ({ line, needs, pattern: patternOf(line) }))
}

/** A line as it stands in an email, whatever its blanks were filled with. */
function patternOf(line: string): RegExp {
  const parts = line.split(/\{[^}]*\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.{1,120}')}$`, 'i')
}

function linesIn(data: unknown): { line: string; needs: Need[] }[] {
  if (typeof data === 'string') return [{ line: data, needs: [] }]
  if (typeof data !== 'object' || data === null) return []
  if ('line' in data) {
    const { line, needs = [] } = data as Exclude<Line, string>
    return [{ line, needs }]
  }
  return Object.values(data).flatMap(linesIn)
}
