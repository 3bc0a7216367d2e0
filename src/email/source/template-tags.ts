import type { Span } from './source.ts'

const CLOSERS: Record<string, string> = { '{{': '}}', '{%': '%}', '*|': '|*', '<%': '%>', '[[': ']]', '%%': '%%' }
const OPENERS = /\{\{|\{%|\*\||<%|\[\[|%%/g

/** No sending service writes longer ones; what never closes must not swallow a page. */
const LONGEST = 2_000

/** A browser knows nothing of template tags, so one that would hide markup from us is none. */
const MARKUP = /<[a-z/!?]/i

/** Stands for a template tag while markup is looked for: neither white space, quote nor letter. */
const MASK = '\ue000'

/** Where `{{ }}`, `{% %}`, `*| |*`, `<% %>`, `[[ ]]` and `%% %%` stand, in order and apart from each other. */
export function findTemplateTags(source: string): Span[] {
  const found: Span[] = []
  const hopeless = new Set<string>()
  OPENERS.lastIndex = 0
  for (let match = OPENERS.exec(source); match; match = OPENERS.exec(source)) {
    const end = closing(source, match.index, match[0], hopeless)
    if (end === undefined) continue
    found.push({ start: match.index, end })
    OPENERS.lastIndex = end
  }
  return found
}

function closing(source: string, start: number, opener: string, hopeless: Set<string>): number | undefined {
  if (hopeless.has(opener)) return undefined
  const closer = CLOSERS[opener]!
  const at = source.indexOf(closer, start + 2)
  if (at < 0) hopeless.add(opener)
  if (at < 0 || at === start + 2 || at - start > LONGEST) return undefined
  const end = at + 2 + (source.startsWith('{{{', start) && source[at + 2] === '}' ? 1 : 0)
  const inside = source.slice(start + 2, at)
  if (MARKUP.test(inside) || (opener === '%%' && !/^[\w .:=-]+$/.test(inside))) return undefined
  return end
}

/**
 * The source with template tags masked, the same length. `<![CDATA[` is masked too: outside foreign elements
 * browsers read it as a comment that ends at the next `>` (HTML standard, 13.2.5.42).
 */
export function maskTemplateTags(source: string, tags: Span[]): string {
  const cdata = (text: string): string => text.replaceAll('<![CDATA[', `<!${MASK}CDATA[`)
  if (tags.length === 0) return cdata(source)
  const parts: string[] = []
  let at = 0
  for (const { start, end } of tags) {
    parts.push(source.slice(at, start), MASK.repeat(end - start))
    at = end
  }
  parts.push(source.slice(at))
  return cdata(parts.join(''))
}
