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
  const closers = new Map<string, number>()
  OPENERS.lastIndex = 0
  for (let match = OPENERS.exec(source); match; match = OPENERS.exec(source)) {
    const end = closing(source, match.index, match[0], closers)
    if (end === undefined) continue
    found.push({ start: match.index, end })
    OPENERS.lastIndex = end
  }
  return found
}

/** `closers`: where the next closer of each opener is, so that a page of openers is not searched again and again. */
function closing(source: string, start: number, opener: string, closers: Map<string, number>): number | undefined {
  let at = closers.get(opener) ?? 0
  if (at < start + 2) {
    const found = source.indexOf(CLOSERS[opener]!, start + 2)
    at = found < 0 ? source.length : found
    closers.set(opener, at)
  }
  if (at === source.length || at === start + 2 || at - start > LONGEST) return undefined
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
