import { partsOf } from '../ask.ts'
import type { Kind } from '../brief.ts'
import type { Line } from '../sentences.ts'
import { capitalise } from '../tidy.ts'
import type { Reading, Way } from './reading.ts'

const BOUGHT: ReadonlySet<Kind> = new Set(['order', 'receipt', 'cart'])

const NAMES =
  'subtotal|shipping|postage|p ?& ?p|courier|delivery|tax|vat|gst|(?:new customer |member )?discount|tip|gift wrap|total|grand total|order total'
const VALUE = '(free|-?[£$€₹]\\s?\\d[\\d.,]*\\d|[£$€₹]\\d|-?\\d+[.,]\\d\\d(?: (?:dollars|euros?|pounds|kr|CHF))?)'
const SUM = new RegExp(
  `^(?:and |plus |with )?(?:the |your )?((?:${NAMES})(?: \\d+(?:\\.\\d+)?%)?)(?: (?:is|was|of|to|at|comes to|comes out at|costs?|charged))*:? ${VALUE}(?:,? ((?:paid|charged) .+))?$`,
  'i'
)
const BRINGS = new RegExp(`^(?:which )?(?:brings|bringing|makes|making) (?:the|your) (total)(?: to)? ${VALUE}$`, 'i')

const named = (label: string): string =>
  capitalise(label.toLowerCase()).replace(/^(?:vat|gst|p ?& ?p)(?! ?&)/i, tax => tax.toUpperCase())

/** "Order #20418 for Hannah Whitlow". */
const ORDERED_BY =
  /^(?:example )?order(?: (?:no\.?|number))? #?[\w-]*\d[\w-]* (?:for|by|from|to) (\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){1,2})$/iu

/** "and the delivery address 12 Joo Chiat Lane". */
const ADDRESSED = /^(?:and |with )?(?:the |your )?((?:delivery|shipping|billing) address)(?: is|:)? (.*\d.*)$/i

/** "order number TB-20418", which stands over the list. */
const NUMBERED = /^(?:invoice|receipt|order)(?: (?:number|no\.?))? #?[\w-]*\d[\w-]*$/i

/**
 * "Shipping was $6.95, which brings the total to $97.45, paid by Visa": the sums stand under the list.
 * @param rest Reads what is left of the line.
 */
export const readTotals =
  (rest: Way): Way =>
  ({ text, bullet }: Line, reading: Reading) => {
    if (!BOUGHT.has(reading.kind)) return false
    const pieces = partsOf(text.replace(/\.$/, ''))
    const sums = pieces.map(piece => SUM.exec(piece) ?? BRINGS.exec(piece))
    if (sums.every(sum => sum === null)) return false
    const others: string[] = []
    for (const [at, piece] of pieces.entries()) {
      const [, label = '', value = '', paid] = sums[at] ?? []
      if (paid) others.push(paid)
      const name = ORDERED_BY.exec(piece)?.[1]
      const [, kind = '', address] = ADDRESSED.exec(piece) ?? []
      if (value) reading.parts.totals.push({ label: named(label), value: capitalise(value) })
      else if (name) reading.parts.pairs.push({ label: 'Ordered by', value: name })
      else if (address) reading.parts.pairs.push({ label: capitalise(kind), value: address })
      else if (!NUMBERED.test(piece)) others.push(piece)
    }
    return others.length > 0 ? rest({ text: `${others.join(', ')}.`, bullet }, reading) : true
  }
