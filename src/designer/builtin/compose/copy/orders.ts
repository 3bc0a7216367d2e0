import { factsOf } from '../../../brief-reader/brief.ts'
import { goodsSent } from '../../../brief-reader/parcel.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { dateWords } from '../words.ts'
import type { Copies, Terms } from './copy.ts'

/** What was bought: a booking when the brief calls it so. */
const nounOf = (text: string): string =>
  /\bbooking\b/i.test(text) ? 'booking' : /\breservation\b/i.test(text) ? 'reservation' : 'order'

const isDay = (value: string): boolean =>
  /\d|day\b|tomorrow|week/i.test(value) && !/[£$€]|free/i.test(value) && value.length < 40

/** When it should be there, as the brief says it: `Thursday`, `between 4 and 6 June`. */
export const arrivalOf = ({ brief }: Terms): string | undefined =>
  /\b(?:arriv\w+|deliver\w*|expected|be with (?:you|them)|due)\b[^.\n]{0,24}?\b((?:between )?\d[\w ]*(?:and |to |[-–] ?)\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|day|week|(?:business|working) day)\w*|between (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2} and (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}|(?:between )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2} (?:and|to|-|–) \d{1,2})/i.exec(
    brief.source
  )?.[1] ??
  brief.pairs.find(
    ({ label, value }) =>
      /^(?:arrives|arriving|expected|delivery(?! address)|delivered|estimated|eta)/i.test(label) && isDay(value)
  )?.value ??
  byDay(
    brief,
    factsOf(brief, 'date').find(date =>
      /\b(?:arriv\w+|deliver\w*|expected(?! (?:dispatch|to ship|shipping))|be with (?:you|them)|due|eta)\b(?!.*\bdispatch\b)[^.\n]{0,24}$/i.test(
        brief.source.slice(0, brief.source.indexOf(date))
      )
    )
  )

/** "by Thursday" may be Wednesday. */
const byDay = ({ source }: Terms['brief'], found: string | undefined): string | undefined => {
  const after = found && /^ or [A-Z][a-z]+day\b/.exec(source.slice(source.indexOf(found) + found.length))?.[0]
  const day = found && found + (after ?? '')
  return day && /\bby $/i.test(source.slice(0, source.indexOf(day))) ? `by ${day}` : day
}

const onDay = (day: string | undefined): string =>
  !day
    ? ''
    : /^(?:between|within|in|by|on|the|next|this|tomorrow|today)\b/i.test(day)
      ? ` ${day}`
      : /^\d[\d –-]*(?:to \d+ )?(?:working |business )?(?:days?|weeks?|hours?)\b/i.test(day)
        ? ` in ${day}`
        : ` on ${dateWords(day)}`

/** Nobody packs and sends a lunch or a bunch of flowers. */
const IS_MADE = /\b(?:cater\w*|takeaway|pizzas?|cakes?|platters?|florists?|bouquets?|lunch boxes|meal boxes)\b/i

export function order(terms: Terms): Copies {
  const { brief, us, named, reader, number } = terms
  const noun = nounOf(brief.source)
  const pickup = /\bpick(?:ed|ing)?[- ]?up\b|\bcollect(?:ion|ed)?\b/i.test(brief.source)
  const day = pickup ? undefined : arrivalOf(terms)
  const eyebrow = number ? `${capitalise(noun)} ${number}` : `${capitalise(noun)} confirmed`
  const lead =
    noun === 'order'
      ? `Thank you for your order${named ? ` from ${us}` : ''}.${day ? ` It should be with you${onDay(day)}.` : pickup ? ' We will have it ready for you.' : ' We will write again when it is on its way.'}`
      : `Your ${noun}${named ? ` with ${us}` : ''} is confirmed. Everything you need is below.`
  const extra =
    noun === 'order'
      ? {
          kind: 'steps' as const,
          heading: 'What happens next',
          items: [
            { title: 'We have your order' },
            {
              title: pickup
                ? 'We get it ready'
                : IS_MADE.test(brief.source)
                  ? 'We prepare it and bring it'
                  : 'We pack it and send it'
            },
            {
              title: day ? `It arrives${onDay(day)}` : pickup ? 'You pick it up' : 'It arrives at your door'
            }
          ]
        }
      : undefined
  const shared = { eyebrow, lead, button: `View my ${noun}`, ...(extra && { extra }) }
  return [
    { heading: `Thank you${reader}. We have your ${noun}.`, ...shared },
    { heading: `Your ${noun} is confirmed${reader}`, ...shared },
    {
      heading: `Thank you for your ${noun}${reader}`,
      ...shared,
      lead: lead.replace(/^Thank you for your order(?: from [^.]+)?\. It should/, 'We are getting it ready. It should')
    }
  ]
}

