/** A piece of finished HTML. Only `html` and `raw` make one, so a plain string can never slip in unescaped. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | undefined | readonly (Html | undefined)[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => ENTITIES[char] ?? char)

/** Marks HTML that is already safe. */
export const raw = (source: string): Html => ({ html: source })

const MARK = '\u0000'

/**
 * Builds HTML from a template literal. Strings are escaped, pieces of HTML are put in as they are and take on the
 * indentation of their place, arrays are put one below another, and a line that holds nothing but absent values goes.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const lines = dedent(strings.join(MARK)).split('\n')
  const queue = values.map(written)
  return raw(lines.flatMap(line => fill(line, queue)).join('\n'))
}

function written(value: Value): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.flatMap(piece => (piece ? [piece.html] : [])).join('\n')
  return typeof value === 'object' ? (value as Html).html : escapeHtml(String(value))
}

function fill(line: string, queue: string[]): string[] {
  if (!line.includes(MARK)) return [line]
  const parts = line.split(MARK)
  const values = queue.splice(0, parts.length - 1)
  if (parts.every(part => part.trim() === '') && values.every(value => value === '')) return []
  const indent = /^ */.exec(line)?.[0] ?? ''
  const indented = values.map(value => value.replaceAll('\n', `\n${indent}`))
  return [parts.map((part, at) => part + (indented[at] ?? '')).join('')]
}

/** Takes off the indentation that all lines after the first share, and blank lines at both ends. */
function dedent(source: string): string {
  const lines = source.replace(/^\n/, '').replace(/\n *$/, '').split('\n')
  const rest = lines.slice(source.startsWith('\n') ? 0 : 1).filter(line => line.trim() !== '')
  const common = Math.min(...rest.map(line => line.length - line.trimStart().length), Number.MAX_SAFE_INTEGER)
  return lines.map(line => (line.startsWith(' '.repeat(Math.min(common, 99))) ? line.slice(common) : line)).join('\n')
}
