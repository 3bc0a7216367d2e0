import { jsonrepair } from 'jsonrepair'

/**
 * The objects and lists that a line of bad JSON was meant as: in single quotes, with quotation marks in its texts, commas too many,
 * comments, braces that are missing at the end, or several in a line. Nothing where a text has no end: who knows how it went on.
 */
export function looseValues(line: string): object[] {
  const whole = parsed(line)
  if (whole) return [whole]
  const { pieces, isCut } = requoted(/^\s*[{[]\s*“/.test(line) ? line.replace(/[“”]/g, '"') : line)
  return isCut ? [] : pieces.flatMap(piece => parsed(piece) ?? repaired(piece) ?? [])
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function repaired(text: string): object | undefined {
  try {
    return parsed(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** What a quotation mark is followed by where it ends a text: a colon, a bracket that closes, or a comma and the next value or name. */
const AFTER_TEXT = /^\s*(?:[:}\]]|$|\/[/*]|,\s*(?:["'{[}\]]|-?\d|true\b|false\b|null\b|$))/

const AFTER_TEXT_BEFORE_BARE_NAMES = new RegExp(`${AFTER_TEXT.source}|^\\s*,\\s*\\w+\\s*:`)

/** Where a text begins and ends, and brackets; all else is passed over. */
interface Scan {
  pieces: string[]
  out: string
  depth: number
  /** The quotation mark of the text that is open. */
  quote: string
  afterText: RegExp
}

/** The same in double quotes, those within texts escaped, cut where one object ends and the next begins. */
function requoted(line: string): { pieces: string[]; isCut: boolean } {
  const afterText = /^\W*\w+\s*:/.test(line) ? AFTER_TEXT_BEFORE_BARE_NAMES : AFTER_TEXT
  const scan: Scan = { pieces: [], out: '', depth: 0, quote: '', afterText }
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string
    if (scan.quote !== '' && sign === '\\') scan.out += escaped(line[++at] ?? '')
    else if (scan.quote !== '') inText(scan, sign, line.slice(at + 1))
    else outside(scan, sign)
  }
  return { pieces: scan.depth > 0 ? [...scan.pieces, scan.out] : scan.pieces, isCut: scan.quote !== '' }
}

/** JSON knows no escaped apostrophe. */
const escaped = (sign: string): string => (sign === "'" ? "'" : `\\${sign}`)

function inText(scan: Scan, sign: string, rest: string): void {
  if (sign === scan.quote && scan.afterText.test(rest)) {
    scan.quote = ''
    scan.out += '"'
  } else if (sign === '"') scan.out += '\\"'
  else scan.out += sign === '\n' ? '\\n' : sign
}

function outside(scan: Scan, sign: string): void {
  if (sign === '{' || sign === '[') scan.depth++
  if (scan.depth === 0) return
  if (sign === '"' || sign === "'") scan.quote = sign
  scan.out += sign === "'" ? '"' : sign
  if (sign !== '}' && sign !== ']') return
  scan.depth--
  if (scan.depth > 0) return
  scan.pieces.push(scan.out)
  scan.out = ''
}
