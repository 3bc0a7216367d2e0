import type { LinkValue } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import { type Brief, factsOf, isOnAccount } from '../../brief-reader/brief.ts'
import type { Copy } from './copy/copy.ts'
import { labelOf } from './labels.ts'
import type { Choice } from './random.ts'
import { rowOf } from './rows.ts'

/** What the parts of an email are made from. Statements, fragments and pairs are used up as parts say them. */
export interface Material {
  brief: Brief
  copy: Copy
  theme: Theme
  choice: Choice
  /** The sender's name, or nothing. */
  brand: string | undefined
  thing: string | undefined
  scene: string
  /** Where the main button leads. */
  href: string
  /** All statements there were, for the preheader. */
  said: string[]
  statements: string[]
  fragments: string[]
  pairs: Brief['pairs']
  /** What is to be told about the email: what was left out, what waits to be filled in. */
  notes: string[]
}

/** The statements, fragments and rows of a brief that are for the reader; rows that only repeat the main address go. */
export function materialOf(brief: Brief): Pick<Material, 'statements' | 'fragments' | 'pairs'> {
  const all = brief.statements.filter(words => !isAboutSender(words, brief.brand))
  const told = all.map(words => ({ words, pair: rowOf(words, brief.kind) }))
  const said = told.filter(({ pair }) => !pair).map(({ words }) => words)
  const isSelf = (words: string) => /^we(?:'re| are) (?:an? |the |[\p{Lu}])/u.test(words.replace(/^W/, 'w'))
  const ownName = (piece: string) => brief.brand !== undefined && piece === brief.brand
  const fragments = brief.fragments.flatMap(
    words =>
      words
        .split(', ')
        .filter(piece => !ownName(piece))
        .join(', ') || []
  )
  const rows = fragments.map(words => ({ words, pair: rowOf(words, brief.kind) }))
  const main = mainHref(brief)
  const isMain = (value: string) => factsOf(brief, 'link').some(link => value === link && main === withScheme(link))
  return {
    statements: [...said.filter(words => !isSelf(words)), ...said.filter(isSelf)],
    fragments: rows.filter(({ pair, words }) => !pair && !isAboutSender(words, brief.brand)).map(({ words }) => words),
    pairs: [
      ...brief.pairs.filter(({ label, value }) => !isMain(value) && !isHelp(label, value)),
      ...[...told, ...rows].flatMap(({ pair }) => pair ?? [])
    ]
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Support: hello@petals.example": the section on help says it. */
const isHelp = (label: string, value: string): boolean =>
  /^(?:support|help|contact|questions|customer (?:service|care|support))$/i.test(label) &&
  /^\S+@\S+$|^[+\d][\d ()-]+$/.test(value)

/** "Brand is Fellside.", "Store is Loom & Leaf.": said to us; the header says it to the reader. */
const isAboutSender = (words: string, brand: string | undefined): boolean =>
  /^(?:the |our )?(?:brand|bank|podcast|label|fashion label|store|shop|company|customer|client|recipient|business|name|sender|app|gym|salon|studio|charity|school|band|hotel|restaurant|agency|cafe|café|bakery|practice|clinic|club|museum)(?:'s)?(?: name)? (?:is|are|called|named)\b[^.]{0,50}$/i.test(
    words
  ) ||
  (brand !== undefined && new RegExp(`\\b(?:called|named) ${escaped(brand)}[^a-z]*$`).test(words)) ||
  /^(?:[Bb]rand|[Ss]tore|[Ss]hop|[Cc]ompany|[Cc]ustomer) [A-Z]\S*(?: \S+){0,2}$/.test(words) ||
  /^our [\w -]{3,36}$/i.test(words.replace(/[.]$/, '')) ||
  (brand !== undefined &&
    words.replace(/[.]$/, '').endsWith(` ${brand}`) &&
    words.split(' ').length < brand.split(' ').length + 4 &&
    /^(?:(?:furniture|online|local|family|small|our|the|my)\s+)*[\p{Ll} -]+ \p{Lu}/u.test(
      words.charAt(0).toLowerCase() + words.slice(1)
    )) ||
  (brand !== undefined && words.replace(/^From /, '').replace(/[.]$/, '') === brand)

export const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

/** The most specific address of the brief; without one, a tag to be filled in. */
export function mainHref(brief: Brief): string {
  const links = factsOf(brief, 'link').sort((a, b) => Number(isPage(b)) - Number(isPage(a)))
  if (links[0]) return withScheme(links[0])
  const mail = factsOf(brief, 'email').find(address => ANSWERED.test(brief.text.slice(0, brief.text.indexOf(address))))
  return mail ? `mailto:${mail}` : `{{${(isOnAccount(brief) && TAGS[brief.kind]) || 'link_url'}}}`
}

/** "Apply by 20 June to": what follows is where to write. */
const ANSWERED =
  /\b(?:rsvp|apply|book|register|order|reply|reserve)\b[^.\n]{0,50}\b(?:to|at|via|by e-?mail(?:ing)?|:)\s*$/i

const isPage = (link: string): boolean => /[^/:]\/\S/.test(link)

const TAGS: Partial<Record<Brief['kind'], string>> = {
  welcome: 'site_url',
  sale: 'shop_url',
  launch: 'product_url',
  winback: 'shop_url',
  cart: 'cart_url',
  order: 'order_url',
  shipping: 'tracking_url',
  review: 'review_url',
  survey: 'survey_url',
  receipt: 'receipt_url',
  notice: 'account_url',
  event: 'event_url',
  birthday: 'shop_url',
  referral: 'referral_url',
  restock: 'product_url',
  appointment: 'appointment_url',
  job: 'apply_url',
  volunteer: 'signup_url',
  appeal: 'donate_url',
  renewal: 'renewal_url',
  listing: 'listing_url'
}

const READER =
  /\b(?:[Pp]atient|[Cc]ustomer(?:'s name)?|[Cc]lient|recipient|buyer|member|guest)(?:'s)?(?: name)?(?: is|:| called)?\s+(?!Service|Support|Care|Team|Days?|Club|Name)((?:(?:Mr|Mrs|Ms|Dr)\.? (?:\p{Lu}\. )?)?[\p{Lu}][\p{L}'-]+)/u

/** The reader's first name, when the brief is for one person. */
export function readerOf(brief: Brief): string | undefined {
  const named = READER.exec(brief.text)?.[1]
  const paid =
    /\b(?:[Rr]eceipt|[Ii]nvoice|[Cc]onfirmation)\s+(?:for|to)\s+(\p{Lu}[\p{L}'-]+)\s+\p{Lu}[\p{L}'-]+\b(?!\s+(?:&|shop|store|bookshop))/u.exec(
      brief.text
    )?.[1]
  const greeted = /\b(?:[Hh]i|[Dd]ear|[Hh]ello)\s+(\p{Lu}[\p{L}'-]+)\b/u.exec(brief.text)?.[1]
  return named ?? (paid && !brief.brand?.startsWith(paid) ? paid : undefined) ?? greeted
}

/** A link for a button: its label as the brief dictates it, else as the address tells, else the kind's own. */
export function action({ brief, href, copy }: Material): LinkValue {
  const link = factsOf(brief, 'link').find(found => withScheme(found) === href)
  const told = brief.lang === 'en' && link ? labelOf(brief.text, link) : undefined
  if (href.startsWith('mailto:') && brief.asked) return { label: brief.action ?? brief.asked, href }
  return { label: brief.action ?? copy.label ?? told ?? brief.asked ?? copy.button, href }
}

/** A second address of the brief that says what is there: "or extend the trial". */
export function secondAction({ brief, href }: Material): LinkValue | undefined {
  const other = factsOf(brief, 'link').find(link => isPage(link) && withScheme(link) !== href)
  const label = other && brief.lang === 'en' ? labelOf(brief.text, other) : undefined
  return other && label ? { label, href: withScheme(other) } : undefined
}

/** An announcement without an address has nowhere to go; other kinds have a tag for it. */
export const hasAction = ({ brief, href, copy }: Material): boolean =>
  href !== '{{link_url}}' || (brief.action ?? brief.asked ?? copy.label) !== undefined
