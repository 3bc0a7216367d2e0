import { type Fact, ofKind } from './fact.ts'
import { isCommonWord } from './names.ts'
import { titleCase, trimEnds } from './words.ts'

export interface Brand {
  /** As the header says it. Empty when the brief gives nothing to go by. */
  name: string
  source: 'named' | 'domain' | 'trade' | 'none'
  /** What follows the name in the brief: "a houseplant subscription". */
  about?: string
  /** What the business is: "bookshop". */
  trade?: string
}

const TRADES =
  'book ?shop|bookstore|coffee (?:roaster|roastery|shop)|roaster|roastery|bakery|restaurant|cafe|café|bar|pub|brewery|winery|vineyard|deli|butcher|florist|flower shop|garden centre|garden center|nursery|plant shop|running shop|bike shop|surf shop|climbing gym|gym|yoga studio|studio|dance school|school|language school|dental practice|dentist|clinic|vet|practice|salon|hair salon|barber|spa|hotel|guesthouse|b&b|hostel|campsite|museum|gallery|theatre|theater|cinema|library|charity|food bank|shelter|animal shelter|church|club|football club|tennis club|running club|choir|band|orchestra|agency|consultancy|law firm|accounting firm|bank|insurance company|estate agent|letting agency|shop|store|online shop|online store|boutique|clothing brand|jewellery brand|skincare brand|fashion brand|sneaker shop|shoe shop|toy shop|record shop|pet shop|pottery studio|ceramics studio|photography studio|photographer|podcast|app|fitness app|budgeting app|software company|saas|saas company|startup|platform|marketplace|festival|farm|farm shop|market|cleaning company|plumber|garage|travel agency|tour company|airline|magazine|newspaper|charity shop|co-?working space|design studio|meal kit|subscription box|accountants?|tutoring company|nursery school'

const TRADE = new RegExp(
  `\\b(?:for|from|at|by|run|own|have|we are|we['’]re|i['’]m|is|of|my|our)\\s+(?:(?:a|an|our|my|the)\\s+)?(?:(?:small|little|local|independent|family|family-run|new|tiny|online|b2b|lovely|neighbourhood)\\s+)*((?:[a-z-]+\\s+)?(?:${TRADES}))\\b`
)

/** Hosts that many companies share. */
const SHARED =
  /^(?:www\.)?(?:zoom|eventbrite|calendly|youtube|youtu|google|goo|bit|github|gmail|outlook|hotmail|yahoo|facebook|instagram|linkedin|twitter|x|tiktok|typeform|forms|docs|meet|teams|etsy|amazon|paypal|stripe|shopify|mailchimp|example|trustpilot|g2|apps|play|apple|dropbox|notion|airtable|surveymonkey|substack|medium|icloud|proton|justgiving|gofundme|yourdomain|mysite|website|yoursite)$/i

const INNER = "(?:[\\p{L}\\p{M}\\d'’&+-]|\\.(?=\\p{L}))*"
const NAME = `[A-ZÀ-Þ]${INNER}(?:\\s(?:(?:&|of|the|and|de|du|la|\\+|'n')\\s)?[A-ZÀ-Þ0-9]${INNER}){0,4}`
const CALLED = new RegExp(
  `\\b(?:(?:company|brand|business|shop|store|studio|sender|organisation|organization|charity|restaurant|café|cafe|agency|startup|app|product)(?:\\s+name)?\\s*(?:is|:|=|named|called)|called|named|we are|we['’]re|i['’]m from|i run|we run|here at|team at|all at|everyone at|folks at)\\s+["“‘]?(${NAME})`,
  'u'
)
const FROM = new RegExp(
  `\\b(?:e-?mail|news ?letter|digest|campaign|mailing|sale|promo(?:tion)?|invitation|invite|confirmation|receipt|invoice|announcement|reminder|notice|update|survey|request|series|message|notification|appeal|offer|launch|template|note|card|letter|welcome|round-?up|weekend|event|discount|clearance|alert|Black Friday|Cyber Monday)s?\\b[^.:\\n]{0,40}?\\s(?:for|from|at|by|of|with)\\s+(?:(?:my|our|the|a|an) (?:[a-z-]+ ){1,4}(?:called |named )?)?["“‘]?(${NAME})`,
  'u'
)
/** "my bakery crumb & co," in small letters. */
const HASTY = new RegExp(
  `\\b(?:my|our)\\s+(?:[a-z-]+\\s+)?(?:${TRADES})\\s+(?:called |named |is )?([a-z][\\w'’]+(?:\\s(?:&|and|\\+)\\s[\\w'’]+|\\s[a-z][\\w'’]+)?)\\s*(?=[,.;:\\n–-]|$)`,
  'i'
)
const APPOSED = new RegExp(`(?:^|[\\s,])(${NAME}),\\s+(an?|the|our|your)\\s+([^,.:;\\n]{3,70})`, 'u')

