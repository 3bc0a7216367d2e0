import { KIND_OF_SENDER } from './kinds.ts'

/** Words around a name which tell that it is the sender's. */
export interface Frame {
  /** What stands before the name, to its first letter. */
  before?: RegExp
  /** What stands after it. */
  after?: RegExp
  /** So sure that the name may be a place, a person or an event. */
  sure?: boolean
  /** The name tells what it is of: "Park Row Dental". */
  itself?: boolean
  /** The name has more than one word. */
  long?: boolean
  /** The name may look like a person's: "Osteria Lina" of a restaurant. */
  person?: boolean
  /** The name may be a single word that begins a sentence. */
  starts?: boolean
}

const KIND = `(?:${KIND_OF_SENDER})`
const OUR = '(?:my|our)'
const SELF = "(?:we are|we're|i am|i'm|i run|i own|i manage|i have|we run|we own|we have|i teach)"
const LABEL = `(?:brand|company|business|org|organi[sz]ation|sender|label|host(?:ed by)?|(?:fashion |record )?label|${KIND})`
const MAIL =
  '(?:e-?mails?|newsletters?|invites?|invitations?|announcements?|confirmations?|receipts?|invoices?|reminders?|notices?|updates?|surveys?|requests?|appeals?|letters?|alerts?|messages?|campaign|digest|sequence|template|sale|launch|welcome|win-?back|re-engagement|cart|dinner|agm|meeting|promo|note|report|renewal|verification|reset|card|ad|post|flyer|day|here)'
const READERS =
  '(?:users|members|customers|clients|donors|subscribers|guests|attendees|participants|residents|staff|employees|team|parents|pupils|students|alumni|patients|tenants|volunteers|fans|supporters|runners|readers|friends|people|colleagues|everyone|regulars|visitors|shoppers|owners|players|families|neighbours|players)'

