import type { LinkValue } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import { type Brief, factsOf } from '../../brief-reader/brief.ts'
import { KIND_OF_SENDER } from '../../brief-reader/sender/kinds.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { escaped } from '../../grammar/escaped.ts'
import { mainHref, withScheme } from './button.ts'
import type { Copy } from './copy/copy.ts'
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
  button?: LinkValue
  second?: LinkValue
  /** All statements there were, for the preheader. */
  said: string[]
  statements: string[]
  /** What is said in a few words that make no sentence. */
  points: string[]
  fragments: string[]
  pairs: Brief['pairs']
  /** What is to be told about the email: what was left out, what waits to be filled in. */
  notes: string[]
}

/** The statements, fragments and rows of a brief that are for the reader; rows that only repeat the main address go. */
export function materialOf(brief: Brief): Pick<Material, 'statements' | 'fragments' | 'pairs'> {
  const ending = brief.brand ? new RegExp(`, (?:at |from )?${escaped(brief.brand)}[.]?$`, 'i') : undefined
  const opening = brief.brand
    ? new RegExp(`^(?:(?:From )?(?:The )?)${escaped(brief.brand)}, (?=[\\p{Ll}\\d][^,]*[.]?$)`, 'iu')
    : undefined
  const named = (words: string) => (ending && words.includes(', ') ? words.replace(ending, '.') : words)
  const all = brief.statements
    .map(words => (/, [^,]+$/.test(words) ? named(words) : words))
    .map(words =>
      opening?.test(words) && !/, (?:is|are|has|have|will|an?|the|our)\b/.test(words)
        ? sentence(words.replace(opening, ''))
        : words
    )
    .filter(words => !isAboutSender(words, brief.brand))
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
    statements: said.filter(words => !isSelf(words) || !isIntroduction(words, brief.brand)),
    fragments: rows.filter(({ pair, words }) => !pair && !isAboutSender(words, brief.brand)).map(({ words }) => words),
    pairs: [
      ...brief.pairs.filter(({ label, value }) => !isMain(value) && !isHelp(label, value)),
      ...[...told, ...rows].flatMap(({ pair }) => pair ?? [])
    ]
  }
}

/** "We're Northbound Cycles, a bike shop in Leeds.": the header says it. */
const isIntroduction = (words: string, brand: string | undefined): boolean =>
  brand !== undefined && words.includes(brand) && words.length < 130 && !/\d|,? and (?:we|our|i)\b/i.test(words)

/** "Support: hello@petals.example": the section on help says it. */
const isHelp = (label: string, value: string): boolean =>
  /^(?:support|help|contact|questions|customer (?:service|care|support))$/i.test(label) &&
  /^\S+@\S+$|^[+\d][\d ()-]+$/.test(value)

/** "Brand is Fellside.", "Store is Loom & Leaf.": said to us; the header says it to the reader. */
const isAboutSender = (words: string, brand: string | undefined): boolean =>
  /^(?:the |our )?(?:brand|bank|place|podcast|label|fashion label|store|shop|company|customer|client|recipient|business|name|sender|app|gym|salon|studio|charity|school|band|hotel|restaurant|agency|saas|software|platform|tool|product|service|startup|cafe|café|bakery|practice|clinic|club|museum)(?:'s)?(?: name)? (?:is|are|called|named)\b[^.]{0,50}$/i.test(
    words
  ) ||
  (brand !== undefined &&
    !/\d/.test(words) &&
    new RegExp(`\\b(?:called|named) ${escaped(brand)}[^a-z]*$`).test(words)) ||
  /^(?:[Bb]rand|[Ss]tore|[Ss]hop|[Cc]ompany|[Cc]ustomer) [A-Z]\S*(?: \S+){0,2}$/.test(words) ||
  /^(?:our|my) [\w -]{3,36}$/i.test(words.replace(/[.]$/, '')) ||
  (brand !== undefined &&
    words.replace(/[.]$/, '').endsWith(` ${brand}`) &&
    words.split(' ').length < brand.split(' ').length + 4 &&
    /^(?:(?:furniture|online|local|family|small|our|the|my)\s+)*[\p{Ll} -]+ \p{Lu}/u.test(
      words.charAt(0).toLowerCase() + words.slice(1)
    )) ||
  /^(?:the |our )?customers? (?:has |have )?(?:picked|chose|ordered|bought|left)(?: (?:items?|things?|something|stuff|products?))?[.]?$/i.test(
    words
  ) ||
  (brand !== undefined && IS_TRADE.test(words)) ||
  (brand !== undefined && words.startsWith(`From ${brand}`) && words.length < brand.length + 36) ||
  (brand !== undefined && words.replace(/[.]$/, '') === brand)

/** "A 45-seat Mediterranean restaurant in Wellington.": what they are. */
const IS_TRADE = new RegExp(`^An? [\\p{L}\\d'’ -]{0,50}\\b(?:${KIND_OF_SENDER}) in \\p{Lu}[\\p{L} ]+[.]?$`, 'u')

const READER =
  /\b(?:[Pp]atient|[Cc]ustomer(?:'s name)?|[Cc]lient|recipient|buyer|member(?! of)|(?<![Cc]hief |special )guest(?= name|:| called))(?:'s)?(?: name)?(?: is|:| called)?\s+(?!Service|Support|Care|Team|Days?|Club|Name)((?:(?:Mr|Mrs|Ms|Dr)\.? (?:\p{Lu}\. )?)?[\p{Lu}][\p{L}'-]+)(?![\p{L}'-]| & )/u

/** "Use their first name in the headline": a tag stands for it. */
const FIRST_NAME =
  /\b(?:use|with|include|add|put|greet|address|insert|start with|personali[sz]e\w*)\b[^.\n]{0,30}\b(?:first names?|by name|(?:customer|member|guest|reader|donor|patient)(?:'s|s')? (?:first )?name)\b/i

/** The reader's first name, when the brief is for one person. */
export function readerOf(brief: Brief): string | undefined {
  const named = READER.exec(brief.text)?.[1]
  const paid =
    /\b(?:[Rr]eceipt|[Ii]nvoice|[Cc]onfirmation)\s+(?:for|to)\s+(\p{Lu}[\p{L}'-]+)\s+\p{Lu}[\p{L}'-]+\b(?!\s+(?:&|shop|store|bookshop))/u.exec(
      brief.text
    )?.[1]
  const thanked = /\bThank ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+) for\b/u.exec(brief.text)?.[1]
  const greeted = /\b(?:[Hh]i|[Dd]ear|[Hh]ello)\s+(\p{Lu}[\p{L}'-]+)\b/u.exec(brief.text)?.[1]
  if (FIRST_NAME.test(brief.source)) return '{{first_name}}'
  return named ?? (paid && !brief.brand?.startsWith(paid) ? paid : undefined) ?? thanked ?? greeted
}
