import type { Operation } from './operation.ts'

/** Links in words and in HTML that lead nowhere. */
const IN_WORDS = /\]\(\s*#?\s*\)/
const IN_HTML = /\shref\s*=\s*(?:(["'])\s*#?\s*\1|#?(?=[\s>]))/i

/** Why links of an operation may not stand so, in words: one that leads nowhere looks finished, and nobody gives it an address any more. */
export function emptyLinkFault(operation: Operation): string | undefined {
  return leadsNowhere(operation) ||
    (operation.op === 'attr' && /^href$/i.test(operation.name) && isNowhere(operation.value))
    ? 'has a link that leads nowhere: give its address, or a merge tag such as {{shop_url}} where none is known.'
    : undefined
}

const isNowhere = (href: unknown): boolean => typeof href === 'string' && /^\s*#?\s*$/.test(href)

function leadsNowhere(value: unknown): boolean {
  if (typeof value === 'string') return IN_WORDS.test(value) || IN_HTML.test(value)
  if (typeof value !== 'object' || value === null) return false
  const { href, label = 'words' } = value as { href?: unknown; label?: unknown }
  return (label !== '' && isNowhere(href)) || Object.values(value).some(leadsNowhere)
}