/** First come, first served: the surest frame with a fitting name tells the sender. */
export const FRAMES: Frame[] = [
  // The Lantern House, our 14-room boutique hotel
  { after: new RegExp(`^, (?:our|my) (?:[\\w'’&-]+ ){0,5}?${KIND}\\b`, 'iu'), sure: true, starts: true },
  // Brand: Petal & Post; Name of org: Friends of Kelvin; Gym is Pulse Studio; company Hartwell Estates
  {
    before: new RegExp(
      `(?:^|[\\n.,;(!?]\\s*|\\bour |\\bmy |\\bthe |\\bis for )(?:name of (?:the |our |my )?\\w+|(?<=our )name|${LABEL}(?:'s)?(?: name)?)\\s*(?::|=|is(?: called| named)?\\b:?|name)\\s*"?(?:the )?$`,
      'i'
    ),
    sure: true
  },
  { before: /(?:^|[\n.;!?]\s*)(?:company|brand|business|sender|organi[sz]ation)\s+$/i, sure: true },
  // We are Stillwater Yoga
  {
    before:
      /\b(?:we are|we're|i run|i own|we run|this is|we're called|we are called|i work (?:for|at))\s+"?(?:the )?$/i,
    sure: true
  },
  // we are a small bakery called Rye & Shine; a law firm (Harcastle & Bray); I run a bookshop in Galway, Tidewrack Books
  { before: new RegExp(`\\b(?:${SELF}|${OUR}) [^.!?\\n:;]{2,70}? (?:called|named|known as) "?$`, 'i') },
  { before: new RegExp(`\\b${SELF} (?:an?|the) [^.!?\\n:;,(]{2,60}(?:,|:| \\(| [-–—]) ?"?$`, 'i') },
  {
    before: new RegExp(
      `\\b${KIND}(?: (?:for|in|on|at|near|from) [^.,;:\\n]{2,30})?(?: is| are|'s)?,? (?:called|named) "?$`,
      'i'
    ),
    sure: true
  },
  // 30% off all dresses at Lola Marzo
  { before: /(?:\d%|half price|[£$€]\d+) off [^.,;:\n]{2,50} at (?:the )?$/i, sure: true },
  // a cheque made out to Hollow Brook Sanctuary
  { before: /\b(?:cheques?|checks?)\b[^.\n]{0,30} (?:made out|made payable|payable) to (?:the )?$/i, sure: true },
  // From Cascade Homes. as a sentence; From: Northfold
  { before: /(?:^|[.!?\n]\s*)from:?\s+(?:the )?$/i, after: /^\s*(?:[.!\n,;(]|$)/ },
  // the annual dinner of the Little Lanterns Children's Trust
  {
    before:
      /\b(?:dinner|gala|fair|f[eê]te|meeting|agm|concert|open day|party|festival|auction|ball|lunch|fundraiser|walk|raffle) of (?:the )?$/i,
    itself: true
  },
  // a meditation app by Stillwater Labs
  {
    before:
      /\b(?:app|tool|game|book|coffee|product|collection|album|beer|wine|lamp|platform|service|podcast|drink|serum|range) by $|" (?:by|from) $/i
  },
  // our brand Luma Botanica, our gym, Forge Fitness, our candle shop (Wick & Willow)
  {
    before: new RegExp(`\\b${OUR} (?:[\\w'-]+ ){0,4}${KIND}(?: in (?:the )?[\\p{L}]+)?(?:,| [-–—]| \\(|:)? ?"?$`, 'iu'),
    person: true
  },
  // Northfold, a men's outerwear brand; Loaf Theory bakery; Ledgerly is an app
  {
    after: new RegExp(
      `^(?:,| is| are|:| [-–—]| \\() ?(?:an?|our|my|the) (?:[\\w'’&-]+ ){0,5}?${KIND}\\b|^ \\((?:[a-z-]+ ){0,3}${KIND}[,)]`,
      'iu'
    ),
    starts: true
  },
  { before: /\b(?:for|from|at|by|of|to|join) (?:the )?$/i, after: /^,? an? [\p{Ll}\d][\p{L}\d' -]{5,60}[.,:]/u },
  // outdoor shop Crag & Co; a recipe app, Simmr; Restaurant - Osteria Lina
  { before: new RegExp(`\\b${KIND}(?: in \\p{Lu}\\p{L}+)?(?:,| [-–—]|:| \\()? ?$`, 'iu'), person: true },
  { after: new RegExp(`^,? (?:\\p{Ll}[\\p{L}-]+ ){0,2}${KIND}\\b(?! (?:sale|photos|week|day|opening))`, 'u') },
  // newsletter to staff at Brightwell Logistics; members of X; X's customers
  { before: new RegExp(`\\b${READERS} (?:of|at|in|from) (?:the )?$`, 'i') },
  {
    after: new RegExp(
      `^(?:'s)? (?:newsletter|(?:new |existing |loyal )?${READERS}|locations?|branch|account|subscription)\\b`,
      'i'
    )
  },
  // receipt from Streamly, newsletter - Paws & Claws Rescue
  { before: new RegExp(`\\b${MAIL}(?: [\\p{Ll}-]+){0,4}? (?:from|by) (?:the )?"?$`, 'iu') },
  { before: new RegExp(`\\b${MAIL}(?: [\\p{Ll}-]+){0,3}?(?: (?:for|of|at)|:| [-–—]) ?(?:the )?"?$`, 'iu') }
]

/** Frames that hold for nearly any name: only when nothing surer was found. */
export const LOOSE_FRAMES: Frame[] = [
  // the backers who helped us reprint the Almanac at Owlstone Letterpress
  {
    before:
      /\b(?:backers|people|everyone|guests|customers|clients|donors|supporters|volunteers|members|visitors|passengers|riders|travell?ers|couples|parents|patients|students|diners|owners)\b who [^.!?\n]{0,80}\b(?:at|from|with) (?:the )?$/i,
    long: true
  },
  // subscriptions to the Marlow Cheese Box
  { before: /\bsubscri(?:ptions?|bers|bed) to (?:the )?$/i, long: true, sure: true },
  // our winemaker dinner at Casa Olmo
  { before: /\b(?:to|for) our (?:[\p{Ll}-]+ ){1,4}at (?:the )?$/u },
  {
    before:
      /\b(?:hiring|job|opening|role|position|sale|stay|stayed|stays|team|careers?|working|work|designer|manager|engineer|baker|barista|chef|assistant|join|joined|joining|signed up (?:for|to)|bought|ordered)\b[^.!?\n:;]{0,40}?\b(?:at|from|for|join|joined|joining|team) (?:the )?$/i
  },
  { before: /\b(?:join|joined|joining|team|users of) (?:the )?$/i },
  { after: /^ (?:sends|makes|sells|offers|brings|helps|delivers|teaches|runs|publishes|roasts|bakes) /, starts: true },
  { before: /(?:^|[.!?\n]\s*)$/, after: /^,\s+(?:\d+\w? \p{Lu}|\p{Lu}\p{Ll}+\s*(?:[.!\n]|$))/u },
  { before: /^[^.!?\n]*\b(?:from|of|for|to|at) (?:the )?$/i },
  {
    before:
      /\b(?:leaves|leaving|visit|visiting|here at|back at|love from|all at|on behalf of|choosing|chose|us at|organi[sz]ed by|shopping (?:at|with)) (?:the )?$/i
  },
  { before: /^$/, after: /^: /, long: true },
  { before: /^[^:\n]{4,40}: $/, after: /^, / },
  // Fenland Paws Vets. as a sentence; "invoice email, Pixelbarn Hosting, …"
  { before: /(?:^|[.!?\n]\s*)$/, after: /^\s*(?:[.!\n]|$)/, long: true },
  // Your table is booked: Brasserie Nord, Friday 14 March
  { before: /^[^:\n]{4,40}: $/, after: /^, / },
  { long: true, itself: true },
  { before: /[\w'")] [-–—] (?:the )?$/, after: /^\s*(?:[,.\n]|$)/, long: true, person: true },
  { before: /^[^.!?\n]{3,60}, $/, after: /^\s*[,.\n]/, long: true },
  // "refund issued, £42.50, Fern & Fable", "welcome email new users Tidyloop"
  { before: /, $/, after: /^\s*\.?$/, long: true },
  { before: new RegExp(`\\b(?:${READERS}|e-?mail|newsletter) $`, 'i'), after: /^\s*(?:[.,\n]|$)/ }
]

/** What the email is about gives its name to the sender when nobody else does. */
export const THING_FRAMES: Frame[] = [
  { before: /(?:^|\n)(?:event|product|title|app)(?:: | is )(?:the )?$|\bproduct(?:: | is )(?:the )?$/i }
]
