import type { FactKind } from './fact.ts'

/** How facts are written in English briefs. Each pattern is global; where it has a group `value`, that is the fact. */
export interface FactPattern {
  kind: FactKind
  pattern: RegExp
}

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b'
const FULL_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const DAY = `(?:${FULL_DAY}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?`
const NTH = '\\d{1,2}(?:st|nd|rd|th)?'
const TO = '\\s*(?:-|–|—|to|until|till|and|&)\\s*'
const YEAR = '(?:,?\\s+(?:19|20)\\d{2}\\b)?'

const DATES = [
  `(?:${DAY},?\\s+)?(?:the\\s+)?\\b${NTH}\\s+(?:of\\s+)?${MONTH}${YEAR}${TO}(?:${DAY},?\\s+)?${NTH}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
  `(?:${DAY},?\\s+)?(?:the\\s+)?\\b${NTH}(?:${TO}${NTH})?\\s+(?:of\\s+)?${MONTH}${YEAR}`,
  `(?:${DAY},?\\s+)?\\b${MONTH}\\s+(?:the\\s+)?${NTH}\\b(?:${TO}(?:${MONTH}\\s+)?${NTH}\\b)?(?!\\s*[:.]\\d|\\s*(?:am|pm)\\b)${YEAR}`,
  `${DAY}\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)\\b`,
  '\\b\\d{4}-\\d{2}-\\d{2}\\b',
  '\\b\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})\\b',
  `(?<!\\b(?:black|cyber|good|shrove|ash|maundy|bank holiday) )\\b(?:next |this |last |every )?${FULL_DAY}s?(?:${TO}${FULL_DAY}s?)?(?:\\s+(?:morning|afternoon|evening|night|lunchtime)s?)?\\b`,
  '\\b(?:tomorrow|tonight|today)\\b(?:\\s+at\\s+midnight)?',
  '\\b(?:this|next)\\s+(?:week(?:end)?|month|year|spring|summer|autumn|fall|winter)\\b',
  '\\bthe\\s+end\\s+of\\s+(?:the\\s+)?(?:week|month|year|[A-Z][a-z]+)\\b',
  `\\b${MONTH}\\s+(?:19|20)\\d{2}\\b`,
  '(?<=\\b(?:in|until|till|by|from|of|for|since|this|next|late|early|mid)\\s)(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b'
].join('|')

const ZONE = '(?:\\s?(?:UTC|GMT|BST|CET|CEST|EST|EDT|PST|PDT|CST|CDT|ET|PT|CT)\\b)?'
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)'
const TIMES = [
  `\\b\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:am|pm))?\\s*(?:-|–|—|to|until|till)\\s*${CLOCK}${ZONE}`,
  `\\b${CLOCK}${ZONE}(?![\\w])`,
  `\\b(?:[01]?\\d|2[0-3]):[0-5]\\d(?:\\s*(?:-|–|—|to|until|till)\\s*(?:[01]?\\d|2[0-4]):[0-5]\\d)?${ZONE}\\b`,
  "\\b\\d{1,2}\\s?o['’]clock\\b",
  '\\b(?:noon|midnight)\\b'
].join('|')

const NUMBER = '\\d{1,3}(?:[,\\u00a0]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?(?!\\d)'
const SIGN = '(?:(?:US|CA|AU|NZ|HK|A|C)?[$£€¥₹₩₺]|(?:CHF|USD|EUR|GBP|AUD|CAD|NZD|SEK|NOK|DKK|PLN|kr|R\\$|Rs\\.?)\\s)'
const AMOUNTS = [
  `${SIGN}\\s?(?:${NUMBER})(?:\\s?(?:k|m|bn|million|billion)\\b)?`,
  `\\b(?:${NUMBER})\\s?(?:€|£|\\$|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|AUD|CAD|dollars?|pounds?|euros?|bucks|quid|kr|zł|pence|cents)(?!\\w))`,
  '\\b\\d{1,5}\\.\\d{2}\\b(?!\\s?(?:%|am|pm|[.\\d]))'
].join('|')

const TLD =
  'com|org|net|edu|gov|info|biz|example|test|shop|store|app|dev|io|co|ai|me|tv|uk|us|ca|au|nz|ie|de|fr|es|pt|nl|be|ch|se|dk|fi|pl|cz|jp|br|mx|eu|cloud|site|online|studio|club|cafe|coffee|bar|pub|house|art|design|blog|news|world|life|love|fun|events|live|agency|academy|school|fit|yoga|bike|pet|garden|farm|kitchen|restaurant|wine|beer|fm|gg|so|to|it|in|xyz|health|care|travel|tours|tickets|email'
/** These are words too: as a bare address they need a path or `www.`. */
const WORDY = '(?!\\S*\\.(?:so|to|it|in|us|me|be)(?:[\\s,;:!?)\\]]|\\.?\\s|\\.?$))'

const REFERENCE_NOUN =
  'order|invoice|receipt|booking|reservation|tracking|case|account|reference|ref|confirmation|policy|membership|parcel|flight|room|issue|edition|purchase order'

/** In the order in which they claim their place. */
export const FACT_PATTERNS: FactPattern[] = [
  { kind: 'merge', pattern: /\{\{[^{}\n]{1,80}\}\}|\*\|[^|*\n]{1,60}\|\*|\{%[^%\n]{1,80}%\}|%%[\w.]{1,40}%%/g },
  { kind: 'email', pattern: /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}/g },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"“”]{2,400}/gi },
  {
    kind: 'link',
    pattern: new RegExp(
      `(?<![\\w@.-])${WORDY}(?:[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?\\.){1,4}(?:${TLD})\\b(?![.-]?\\w)(?:[/?#][^\\s<>"“”]{0,300})?`,
      'gi'
    )
  },
  {
    kind: 'reference',
    pattern: new RegExp(
      `\\b(?<label>${REFERENCE_NOUN})(?:\\s+(?:(?:number|no\\.?|nr\\.?|num|id|code|ref(?:erence)?)\\b\\.?\\s*(?:is|:|=)?\\s*#?|#)|\\s*:\\s*#?|\\s*#|\\s+(?=[A-Z]{0,5}-?\\d{3}))\\s*(?<value>(?![\\d.,]+\\s?(?:am|pm|%|€|£|\\$))(?!\\d{1,2}[:.]\\d)[A-Z]{0,6}[-/]?\\d[A-Za-z0-9/-]{0,30})`,
      'gi'
    )
  },
  { kind: 'reference', pattern: /(?<![\w#&])#(?<value>[A-Z]{0,5}-?\d{3,12})\b/g },
  {
    kind: 'code',
    pattern:
      /\b(?:code|coupon|voucher|promo)s?(?:\s+(?:code|is|of|called))*\s*[:=]?\s*["'“‘]?(?<value>(?=[A-Z0-9_-]*[A-Z0-9])[A-Z0-9][A-Z0-9_-]{2,24}|(?=[a-z]*\d)[a-z0-9_-]{3,24})\b/g
  },
  {
    kind: 'code',
    pattern:
      /\buse\s+["'“‘]?(?<value>[A-Z][A-Z0-9_-]{3,24})["'”’]?(?=\s+(?:at|for|to|on|in|before|until)\b|\s*[.,!)]|$)/g
  },
  { kind: 'code', pattern: /\b(?<value>[A-Z]{3,16}\d{1,4})\b/g },
  { kind: 'date', pattern: new RegExp(DATES, 'gi') },
  { kind: 'time', pattern: new RegExp(TIMES, 'gi') },
  { kind: 'percent', pattern: /\b\d+(?:[.,]\d+)?\s?(?:%|percent\b|per cent\b)/gi },
  { kind: 'amount', pattern: new RegExp(AMOUNTS, 'gi') },
  {
    kind: 'phone',
    pattern: /(?<![\w.])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?!\w)/g
  },
  {
    kind: 'number',
    pattern:
      /(?<![\w.#-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\w*-\d)(?:\+|\s?(?:cm|mm|kg|g|ml|km|mi|GB|MB|min|mins|hrs?|k|l)\b|(?:-|\s)(?!(?:in|and|or|at|for|to|of|on|with|is|are|the|from|by|free|per|each|off)\b)[a-z]{2,14}\b)?/g
  }
]
