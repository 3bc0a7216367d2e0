import type { CommentKind } from './source.ts'

const CONDITION = /^<!(?:--)?\s*\[if\s[^\]]*\]/i

/** What a comment is for, by its text from `<!` to its end. */
export function commentKind(text: string): CommentKind {
  if (/^<!(?:--\s*<!)?\s*\[endif\]/i.test(text)) return 'not-mso-close'
  const condition = CONDITION.exec(text)
  if (!condition) return 'plain'
  if (!text.startsWith('<!--') || /^\s*>?\s*<!\s*(--)?\s*-*>$/.test(text.slice(condition[0].length)))
    return 'not-mso-open'
  return ghostKind(text.slice(condition[0].length))
}

/** A ghost table is opened in one comment and closed in another. */
function ghostKind(inside: string): CommentKind {
  const opened =
    inside.match(/<(table|tr|td|div|center|v:[a-z]+)\b[^>]*[^/>]?>/gi)?.filter(tag => !tag.endsWith('/>')).length ?? 0
  const closed = inside.match(/<\/(table|tr|td|div|center|v:[a-z]+)\s*>/gi)?.length ?? 0
  if (opened === closed) return 'mso-block'
  return opened > closed ? 'mso-open' : 'mso-close'
}

/** Where the markup inside a conditional comment begins and ends; `undefined` for other comments. */
export function conditionalInside(text: string): { from: number; to: number } | undefined {
  const condition = text.startsWith('<!--') ? CONDITION.exec(text) : null
  if (!condition) return undefined
  const from = condition[0].length + (text[condition[0].length] === '>' ? 1 : 0)
  const to = text.search(/<!\s*\[endif\]\s*-->$/i)
  return to > from ? { from, to } : undefined
}
