import { type Fact, ofKind } from './fact.ts'
import { capitalise, trimEnds } from './words.ts'

export interface BriefItem {
  title: string
  text?: string
  price?: string
  was?: string
}

export interface Pair {
  label: string
  value: string
}

export interface Goods {
  items: BriefItem[]
  totals: Pair[]
}

const TOTAL =
  /\b(grand total|sub-?total|total(?: paid| due| amount)?|delivery|shipping|postage(?: and packing)?|p&p|tax|vat|sales tax|gst|discount|tip|service(?: charge)?|booking fee|fee|deposit|amount paid|amount due|credit)\b/i

/** Pieces of an enumeration: at commas, semicolons, line ends and "and"; never inside a fact or brackets. */
export function splitList(
  text: string,
  isWhole: (at: number) => boolean = () => false
): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = []
  let from = 0
  for (const cut of text.matchAll(
    /\s*[,;\n]\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+(?=(?:an?|one|two|three|four|five|six|\d+\s?[x×]?|the|our|some|free|delivery|shipping|tax|vat|total)\b)|(?<=[£$€]\d[\d.,]*\d)\s+and\s+/gi
  )) {
    if (
      isWhole(cut.index) ||
      isBracketed(text, cut.index) ||
      (/^\s*,$/.test(cut[0]) && /\d,\d{3}/.test(text.slice(cut.index - 1, cut.index + 4)))
    )
      continue
    parts.push({ text: text.slice(from, cut.index), at: from })
    from = cut.index + cut[0].length
  }
  parts.push({ text: text.slice(from), at: from })
  return parts.filter(part => part.text.trim() !== '')
}

const isBracketed = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** One line of goods with its price, or a sum under them. */
export function readGoods(line: string, amounts: readonly Fact[], at: number): BriefItem | Pair | undefined {
  const own = ofKind(amounts, 'amount').filter(({ start, end }) => start >= at && end <= at + line.length)
  const [price, other] = own
  if (!price) return undefined
  const label = TOTAL.exec(line)?.[1]
  const bare = own.reduceRight((rest, fact) => rest.slice(0, fact.start - at) + rest.slice(fact.end - at), line)
  const rest = bare.replace(/\(\s*(?:was|rrp|before|instead of|from|reduced from)?[\s:]*\)/gi, ' ')
  if (label && rest.replace(TOTAL, '').replace(/[^a-z]/gi, '').length < 12)
    return { label: capitalise(label.toLowerCase().replace('vat', 'VAT').replace('gst', 'GST')), value: price.text }
  const wasOther =
    other &&
    /\b(?:was|instead of|down from|reduced from|rrp|before|normally|usually)\b[\s:]*$/i.test(
      line.slice(0, other.start - at)
    )
  const wasFirst =
    other &&
    /\b(?:was|from|rrp|normally|usually)\b[\s:]*$/i.test(line.slice(0, price.start - at)) &&
    /\b(?:now|to|→|->)\b/i.test(line.slice(price.end - at, other.start - at))
  const each =
    /\b(each|per \w+|a (?:bag|box|head|person|month|night|bottle|kilo|pair))\b|\/\s?(?:month|kg|night|person)/i.exec(
      line.slice(price.end - at)
    )?.[0]
  const words = rest
    .replace(
      /\b(?:each|now only|now|only|just|was|instead of|down from|reduced from|at|for|costs?|is|are|priced)\s*(?=$|[(),–—-]|\s{2})/gi,
      ' '
    )
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+(?:at|for|is|costs?|each|now|from|=|-|–|—|:)+\s*$/i, '')
    .replace(/\s{2,}/g, ' ')
  const [title, text] = titleAndText(
    trimEnds(
      words
        .replace(/\s+(?:at|for|was|now|each|is|costs?|to|from|instead of)\s*$/i, '')
        .replace(/\s+(?:at|for|was|now|each|is|costs?|to|from|instead of)\s*$/i, '')
    )
  )
  if (!/\p{L}{2}/u.test(title)) return undefined
  const unit = each && !/^per|^a |^\//.test(each) ? ` ${each}` : each ? `${each.startsWith('/') ? '' : ' '}${each}` : ''
  const [now, was] = wasFirst ? [other!.text, price.text] : [price.text, wasOther ? other!.text : undefined]
  return { title: capitalise(title), price: `${now}${unit}`, ...(was && { was }), ...(text && { text }) }
}

/** "Stoneware bowl (20 cm)", "Guji – red fruit": what follows a dash, colon or bracket describes it. */
export function titleAndText(line: string): [title: string, text: string] {
  const match = /^(.{2,60}?)(?:\s*\(([^)]{2,120})\)\s*$|\s*:\s+|\s+[-–—]\s+)(.*)$/s.exec(line)
  if (!match) return [line.trim(), '']
  const text = trimEnds(match[2] ?? match[3] ?? '')
  return text ? [match[1]!.trim(), capitalise(text)] : [trimEnds(match[1]!), '']
}
