import type { Fact } from './fact.ts'
import { findQuotes } from './quotes.ts'

/** A piece of the brief that says one thing. */
export interface Segment {
  text: string
  start: number
  end: number
  /** Stands as a line of a list, after its bullet or number. */
  listed: boolean
  /** The first piece of its sentence. */
  first: boolean
}

const BULLET = /^\s*(?:[-•*–—·▪]|\d{1,2}[.)])\s+/
/** No sentence ends there. */
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|st|no|nr|vs|e\.g|i\.e|etc|approx|inc|ltd|co|p\.m|a\.m|jr|sr|prof|ext|dept|vol)|^[A-Z]|\s[A-Z])$/i

/** A brief cut at line ends and sentence ends; marks inside facts and quotations do not cut. */
export function splitSentences(text: string, facts: readonly Fact[]): Segment[] {
  const whole = protectedPlaces(text, facts)
  const segments: Segment[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    const bullet = BULLET.exec(line)?.[0].length ?? 0
    const cuts = [...line.matchAll(/[.!?…]+(?=["”’)]?\s|["”’)]?$)|;/g)]
    let from = bullet
    for (const cut of cuts) {
      const at = cut.index
      if (at < from || whole[lineStart + at] || (cut[0] === '.' && ABBREVIATION.test(line.slice(0, at)))) continue
      push(segments, text, lineStart + from, lineStart + at + (cut[0] === ';' ? 0 : cut[0].length), bullet > 0)
      from = at + cut[0].length
    }
    push(segments, text, lineStart + from, lineStart + line.length, bullet > 0)
    lineStart += line.length + 1
  }
  return segments
}

function push(segments: Segment[], text: string, start: number, end: number, listed: boolean): void {
  const raw = text.slice(start, end)
  const trimmed = raw.trim().replace(/^[)"”’]\s*/, '')
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return
  const at = start + raw.indexOf(trimmed)
  segments.push({ text: trimmed, start: at, end: at + trimmed.length, listed, first: true })
}

/** 1 where a character belongs to a fact or a quotation. */
export function protectedPlaces(text: string, facts: readonly Fact[]): Uint8Array {
  const places = new Uint8Array(text.length + 1)
  for (const { start, end } of [...facts.filter(({ kind }) => kind !== 'name'), ...findQuotes(text)])
    places.fill(1, start, end)
  return places
}
