import { factsOf, type Thing } from '../../../brief-reader/brief.ts'
import { NO_GOODS } from '../../../brief-reader/parcel.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import type { Material } from '../material.ts'

/** What was bought, where the brief lists no things with prices: by its rows, its plan, its one list, its counted words. They are used up. */
export const boughtIn = (material: Material): Thing[] => [
  ...billedIn(material),
  ...labelledIn(material),
  ...planIn(material),
  ...groupedIn(material),
  ...countedIn(material)
]

const BOUGHT =
  /^(?:plan|product|service|item|membership|course|subscription|tier|package|ticket|class|for|description|donation)$/i
const COST = /^(?:amount|price|cost|fee|subtotal|net)$/i

/** "Plan: Team, 5 seats" with "Amount: $95.00": the one thing that a receipt is for. */
function labelledIn(material: Material): Thing[] {
  const { brief, pairs } = material
  const [what, ...others] = pairs.filter(({ label }) => BOUGHT.test(label))
  const cost = pairs.find(({ label, value }) => COST.test(label) && /^[£$€₹]\s?[\d.,]+$/.test(value))
  if (brief.kind !== 'receipt' || !what || !cost || others.length > 0) return []
  material.pairs = pairs.filter(pair => pair !== what && pair !== cost)
  return [{ title: capitalise(what.value), price: cost.value }]
}

/** "3 meals for 2 people: Thai basil chicken, gnocchi": the one list of an order is what was ordered. */
function groupedIn(material: Material): Thing[] {
  const [only, ...others] = material.brief.groups
  if (
    material.brief.kind !== 'order' ||
    !only ||
    others.length > 0 ||
    only.items.some(({ time }) => time) ||
    /\b(?:bring|know|pack|wear|expect|next|remember|note)\b/i.test(only.label ?? '')
  )
    return []
  material.brief = { ...material.brief, groups: [] }
  return only.items.map(({ title, text, value }) => ({
    title: [value, title].filter(Boolean).join(' '),
    ...(text && { text })
  }))
}

/** "Course fee: €480", "Textbook: €32", "Total paid: €512 by card": a bill in rows. */
function billedIn(material: Material): Thing[] {
  const { brief, pairs } = material
  const isSum = (value: string) => /^(?:[A-Z]{1,2}(?=\$))?[£$€₹]\s?\d[\d.,]*$/.test(value)
  const total = pairs.find(({ label }) => /^total\b/i.test(label))
  const [, sum, rest] = /^([£$€₹]\s?\d[\d.,]*\d)(?:,? (.+))?$/.exec(total?.value ?? '') ?? []
  const billed = pairs.filter(({ label, value }) => isSum(value) && !/^(?:total|amount|paid)\b/i.test(label))
  if (brief.kind !== 'receipt' || !sum || billed.length === 0) return []
  const others = pairs.filter(pair => pair !== total && !billed.includes(pair))
  material.pairs = [...others, ...(rest ? [{ label: 'Paid', value: rest }] : [])]
  material.brief = { ...brief, totals: [...brief.totals, { label: 'Total', value: sum }] }
  return billed.map(({ label, value }) => ({ title: label, price: value }))
}

/** "$14.99, Premium plan": the one sum of a receipt is what the plan cost. */
function planIn(material: Material): Thing[] {
  const { brief } = material
  const isPlan = (words: string) => /\b(?:plan|subscription|membership|licen[cs]e)$/i.test(words) && !/\d/.test(words)
  const line = material.fragments.find(words => words.split(', ').some(isPlan))
  const [plan, [price, ...others]] = [line?.split(', ').find(isPlan), factsOf(brief, 'amount')]
  if (brief.kind !== 'receipt' || !plan || !price || others.length > 0) return []
  material.fragments = material.fragments.filter(words => words !== line && words !== price)
  return [{ title: capitalise(plan), price }]
}

/** "Two paperbacks" in an order is what was ordered. */
function countedIn(material: Material): Thing[] {
  const counted = material.fragments.filter(
    words =>
      (/^(?:an?|one|two|three|four|five|six|\d+)\s+[a-z]/i.test(words) ||
        (material.brief.kind !== 'receipt' && /^[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}$/u.test(words))) &&
      !/[£$€]/.test(words) &&
      !NO_GOODS.test(words)
  )
  material.fragments = material.fragments.filter(words => !counted.includes(words))
  return counted.map(words => ({ title: capitalise(words) }))
}
