import type { EmailSource } from '../email.ts'
import { findTemplateTags } from '../source/template-tags.ts'

/** Tags that steer (`{% if %}`, `{{#each}}`, `<% if %>`) print nothing, so nobody fills them in. */
const STEERS = /^(\{%|\{\{\s*[#/^!]|<%(?!=)|\*\|(?:IF|ELSE|END|INTERESTED)\b)/i

/**
 * The merge tags of an email that wait for a value, such as `{{shop_url}}`: each once, in the order in which a reader would
 * meet them (subject, preview text, body). A sending service fills them in; sent as they are, they show as they stand.
 */
export function mergeTagsOf({ subject, preheader, html }: EmailSource): string[] {
  const tags = [subject, preheader, html].flatMap(text =>
    findTemplateTags(text).map(({ start, end }) => text.slice(start, end))
  )
  return [...new Set(tags)].filter(tag => !STEERS.test(tag))
}
