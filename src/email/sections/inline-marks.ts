import { parseDeclarations } from '../source/declarations.ts'
import { parseColour } from '../theme/colour-words.ts'

/** How words of a text look besides bold and italic: what stands in the braces of `[words]{underline color=brand}`. */
export interface InlineMarks {
  underline?: boolean
  strike?: boolean
  /** `#1f4d3f`, or the name of a theme colour. */
  color?: string
  /** In px. */
  size?: number
}

/** Colours of the theme that words may take by name; each is a custom property of that name (`theme/tokens.ts`). */
export const INLINE_COLOURS = ['brand', 'accent', 'ink', 'muted', 'link', 'surface', 'canvas'] as const

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const [SMALLEST, LARGEST] = [8, 96]

const isColour = (value: string): boolean => HEX.test(value) || (INLINE_COLOURS as readonly string[]).includes(value)

/** Marks as they stand between the braces, in their one order: `underline strike color=… size=…`. */
export function marksText({ underline, strike, color, size }: InlineMarks): string {
  const said = [underline && 'underline', strike && 'strike', color && `color=${color}`, size && `size=${size}`]
  return said.filter(Boolean).join(' ')
}

/** The marks that a text between braces says; `undefined` for any other text, which stays text. */
export function parseMarks(text: string): InlineMarks | undefined {
  const marks: InlineMarks = {}
  for (const word of text.split(' ')) {
    const [name, value = ''] = word.split('=')
    if (name === 'underline' || name === 'strike') marks[name] = true
    else if (name === 'color' && isColour(value)) marks.color = value
    else if (name === 'size') marks.size = sizeOf(value)
    else return undefined
  }
  return marksText(marks) === text ? marks : undefined
}

function sizeOf(digits: string): number | undefined {
  const size = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  return size >= SMALLEST && size <= LARGEST ? size : undefined
}

/** The element that shows marks: its name, and its style. One mark alone is never written as two in each other are. */
export function marksElement({ underline, strike, color, size }: InlineMarks): { name: string; style: string } {
  const isBoth = underline && strike
  const style = [
    color && `color: ${HEX.test(color) ? color : `var(--${color})`}`,
    size && `font-size: ${size}px`,
    isBoth && 'text-decoration: underline line-through'
  ]
  const name = isBoth ? 'span' : underline ? 'u' : strike ? 's' : 'span'
  return { name, style: style.filter(Boolean).join('; ') }
}

/** Elements that mark words by themselves. */
const BY_NAME: Record<string, InlineMarks> = {
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  span: {},
  font: {}
}

/** The marks of an element by its name and attributes; `undefined` when they are none, or say more than marks can. */
export function marksOf(name: string, attributes: Record<string, string>): InlineMarks | undefined {
  const { style = '', color, ...others } = attributes
  if (Object.keys(others).length > 0 || (color !== undefined && name !== 'font')) return undefined
  const own = BY_NAME[name] ?? {}
  const said = [...(color === undefined ? [] : [fromDeclaration('color', color)]), ...fromStyle(style)]
  // A decoration of its own would take the place of the one that the element has by its name.
  if (said.some(marks => !marks || ((marks.underline || marks.strike) && marksText(own) !== ''))) return undefined
  const marks: InlineMarks = Object.assign({}, own, ...said)
  return marksText(marks) === '' ? undefined : marks
}

const fromStyle = (style: string): (InlineMarks | undefined)[] =>
  parseDeclarations(style).map(({ property, value, important }) =>
    important ? undefined : fromDeclaration(property, value)
  )

function fromDeclaration(property: string, value: string): InlineMarks | undefined {
  if (property === 'color') {
    const color = colourOf(value.trim())
    return color === undefined ? undefined : { color }
  }
  if (property === 'font-size') {
    const size = sizeOf(/^(\d+)px$/.exec(value)?.[1] ?? '')
    return size ? { size } : undefined
  }
  return /^text-decoration(-line)?$/.test(property) ? DECORATIONS.get(value) : undefined
}

const DECORATIONS = new Map<string, InlineMarks>([
  ['underline', { underline: true }],
  ['line-through', { strike: true }],
  ['underline line-through', { underline: true, strike: true }],
  ['line-through underline', { underline: true, strike: true }]
])

function colourOf(value: string): string | undefined {
  if (HEX.test(value)) return value
  const token = /^var\(--([a-z]+)\)$/.exec(value)?.[1]
  if (token !== undefined) return isColour(token) ? token : undefined
  return /^rgb\([\d\s,]+\)$/.test(value) ? parseColour(value) : undefined
}
