import type { Content } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import { unquoted } from './clauses.ts'
import { allSlots, type Desk, isLink, type Outcome, type Rule, wordsOf } from './desk.ts'
import { intoList } from './into-list.ts'
import { capital, NEW_ITEMS } from './new-items.ts'

const STOP = { label: 'Unsubscribe', href: '{{unsubscribe_url}}' }

/** A footer for an email that has none: who sends it, how to stop it, and what is given. */
export function footerWith(given: Content, { sections }: Desk): Outcome {
  const logo = sections.flatMap(({ slots }) => slots).find(({ name }) => name === 'logo')
  const company = logo ? wordsOf(logo).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') : '{{company_name}}'
  return [{ op: 'add', kind: 'footer', content: { company, unsubscribe: STOP, ...given } }]
}

const footerOf = ({ sections }: Desk) => sections.find(({ kind }) => kind === 'footer')

const LEAD = String.raw`^(?:(?:add|insert|include|put(?: in)?|set|show)\s+)?(?:a footer with\s+)?(?:our|my|the|your|an?|company|shop)?\s*`
const TO_FOOT = `(?: (?:in|into|to|at) (?:the )?(?:footer|bottom|end|foot)(?: of the email)?)?`
const POSTAL = new RegExp(
  `${LEAD}(?:postal |street |company |shop |office |mailing |business |full )?address${TO_FOOT}(?:\\s+is|\\s*:|\\s+as)?\\s+(\\S.*)$`,
  'is'
)

/** "add our address: 12 Quay Street, Bristol": to the footer. */
const postal: Rule = (wish, desk) => {
  const match = POSTAL.exec(wish)
  if (!match?.[1] || !/\d|,/.test(match[1]) || /\b(?:https?:|mailto:)|^to\b/i.test(match[1])) return undefined
  const address = unquoted(match[1].replace(new RegExp(`${TO_FOOT}$`, 'i'), ''))
  const footer = footerOf(desk)
  return footer ? [{ op: 'set', ref: `${footer.ref}.address`, value: address }] : footerWith({ address }, desk)
}

const REACHED: [RegExp, (found: string) => string][] = [
  [
    new RegExp(
      `${LEAD}(?:contact |support )?(?:(?:tele)?phone|tel|mobile|whats ?app|contact)?(?: (?:number|no\\.?))?${TO_FOOT}(?: is|:)?\\s*(\\+?\\d[\\d\\s().-]{5,20}\\d)${TO_FOOT}$`,
      'i'
    ),
    found => `tel:${found.replace(/[^\d+]/g, '')}`
  ],
  [
    new RegExp(
      `${LEAD}(?:contact |support |customer )?(?:e-?mail|contact|mail)(?: address)?${TO_FOOT}(?: is|:)?\\s*(\\S+@[\\w.-]+\\w)${TO_FOOT}$`,
      'i'
    ),
    found => `mailto:${found}`
  ],
  [
    new RegExp(
      `${LEAD}(?:web ?site|web(?: address)?|homepage|url)${TO_FOOT}(?: is|:)?\\s*((?:https?://)?(?:[\\w-]+\\.)+[a-z]{2,}(?:/\\S*)?)${TO_FOOT}$`,
      'i'
    ),
    found => found
  ]
]

/** "add a phone number 020 7946 0991", "add our email hello@a.example": a link in the footer. */
const reached: Rule = (wish, desk) => {
  for (const [form, address] of REACHED) {
    const label = form.exec(wish)?.[1]?.trim()
    const href = label && linkUrl(address(label))
    if (label && href) return footerLink({ label, href }, desk)
  }
  return undefined
}

function footerLink(link: { label: string; href: string }, desk: Desk): Outcome {
  const kind = NEW_ITEMS.find(each => each.kind === 'footer')
  return footerOf(desk) && kind ? intoList(kind, [{ link }], desk) : footerWith({ links: [{ link }] }, desk)
}

const PAGE =
  /^(?:add|insert|include|put)\s+(?:an? |the )?(?:footer )?link (?:in the footer |at the bottom )?to (?:our |my |the )?([a-z][\w &'’-]{2,40}?)(?: page)?(?: (?:in|to|at) the (?:footer|bottom))?\s*[:,(]?\s+((?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/?)\S*?)\)?(?: (?:in|to|at) the (?:footer|bottom))?$/i

const LINK_TO =
  /^(?:add|insert|include|put)\s+(?:an? |the )?(?:footer )?link to ((?:our |my |the )[a-z][\w &'’-]{2,40}?)(?: page)?(?: (?:in|to|at) the (?:footer|bottom))?$/i

/** "add a link to our privacy policy a.example/privacy in the footer". */
const page: Rule = (wish, desk) => {
  const [, label, address] = PAGE.exec(wish) ?? []
  const href = address && linkUrl(address)
  if (label && href) return footerLink({ label: capital(label.trim()), href }, desk)
  const wanted = LINK_TO.exec(wish)?.[1]
  return wanted ? { words: `Where does it lead? Give me the address: "add a link to ${wanted} https://…".` } : undefined
}

/** "add an unsubscribe link": one is enough. */
const unsubscribe: Rule = (wish, desk) => {
  if (!/^(?:add|insert|include|put in)\s+(?:an? |the )?(?:unsubscribe|opt[- ]out)\b[\w -]{0,40}$/i.test(wish))
    return undefined
  const known = allSlots(desk).find(slot => isLink(slot.value) && /unsubscribe/i.test(wordsOf(slot) + slot.value.href))
  if (known)
    return { words: `There is one already: “${wordsOf(known)}”. To reword it, say "change the unsubscribe link to …".` }
  const footer = footerOf(desk)
  return footer ? [{ op: 'set', ref: `${footer.ref}.unsubscribe`, value: STOP }] : footerWith({}, desk)
}

/** "add a footer". */
const footer: Rule = (wish, desk) => {
  if (!/^(?:add|insert|include|put in)\s+(?:an? |the )?(?:email )?footer(?: at the (?:end|bottom))?$/i.test(wish))
    return undefined
  return footerOf(desk)
    ? { words: 'There is a footer already. Tell me what to put in it: "add our address: 12 Quay Street, Bristol".' }
    : footerWith({}, desk)
}

export const FOOTER_RULES: Rule[] = [postal, reached, page, unsubscribe, footer]
