/** One `property: value` of a style attribute. Offsets are in the text of the attribute. */
export interface StyleDeclaration {
  /** As written, but lower case unless it is a custom property. */
  property: string
  /** Without `!important`. */
  value: string
  important: boolean
}

/** Reads the text of a style attribute; what is no declaration is left out. Semicolons in quotes, brackets and template tags do not end one. */
export function parseDeclarations(style: string): StyleDeclaration[] {
  return splitStyle(style).flatMap(part => {
    const colon = part.indexOf(':')
    if (colon < 1) return []
    const written = part.slice(0, colon).trim()
    const text = part.slice(colon + 1).trim()
    const value = text.replace(/\s*!\s*important\s*$/i, '')
    if (!written || !value || /[\s{}]/.test(written)) return []
    const property = written.startsWith('--') ? written : written.toLowerCase()
    return [{ property, value, important: value.length < text.length }]
  })
}

const PAIRS: Record<string, string> = { '(': ')', '"': '"', "'": "'" }

/** The parts of a style between its semicolons. */
function splitStyle(style: string): string[] {
  if (!/["'(\\]|\{\{|\{%|\*\||<%|\/\*/.test(style)) return style.split(';')
  const parts: string[] = []
  let [start, at] = [0, 0]
  const waiting: string[] = []
  while (at < style.length) {
    const char = style[at] as string
    const tag = waiting.length === 0 || waiting[0] === ')' ? templateTagEnd(style, at) : undefined
    if (tag) at = tag
    else if (char === '\\') at += 2
    else {
      if (waiting[0] === char) waiting.shift()
      else if (PAIRS[char] && (waiting.length === 0 || waiting[0] === ')')) waiting.unshift(PAIRS[char])
      else if (char === ';' && waiting.length === 0) {
        parts.push(style.slice(start, at))
        start = at + 1
      }
      at++
    }
  }
  return [...parts, style.slice(start)]
}

const ENDS: Record<string, string> = { '{{': '}}', '{%': '%}', '*|': '|*', '<%': '%>', '/*': '*/' }

function templateTagEnd(style: string, at: number): number | undefined {
  const closer = ENDS[style.slice(at, at + 2)]
  const end = closer ? style.indexOf(closer, at + 2) : -1
  return end < 0 ? undefined : end + 2
}

/** Declarations as the text of a style attribute. */
export function writeDeclarations(declarations: readonly StyleDeclaration[]): string {
  return declarations
    .map(({ property, value, important }) => `${property}: ${value}${important ? ' !important' : ''}`)
    .join('; ')
}