/** Who sends the email. Names come first, then the address of the site, then what the business is. */
export function readBrand(text: string, facts: readonly Fact[]): Brand {
  const trade = TRADE.exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:a|an|the|our|my|small|little)\s+/, '')
  const named = nameOf(CALLED.exec(text)?.[1]) ?? nameOf(FROM.exec(text)?.[1]) ?? hasty(text) ?? addressed(text)
  const about = named && aboutOf(text, named)
  const shared = { ...(about && { about }), ...(trade && { trade }) }
  if (named) return { name: named, source: 'named', ...shared }
  const domain = domainName(facts)
  if (domain) return { name: domain, source: 'domain', ...shared }
  if (trade && !/^(?:shop|store|app|platform|studio|practice|club|school|bar|market|startup|saas|band)$/.test(trade)) {
    return { name: titleCase(`the ${trade}`), source: 'trade', trade }
  }
  return { name: '', source: 'none', ...shared }
}

function nameOf(raw: string | undefined): string | undefined {
  if (!raw) return undefined
  const words = trimEnds(raw.replace(/['’]s$/, '')).split(' ')
  while (
    words.length > 0 &&
    isCommonWord(words.at(-1)!) && words.length > 1 &&
    /^(?:and|of|the|&|is|in|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i.test(words.at(-1)!)
  )
    words.pop()
  const name = words.join(' ')
  const isOrdinary =
    words.every(word => isCommonWord(word) || /^\d+$/.test(word)) ||
    /^(?:Christmas|Easter|Halloween|Valentine|Thanksgiving|Black Friday|Cyber Monday|Mother|Father|English|React|Ramadan|Diwali)/.test(
      name
    )
  return isOrdinary ? undefined : name
}

function hasty(text: string): string | undefined {
  const raw = HASTY.exec(text)?.[1]
  if (
    !raw ||
    raw.split(/\s+/).every(isCommonWord) ||
    /^(?:is|are|has|that|which|for|in|on|at|with|to|we|and)\b/i.test(raw)
  )
    return undefined
  return titleCase(raw)
}

/** "Fernhollow, a houseplant subscription": a name that the brief explains. */
function addressed(text: string): string | undefined {
  const match = APPOSED.exec(text)
  return match &&
    !/\b(?:host|author|chef|speaker|founder|owner|customer|member|coach|teacher|ceo|director|manager|poet|artist)\b/i.test(
      match[3] ?? ''
    )
    ? nameOf(match[1])
    : undefined
}

function aboutOf(text: string, name: string): string | undefined {
  const at = text.indexOf(name)
  const after = at < 0 ? '' : text.slice(at + name.length)
  const match = /^,\s+((?:an?|the|our)\s+[^,.:;\n–]{3,70})/.exec(after)
  return match?.[1]?.replace(/\s+(?:and|to|that sends)$/, '')
}

function domainName(facts: readonly Fact[]): string | undefined {
  for (const { text, kind } of ofKind(facts, 'link', 'email')) {
    const host = kind === 'email' ? text.split('@')[1] : text.replace(/^https?:\/\//i, '').split(/[/?#:]/)[0]
    const labels = (host ?? '')
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.')
    const suffix = labels.length > 2 && /^(?:co|com|org|ac|net)$/.test(labels.at(-2) ?? '') ? 3 : 2
    const name = labels.at(-suffix)
    if (name && name.length > 2 && !SHARED.test(name)) return titleCase(name.replace(/-/g, ' '))
  }
  return undefined
}
