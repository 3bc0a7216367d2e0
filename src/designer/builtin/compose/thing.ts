import type { Brief, Kind } from '../../brief-reader/brief.ts'
import { escaped } from '../../grammar/escaped.ts'
import { isFitHeading } from './copy/gate.ts'
import { framedThing } from './thing-frames.ts'
import { uncapitalise } from './words.ts'

const STOP =
  /\s*(?:[,.;:!?(\n]|\s[–—-]\s|\s(?:\d|[£$€]|with|until|from|at|for|by|which|that|who|then|to|is|are|was|were|will|costs?|priced|this|next|using|starting|opens?|opening(?=\s+(?:on|in|at|its|our|the))|(?:mon|tues|wednes|thurs|fri|satur|sun)day|launch\w*|(?:two|three|four|five|six|a few|some) (?:days|weeks|months|years)|before|after|when|where|because|so|but|they|you|we|and (?:say|tell|give|include|mention|link|a)|coming|in (?:our|my|the)|on|via|including|showing|plus|every|last|today|tomorrow)\b)/i

/** The noun phrase at the beginning of some words, without article: `pottery class waiting list`. */
export function nounPhrase(words: string): string | undefined {
  const bare = words
    .trim()
    .replace(/^[-–—:]\s*/, '')
    .replace(
      /^(?:the |our |all )*(?:attendees|guests|customers|users|members|visitors|participants|subscribers|readers)\s+(?:of|at|from)\s+(?=\p{Lu})/u,
      ''
    )
    .replace(
      /^(?:(?:the launch of|a|an|the|our|my|your|their|his|her|some|new|brand[- ]new|upcoming|recent|latest|all)\s+)+/i,
      ''
    )
  // A name in quotes is the thing itself, whatever stands in it: 'oat milk coffee "Halfmoon No. 18"'.
  const quoted = /^(?:[\w'’-]+\s+){0,5}"([^"]{2,48})"/.exec(bare)?.[1]
  if (quoted) return quoted
  const end = STOP.exec(bare)?.index ?? bare.length
  const phrase = bare.slice(0, end).trim().replace(/^"|"$/g, '')
  return phrase.length > 1 && phrase.split(' ').length <= 7 ? phrase : undefined
}

/** Where a kind of brief names its thing. */
const WHERE: Partial<Record<Kind, RegExp>> = {
  welcome:
    /\b(?:joined|join|joining|signed up (?:for|to)|signing up (?:for|to)|subscribed to|members? of|subscribers? (?:to|of)|users? of)\s+(?:our |the |my )?(.+)/i,
  launch:
    /\b(?:product|app|feature|collection|book|album|range|course|release|line|service|tool)\s*(?:is|:|called|named)\s*(.+)|\b(?:launch(?:ing|ed)?(?: of)?|introducing|announc(?:ing|e)|unveil\w*|releas(?:ing|e)(?: of)?|called|named)\s+((?!notes|email|announcement|on |at |an? email).+)|\bnew\s+(.+)/i,
  event:
    /\b(?:invit\w*|join us|come)\s+(?:(?:people|everyone|customers|our \w+|members|email|e-mail|guests|them|you)\s+)*(?:to|for)\s+(.+)/i,
  review:
    /\brate (?:their|your|the|his|her) (.+)|\breviews?\s+(?:of |for |on |after )?((?:the|their|our|your|his|her)\s.+)|\b(?:bought|purchased|ordered)\s+(.+)/i,
  restock:
    /\brestocking (?:the |our )?(?:sold[- ]out )?((?:(?! on | at | this | next |[.,\n]).){3,50})|\b(?:the|our|my) ((?:(?!the\b|our\b|my\b)[\p{L}'&-]+ ){0,5}?[\p{L}'-]+) (?:is|are) (?:now |finally )?back\b|\b((?:(?!\b(?:the|our|my)\b)[\p{Ll}' -]){3,50}?) (?:is|are) back\b/iu,
  survey:
    /\b(?:survey|feedback|questionnaire)\b[^.]*? after (?:a |the |your |their |our )?((?:(?! at | in | with |[.,\n]).){3,40})|\bthink (?:about|of)\s+(.+)|\b(?:survey|feedback|questionnaire|poll)\s+(?:about|on|for)\s+(.+)/i
}

/** "our indie game EMBERWAKE": the name after the noun. */
const CALLED =
  /\b(?:[Cc]ollection|[Pp]roduct|[Aa]pp|[Aa]lbum|[Bb]ook|[Rr]ange|[Mm]enu|[Dd]rink|[Bb]lend),? (?:is )?(?:called|named) (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,3})|\b(?:our|new|my)\s+(?:[a-z-]+\s+){0,3}(?:game|app|album|book|film|show|single|song|podcast|product|collection|range|drink|tool|course|serum|cream|lamp|bike|sneaker|shoe|beer|wine|blend|feature)\s+(?:called\s+|named\s+|is\s+)?(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,3})/u

/** "launching a new hazy IPA called Low Fog". */
const NEW_CALLED =
  /\b(?:launch\w*|introduc\w*|releas\w*|unveil\w*|new)\b[^.,;:\n]{2,50}? (?:called|named) "?(\p{Lu}[\p{L}\d'’]*(?: (?:\p{Lu}[\p{L}\d'’]*|\d+)){0,3})(?<! (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u

/** "the Coastline collection". */
const NAMED_SET = /\b[Tt]he (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:collection|range|line|edition|series))\b/u

const NO_THING =
  /^(?:one of .*|(?:leave|write|give|review|rate|post)\b.*|us\b.*|email|mail|newsletter|product|products|template|flash sale email|people|us|guests|customers|users|members|clients|visitors|couples?|donors?|families|attendees|volunteers?|students?|parents?|subscribers|passengers|patients|riders|travell?ers|residents|tenants|buyers|backers|diners|everyone|it|them|one|gym|shop|store|company|business|app|saas|list|mailing list|email list|team|review|reviews|survey|feedback|something|purchase|last order|claim|case|policy|account|service|program(?:me)?)$/i

/** What an email is about, as a noun without article; a title in quotes comes first. */
export function thingOf(brief: Brief): string | undefined {
  const thing = foundThing(brief)
  const isSender = brief.kind === 'restock' && brief.brand && thing?.toLowerCase().endsWith(brief.brand.toLowerCase())
  if (brief.kind === 'restock' && /\b(?:brand|shop|store|company|studio)\b/i.test(thing ?? ''))
    return brief.named?.replace(/^the /i, '')
  const bare =
    brief.kind === 'restock'
      ? thing?.replace(/, (?:in )?\p{Ll}.*$|(?: that| which)?(?: has| had)? sold out\b.*$/u, '')
      : thing
  const shown = isSender ? BACK.exec(brief.source)?.[1] : bare
  const name = shown?.replace(/^\p{Ll}[\p{Ll} -]*, (?=\p{Lu})/u, '')
  if (name && !NO_NOUN.test(name)) return withVersion(brief, name)
  const version = brief.brand && withVersion(brief, brief.brand)
  return version !== brief.brand ? version : undefined
}

/** "Tallybee 2.0": what is launched is that version. */
const withVersion = ({ kind, source }: Brief, name: string): string =>
  kind === 'launch' ? name + (new RegExp(`${escaped(name)}( v?\\d+\\.\\d+)(?![\\d%])`).exec(source)?.[1] ?? '') : name

/** "from us", "to our regulars": no noun phrase begins so. */
const NO_NOUN =
  /^(?:from|to|at|in|of|for|with|by|us|it|them|on|and|we|they|you|who|that|(?:sat|sun|mon|tue|wed|thu|fri)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:\w+ )?(?:menu|brunch|lunch|roast|club|class|market|supper|box|special|session|series|edition|service)))\b/i

/** "we finally got the fig & cedar candle back in stock". */
const BACK = /\b(?:got|have|has) (?:the |our )?([^,.]{3,40}?) back\b/i

function foundThing(brief: Brief): string | undefined {
  const row = /launch|event/.test(brief.kind)
    ? brief.pairs.find(({ label, value }) => TITLE_ROW.test(label) && value.length < 90)?.value
    : undefined
  const named = row?.replace(/^"|"$/g, '') ?? (/launch|event|restock/.test(brief.kind) ? namedThing(brief) : undefined)
  const introduced =
    brief.kind === 'launch'
      ? (INTRODUCED.exec(brief.source)?.[1] ??
        ITS_NAME.exec(brief.source)?.[1] ??
        LAUNCH_OF.exec(brief.source)?.[1] ??
        RELEASED.exec(brief.source)?.[1])
      : undefined
  if (introduced) return introduced
  const gathering = brief.kind === 'event' ? GATHERING.exec(brief.source)?.[1] : undefined
  if (gathering && !brief.headline && !row) return titleAfter(gathering, brief.source) ?? gathering
  if (named) return named
  const framed = framedThing(brief)
  if (framed && (brief.kind === 'event' || framed !== brief.brand)) return framed
  const episode =
    brief.kind === 'launch'
      ? /\bep(?:isode)?\.? ?\d*\s*[:–-]\s*([\p{L}][^.\n]{3,60}?)(?=[.\n]|$)/iu.exec(brief.source)?.[1]
      : undefined
  const dayFor =
    brief.kind === 'launch'
      ? /\blaunch day(?: e-?mail)? for (?:our )?(\p{Lu}[\p{L}\d]+(?: (?:\p{Lu}[\p{L}\d]*|\d+))*)/iu.exec(
          brief.source
        )?.[1]
      : undefined
  const before =
    brief.kind === 'launch'
      ? uncapitalise(/^([\w' -]{4,40}?) (?:feature |product )?launch\b(?! day)/i.exec(brief.source)?.[1] ?? '') ||
        undefined
      : undefined
  const shown =
    brief.kind === 'launch'
      ? /^(?:Discover|Meet|Shop|Try|See|Explore|Get) (\p{Lu}.{2,30})$/u.exec(brief.action ?? '')?.[1]
      : undefined
  const titled = /event|launch/.test(brief.kind) ? titleOf(brief) : undefined
  const called =
    brief.kind === 'launch'
      ? (CALLED.exec(brief.source) ?? NAMED_SET.exec(brief.source) ?? NEW_CALLED.exec(brief.source))
          ?.slice(1)
          .find(Boolean)
      : undefined
  const first = episode ?? titled ?? (called === brief.brand ? undefined : called) ?? shown ?? dayFor ?? before
  if (first && !NO_THING.test(first)) return first
  const { subject, kind, brand } = brief
  if (
    kind === 'event' &&
    subject &&
    subject.length < 66 &&
    (/\?$/.test(subject) || new RegExp(`\\b(?:topic|theme)\\s*:\\s*${escaped(subject)}`, 'i').test(brief.source))
  )
    return subject
  if (kind === 'launch' && subject && /^\p{Lu}/u.test(subject) && subject.split(' ').length < 5) return subject
  const whole = kind === 'event' ? subject?.replace(/^(?:(?:a|an|the|our|my)\s+)+/i, '') : undefined
  if (
    whole &&
    whole.length < 52 &&
    isFitHeading(whole) &&
    !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d(?:am|pm|:)|\bfor (?:our|the|my)\b| at \p{Lu}|\bof (?:my|our)\b/iu.test(
      whole
    ) &&
    /^[\p{Ll}\d]/u.test(whole)
  )
    return whole
  const found = WHERE[kind]?.exec(brief.source)?.slice(1).find(Boolean)
  const phrase = found && !/^(?:for|on|at|in|to|of|email|day)\b/i.test(found) ? nounPhrase(found) : undefined
  if (phrase && !NO_THING.test(phrase) && phrase !== brand) return phrase
  const noun = subject && nounPhrase(subject)
  if (!noun || NO_THING.test(noun)) return undefined
  const isSender = brand && (subject.includes(brand) || noun === brand)
  return kind === 'event' || !isSender ? noun : undefined
}

/** "our new app for freelancers, Tallybird 2.0". */
const INTRODUCED =
  /\b(?:our|my|the) (?:brand[- ])?new (?:[\p{Ll}-]+ ){1,3}for [\p{Ll} -]+, (\p{Lu}[\p{L}\d'’]*(?: (?:\p{Lu}[\p{L}\d'’]*|\d+(?:\.\d+)?))*)/u

/** "new beer launch - Saltpan, a gose with sea salt". */
const LAUNCH_OF =
  /\bnew (?:[\p{Ll}-]+ ){1,3}(?:launch|release)(?: e-?mail)?(?: ?[-–—:]|,) ?(\p{Lu}[\p{L}\d'’]*(?: (?:\p{Lu}[\p{L}\d'’]*|\d+(?:\.\d+)?))*)(?=, an? )/u

/** "we just released offline mode in Trailmate". */
const RELEASED = /\bjust (?:released|launched|added|shipped) (\p{Ll}[\p{Ll} -]{3,30}?) (?:in|to|for) (?=\p{Lu})/u

/** "It's the Pebble One, a small espresso maker". */
const ITS_NAME =
  /\b(?:[Ii]t's|[Ii]t is|[Tt]his is|[Mm]eet) (?:the |our )(\p{Lu}[\p{L}\d'’]*(?: (?:\p{Lu}[\p{L}\d'’]*|\d+(?:\.\d+)?))*), (?:an?|the|our) /u

/** "invite to our christmas open studio, …": the gathering before the comma, not what is on there. */
const GATHERING =
  /^(?:an? )?invit\w*[^,.\n]{0,90}? to (?:our|the|my|an?) ((?:[\p{L}'’-]+ ){0,4}?(?:open (?:studio|day|evening|house)|party|fair|market|lunch|dinner|supper|breakfast|brunch|tasting|workshop|concert|gala|reception|preview|barbecue|picnic|quiz night|film night|walk|fun run|night walk|hike|ride|race|swim|conference|congress|summit|symposium|exhibition|open evening))(?=,| in \p{Lu}| on \b| at \b|\.)/iu

/** 'a free online workshop, "Spreadsheets without tears"': the title says more than what it is. */
const titleAfter = (gathering: string, source: string): string | undefined =>
  new RegExp(`${escaped(gathering)},? (?:(?:called|titled|named|on) )?"([^"]{3,60})"`).exec(source)?.[1]

const TITLE_ROW = /^(?:title|webinar|talk|course|workshop|topic)$/i

/** "open studio weekend 4 and 5 october 11-5": when it is, is no part of what it is called. */
const DAYS_AFTER =
  / \d{1,2}(?:st|nd|rd|th)?(?: ?(?:and|to|&|-|–) ?\d{1,2}(?:st|nd|rd|th)?)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b.*$/i

/** The name that the brief has for it, when it can stand in a heading. */
function namedThing({ named = '', brand = '', source }: Brief): string | undefined {
  const proper = /^(?:our|the|my) \p{Ll}/u.test(named)
    ? new RegExp(
        `${escaped(named)}, (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\b)(\\p{Lu}[\\p{L}\\d'’-]*(?: (?:\\p{Lu}[\\p{L}\\d'’-]*|\\d+|of|the|&))*)(?=[,.;:]| from | is | for | with )`,
        'u'
      ).exec(source)?.[1]
    : undefined
  const name = (proper && proper !== brand ? proper : named)
    .replace(/^(?:(?:[Tt]he|[Oo]ur|[Mm]y|an?|[Nn]ew|[Yy]our|An? (?=\p{Ll}))\s+)+/u, '')
    .replace(/^(?=(?:shop|store|club|school|company|team|studio|church|village|choir|gym|centre|center)'s )/, 'our ')
    .replace(/^.*, (?:the|our) (?=\p{Lu})/u, '')
    .replace(/^.*"([^"]+)"?$/, '$1')
    .replace(/^"|"$/g, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(brand ? new RegExp(` of (?:the )?${escaped(brand)}(?: in \\p{Lu}[\\p{L}-]+)?$`, 'u') : /$^/, '')
    .replace(/^.* (?:called|named) (?=\p{Lu})/u, '')
    .replace(DAYS_AFTER, '')
  const short = name.split(' ').length < 9 ? name : name.replace(/ (?:in|with|for|from|by|at) .*$/, '')
  const fits = short.length > 2 && short.length < 52 && short.split(' ').length < 9 && short !== brand
  return fits && !NO_THING.test(short) && !NO_NOUN.test(short) && isFitHeading(short) ? short : undefined
}

const NO_TITLE =
  /\b(?:buttons?|ctas?|one-?liner|tagline|slogan|strapline|quotes?|saying|says|no|headline|subject(?: line)?|label(?:led)?|not|call it)\b[^.\n]{0,30}"?$/i

/** `Showing "The Lighthouse"` names a film, not the evening; a quotation of somebody is no title. */
function titleOf({ facts, quotes, action, headline, text }: Brief): string | undefined {
  const titled = facts.find(
    fact =>
      fact.kind === 'quote' &&
      fact.text.length < 50 &&
      !quotes.some(quote => quote.text === fact.text) &&
      fact.text !== action &&
      fact.text !== headline &&
      !NO_TITLE.test(text.slice(Math.max(0, fact.at - 40), fact.at)) &&
      !/^"?\s*(?:->|→|=>|to|:|\()?\s*(?:https?:|www\.)/i.test(text.slice(fact.at + fact.text.length))
  )
  return titled && !/\b(?:showing|screening of|playing|film)\s*:?\s*"?$/i.test(text.slice(0, titled.at))
    ? titled.text
    : undefined
}