export function shipping(terms: Terms): Copies {
  const { us, named, reader, number } = terms
  const day = arrivalOf(terms)
  const eyebrow = number ? `Order ${number}` : 'On its way'
  const goods = goodsSent(terms.brief.source)
  const [are, their] = goods?.many ? ['are', 'their'] : ['is', 'its']
  const what = `Your ${goods?.name ?? 'order'}`
  const lead = `${what}${named ? ` from ${us}` : ''} ${are} packed and on ${their} way${day ? `, and should be with you${onDay(day)}` : ''}.`
  const extra = {
    kind: 'steps' as const,
    heading: 'Where it is now',
    items: [{ title: 'Packed' }, { title: 'On its way' }, { title: day ? `With you${onDay(day)}` : 'At your door' }]
  }
  const shared = { eyebrow, lead, extra, button: 'Track my parcel' }
  if (
    /\b(?:shipping|delivery|order)? ?delay(?:ed|s)?\b|\blater than (?:promised|planned|expected)\b/i.test(
      terms.brief.source
    )
  )
    return [
      {
        eyebrow: number ? `Order ${number}` : 'About your order',
        heading: `Your order is delayed${reader}`,
        lead: 'We are sorry. Here is what happened, and when to expect it.',
        button: 'See my order'
      }
    ]
  const ready =
    /\b(?:your|the|their) ([\p{L} ]{3,24}?) (?:is|are) ready (?:for|to) (?:pick-?up|collect(?:ion)?|be (?:picked up|collected))\b/iu.exec(
      terms.brief.source
    )
  if (ready)
    return [
      {
        eyebrow: number ? `Order ${number}` : named ? us : 'Ready for you',
        heading: capitalise(ready[0].replace(/^(?:the|their) /i, 'your ')),
        lead: `${/s$/.test(ready[1] ?? '') ? 'They are' : 'It is'} waiting for you${named ? ` at ${us}` : ''}: come and pick ${/s$/.test(ready[1] ?? '') ? 'them' : 'it'} up when it suits you.`,
        button: 'See my order'
      }
    ]
  if (/\bout for delivery\b/i.test(terms.brief.source))
    return [
      {
        ...shared,
        heading: `Your parcel is out for delivery${reader}`,
        lead: `Your order${named ? ` from ${us}` : ''} is with the driver${day ? `, and should be with you${onDay(day)}` : ' and will be with you soon'}.`
      }
    ]
  if (goods)
    return [
      { heading: `${what} ${are} on ${their} way${reader}`, ...shared },
      { heading: `Packed and sent: your ${goods.name}`, ...shared }
    ]
  return [
    { heading: `Your order is on its way${reader}`, ...shared },
    {
      heading:
        day && day.length < 22
          ? `Arriving ${/^\d.*\b(?:days?|weeks?|hours?)\b/i.test(day) ? 'in ' : ''}${dateWords(day)}`
          : `It's on its way${reader}`,
      ...shared
    },
    { heading: `Packed, and out of the door${reader}`, ...shared }
  ]
}

