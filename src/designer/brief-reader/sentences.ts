import { isAside } from './asides.ts'
import type { Pair } from './brief.ts'
import { splitRunOns } from './run-on.ts'
import { isStyle } from './style.ts'

/** One sentence or line of a brief. */
export interface Line {
  text: string
  /** Stood behind a bullet or a number. */
  bullet: boolean
}

const SHORT =
  /\b(?:e\.g|i\.e|etc|approx|no|nr|vs|dr|mr|mrs|ms|prof|rev|hon|retd|jr|sr|inc|ltd|co|rs|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|incl|excl|min|max|est|tel|ext|dept|feat|a\.m|p\.m)\.$/i
/** "Kettle & Co. Order", "31 Jan. fitzone": short, and an end all the same. */
const ENDS_AFTER_ALL =
  /\b(?:co|inc|ltd)\.\s+\p{Lu}|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.\s+\D/iu
const BULLET = /^(?:[-*•·–—▪◦✓]\s*|\d{1,2}[.)]\s+)/

/** The brief's lines, and what stands in one line cut at its sentences. Full stops of abbreviations and addresses do not end one. */
export function linesOf(text: string): Line[] {
  return text.split('\n').flatMap(line => {
    const bullet = BULLET.test(line)
    const words = line.replace(BULLET, '').trim()
    if (!words) return []
    const [head = '', ...rest] = bullet ? cutSentences(words) : []
    if (bullet && rest.length > 0 && head.split(' ').length < 6 && /^[a-z]/.test(rest[0] ?? ''))
      return [{ text: head, bullet }, ...rest.map(part => ({ text: part, bullet: false }))]
    const wish = rest.findIndex(part => isStyle(part) || isAside(part) || /^\p{Lu}\p{L}+(?: \p{L}+)?: \S/u.test(part))
    const told = rest.slice(0, wish < 0 ? undefined : wish)
    if (wish >= 0)
      return [{ text: [head, ...told].join(' '), bullet }, ...rest.slice(wish).map(text => ({ text, bullet: false }))]
    if (bullet) return [{ text: words, bullet }]
    return cutSentences(words)
      .flatMap(splitRunOns)
      .map(part => ({ text: part, bullet }))
  })
}

/** "St. Xavier's" goes on; the "St." of "2208 Cesar Chavez St. Book now" ends a street. */
const isSaint = (said: string, rest: string): boolean =>
  /\bSt\.$/.test(said) && /^ \p{Lu}/u.test(rest) && !/\d+\w?(?: \p{Lu}[\p{L}.]*)+ St\.$/u.test(said)

function cutSentences(line: string): string[] {
  const parts: string[] = []
  let quoted = false
  let depth = 0
  let from = 0
  const lastBracket = line.lastIndexOf(')')
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted
    if (line[at] === '(') depth += 1
    if (line[at] === ')') depth = Math.max(0, depth - 1)
    if (
      quoted ||
      (depth > 0 && at < lastBracket) ||
      !/[.!?…;]/.test(line[at] ?? '') ||
      !/^[)"']*\s/.test(line.slice(at + 1))
    )
      continue
    const said = line.slice(from, at + 1)
    if (isSaint(said, line.slice(at + 1))) continue
    if (SHORT.test(said) && !ENDS_AFTER_ALL.test(said + line.slice(at + 1, at + 4))) continue
    if (/(?:^|\s)\p{Lu}\.$/u.test(said) || (line[at] === ';' && /^[^:]{3,30}:\s/.test(said))) continue
    parts.push(line.slice(from, at + 1))
    from = at + 1
  }
  parts.push(line.slice(from))
  return parts.map(part => part.replace(/;$/, '').trim()).filter(Boolean)
}

const LABEL =
  /^([A-Z][\w'&/ -]{1,26}|[a-z]{3,14}(?: [a-z]{2,12})?|(?:What|How|Where|When|Who)(?: [a-z']+){1,4}):\s+(\S.*)$/

/** A line such as `Venue: The Old Mill`; not a request such as `Please say: hello`. */
export function pairOf(line: string): Pair | undefined {
  const match = LABEL.exec(line)
  const [label, value] = [match?.[1]?.trim(), match?.[2]?.trim()]
  if (!label || !value || label.split(' ').length > (/^(?:what|how|where|when|who)\b/i.test(label) ? 5 : 3))
    return undefined
  if (/\b(?:say|mention|include|email|mail|write|add|create|make|tell|please|note|with|for|that)\b/i.test(label))
    return undefined
  return { label, value: value.replace(/[.;,]$/, '') }
}
