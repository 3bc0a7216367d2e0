import type { Thing } from './brief.ts'
import { MONEY } from './facts.ts'
import { capitalise } from './tidy.ts'

const WHO = '(?:(?:the |a |our )?(?:customers?|shoppers?|visitors?|people)|someone|somebody|they|he|she|you|who)'

/** "Someone left the Fig & Cedar candle (£22) in their basket", "who left a stroller behind in the cart". */
const LEFT = new RegExp(
  `(?:,? ?\\b${WHO} )?(?:has |have |had )?\\bleft (?:behind )?((?:the|an?|their|his|her|some|our) )?([^,.;:()\\n]{3,48}?)(?: \\((${MONEY})\\)|,? (${MONEY}),?)? (?:behind )?in (?:the |their |his |her |our |your )?(?:shopping |online )?(?:cart|basket|bag|checkout)\\b(?:,? \\((${MONEY})\\))?`,
  'iu'
)

/** "the Cloudrunner 3 in size 42 is still in the cart", "your jug (£20) is waiting in your basket". */
const STILL = new RegExp(
  `(?<=^|[,.;:]\\s{0,2}|\\band\\s|\\bthat\\s)((?:the|an?|their|his|her|your) )([^,.;:()\\n]{3,48}?)(?: \\((${MONEY})\\))? (?:is|are) (?:still )?(?:sitting |waiting )?in (?:the |their |his |her |your )(?:shopping )?(?:cart|basket|bag)\\b`,
  'iu'
)

const VAGUE =
  /^(?:the |a )?checkout\b|^(?:it|them|something|somethings?|items?|things?|products?|stuff|goods|what they|one|an item|a few|without)\b|\b(?:items?|things?|products?|cart|basket)$/i

const ITEM = '(?:the|an?|one|two|three|four|some|his|her|their|\\d{1,2}(?: ?x)?) [^,.;:()\\n]{3,44}?'
/** "customer left a sampler box and two tins, free shipping over £30": what was left, wherever it was. */
const LEFT_LIST = new RegExp(
  `(?:,? ?\\b${WHO} )(?:has |have |had )?(?:left|forgot|abandoned) (?:behind )?(${ITEM}(?:(?:,| and|, and) ${ITEM}){0,3})(?: behind)?(?=[,.;:\\n]|$)`,
  'iu'
)

/** "they left a walnut desk ($420) behind". */
const PRICED_ONE = new RegExp(
  `(?:,? ?\\b${WHO} )(?:has |have |had )?(?:left|forgot|abandoned) (?:behind )?(?:the|an?|their|his|her) ([^,.;:()\\n]{3,48}?) \\((${MONEY})\\)(?: behind)?(?=[,.;:\\n]|$)`,
  'iu'
)

/** What somebody left in a basket, when a brief says it in a sentence, and the brief without that sentence. */
export function leftBehindIn(text: string): { things: Thing[]; rest: string } {
  const [all, article = '', name = '', bracketed, beside, after] = LEFT.exec(text) ?? STILL.exec(text) ?? []
  if (!all) return leftList(text)
  if (VAGUE.test(name) || / (?:and|or) /.test(name)) return { things: [], rest: text }
  const price = bracketed ?? beside ?? after
  const title = capitalise(`${/^The /.test(article) ? article : ''}${name.trim()}`)
  return { things: [{ title, ...(price && { price }) }], rest: without(text, all) }
}

function leftList(text: string): { things: Thing[]; rest: string } {
  const [all, list = ''] = LEFT_LIST.exec(text) ?? []
  const items = list.split(/,? and (?=(?:the|an?|one|two|three|four|some|his|her|their|\d) )|, (?:and )?/)
  const bare = items.map(item => item.replace(/^(?:the|an?|some|his|her|their) /i, '').trim())
  const isVague = bare.some(
    item => VAGUE.test(item) || / (?:in|at|on) (?:the|their|our|your|my) |\bunfinished\b/.test(item)
  )
  const one = PRICED_ONE.exec(text)
  if (!all && one?.[1] && !VAGUE.test(one[1]))
    return { things: [{ title: capitalise(one[1].trim()), price: one[2] ?? '' }], rest: without(text, one[0]) }
  if (!all || isVague || new RegExp(MONEY, 'i').test(all)) return { things: [], rest: text }
  return { things: bare.map(item => ({ title: capitalise(item) })), rest: without(text, all) }
}

const without = (text: string, part: string): string => {
  const at = text.indexOf(part)
  const before = text.slice(0, at).replace(/[\s,]+$/, '')
  const behind = text.slice(at + part.length).replace(/^[\s.,;]+/, '')
  const joint = before && behind && !/[.!?:\n]$/.test(before) ? '. ' : ' '
  return [before, behind].filter(Boolean).join(joint)
}
