import type { Thing } from './brief.ts'
import { MONEY } from './facts.ts'
import { capitalise } from './tidy.ts'

const WHO = '(?:(?:the |a |our )?(?:customers?|shoppers?|visitors?|people)|someone|somebody|they|he|she|you|who)'

/** "Someone left the Fig & Cedar candle (£22) in their basket", "who left a stroller behind in the cart". */
const LEFT = new RegExp(
  `(?:,? ?\\b${WHO} )?(?:has |have |had )?\\bleft (?:behind )?((?:the|an?|their|his|her|some|our) )?([^,.;:()\\n]{3,48}?)(?: \\((${MONEY})\\)|,? (${MONEY}),?)? (?:behind )?in (?:the |their |his |her |our |your )?(?:shopping |online )?(?:cart|basket|bag|checkout)\\b(?:,? \\((${MONEY})\\))?`,
  'iu'
)

const VAGUE =
  /^(?:the |a )?checkout\b|^(?:it|them|something|somethings?|items?|things?|products?|stuff|goods|what they|one|an item|a few|without)\b|\b(?:items?|things?|products?|cart|basket)$/i

/** What somebody left in a basket, when a brief says it in a sentence, and the brief without that sentence. */
export function leftBehindIn(text: string): { thing?: Thing; rest: string } {
  const [all, article = '', name = '', bracketed, beside, after] = LEFT.exec(text) ?? []
  if (!all || VAGUE.test(name) || / (?:and|or) /.test(name)) return { rest: text }
  const price = bracketed ?? beside ?? after
  const at = text.indexOf(all)
  const before = text.slice(0, at).replace(/[\s,]+$/, '')
  const behind = text.slice(at + all.length).replace(/^[\s.,;]+/, '')
  const title = capitalise(`${/^The /.test(article) ? article : ''}${name.trim()}`)
  return { thing: { title, ...(price && { price }) }, rest: [before, behind].filter(Boolean).join(' ') }
}
