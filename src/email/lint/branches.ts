import type { SourceDocument, Span } from '../source/source.ts'

/** What begins another branch: `{% else %}`, `{{else}}`, `{{^name}}`, `<% } else { %>`, `*|ELSE:|*`. */
const OTHERWISE = /^(\{%-?\s*(else|elsif|elif|elseif|when)\b|\{\{\s*(\^|else\b)|<%[^=].*\belse\b|\*\|ELSE)/i
/** What steers without printing anything. */
const STEERS = /^(\{%|\{\{\s*[#/^]|<%(?!=)|\*\|(IF|ELSE|END|INTERESTED)\b)/i

/** Does a sending service choose between parts of the email? */
export const isBranching = ({ source, templateTags }: SourceDocument): boolean =>
  templateTags.some(({ start, end }) => OTHERWISE.test(source.slice(start, end)))

/** Do tags in a span decide what of it is sent? */
export function isSteered({ source, templateTags }: SourceDocument, { start, end }: Span): boolean {
  return templateTags.some(tag => tag.start >= start && tag.end <= end && STEERS.test(source.slice(tag.start, tag.end)))
}