/** "paid $185.00 on June 3": of several sums the one that was paid. */
const PAID = /\b(?:paid|charged|payment of|donation of|total(?: of| is|:)?)\s+([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d)/i

/** The last sum, unless a tax comes on top: nobody has added them up. */
const onlySum = (brief: Terms['brief']): string | undefined => {
  const sums = factsOf(brief, 'amount')
  const isTaxed = sums.some(sum =>
    /^ (?:in |of )?(?:tax|vat|gst|hst)\b/i.test(brief.source.slice(brief.source.indexOf(sum) + sum.length))
  )
  return isTaxed && sums.length > 1 ? undefined : sums.at(-1)
}

export function receipt({ brief, us, named, reader, date, number }: Terms): Copies {
  const total =
    brief.totals.find(({ label }) => /^(?:grand |order )?total|amount (?:paid|due)/i.test(label))?.value ??
    brief.pairs.find(({ label }) => label === 'Amount')?.value.replace(/ [a-z]+ly$| every \w+$/, '') ??
    (factsOf(brief, 'amount').length === 0 ? brief.things[0]?.price : undefined) ??
    (PAID.exec(brief.source)?.[1] ?? onlySum(brief))?.replace(/\s*(?:\/|per|a)\s*\w+$/, '')
  const eyebrow = number
    ? `${/inv/i.test(number) || /\binvoice\b/i.test(brief.source) ? 'Invoice' : 'Receipt'} ${number}`
    : /\binvoice\b/i.test(brief.source)
      ? 'Invoice'
      : 'Receipt'
  const due =
    /\b(?:due|payable|pay by|please pay)\b(?! to)/i.test(brief.source) &&
    !/\bpaid (?:by|on|with|in)\b/i.test(brief.source)
  if (due) {
    const day = brief.deadline ?? date
    return [
      {
        eyebrow,
        heading: total ? `${total}${day ? `, due ${dateWords(day)}` : ' to pay'}` : 'Your invoice',
        lead: `Please find your invoice${named ? ` from ${us}` : ''} below${day ? `. It is due on ${dateWords(day)}` : ''}.`,
        button: 'View the invoice'
      }
    ]
  }
  if (/\bdonat(?:ion|ed)\b/i.test(brief.source))
    return [
      {
        eyebrow: 'Donation receipt',
        heading: total ? `Thank you for giving ${total}${reader}` : `Thank you for your gift${reader}`,
        lead: `This is the receipt for your donation${named ? ` to ${us}` : ''}. Please keep it for your records.`,
        button: 'Download the receipt'
      }
    ]
  if (/\b(?:refund (?:e-?mail|receipt|confirmation|notice)|(?:we )?(?:have )?refunded)\b/i.test(brief.source))
    return [
      {
        eyebrow: number ? `Order ${number}` : 'Refund',
        heading: total ? `Your refund of ${total}${reader}` : `Your refund is on its way${reader}`,
        lead: 'Here is what we are paying back, and when to expect it.',
        button: 'See my refund'
      }
    ]
  const paidOn =
    brief.pairs.find(({ label }) => label === 'Date')?.value ??
    (date && /\bpaid\b/i.test(brief.source) && !isOtherDay(brief, date) ? date : '')
  const lead = `Thank you for your payment${paidOn && ` on ${paidOn}`}. Please keep this receipt${named ? ` from ${us}` : ''} for your records.`
  const shared = { eyebrow, lead, button: 'Download the receipt' }
  return [
    { heading: total ? `You paid ${total}` : `Your receipt${named ? ` from ${us}` : ''}`, ...shared },
    {
      heading: `Thank you${reader}. Payment received.`,
      ...shared,
      lead: lead.replace(/^Thank you for your payment( on [^.]+)?\./, (_, day) =>
        total ? `You paid ${total}${day ?? ''}.` : `We have received your payment${day ?? ''}.`
      )
    },
    { heading: total ? `Receipt for ${total}` : 'Your receipt', ...shared }
  ]
}

/** "arrival 3 May", "lessons start 11 September": the day of something else than the payment. */
export const isOtherDay = ({ source }: Terms['brief'], day: string): boolean =>
  /\b(?:arriv\w+|check-?in|starts?|starting|begins?|renews?|next \w+|until|valid)\b[^.,;\n]{0,24}$/i.test(
    source.slice(0, source.indexOf(day))
  )
