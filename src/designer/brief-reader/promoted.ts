/** What shops jot down of their offers and their readers, put as the plain wish it comes to. */
export const promotedPlainly = (brief: string): string =>
  brief
    .replace(PHOTO_REVIEW, 'Tell them they get $2 for a review with a $1')
    .replace(SENT_AFTER, '$1')
    .replace(NEWCOMER, '$1They get ')
    .replace(GET_PEOPLE, 'ask $1 to $2')
    .replace(SUBSCRIBERS, (_, before: string, verb: string) => `${before.replace(',', '.')}Tell them they ${verb}`)
    .replace(ON_THE_LIST, 'Tell them ')
    .replace(/\bthere'?s (?=(?:only |just )?(?:\d{2,}|[2-9])\b(?! ?%))/gi, 'there are ')
    .replace(HAVE_BACK, '$1 $2 are back in stock')
    .replace(AND_TRY, '. Add a button to try ')
    .replace(SHOW_THIS, '. Show this email. ')
    .replace(THANKS_FROM, '. Signed by $1.')
    .replace(BOTH_GET, '. $1, you both get ')
    .replace(NEW_GOODS, 'show three products. Offer ')
    .replace(MAIN_POINTS, 'Benefits: $1')
    .replace(EXTRA, '$2 get an extra $1% off')
    .replace(SEGMENT, ' $1 customers')
    .replace(RESTOCK_OF, '$1 email from $2: ')
    .replace(GIFT_ASKED, 'ask them to give $1')
    .replace(TILES, 'show $1 products')

/** "ask for a photo review, they get 200 points": a review with a photo brings them. */
const PHOTO_REVIEW =
  /\bask (?:them )?for an? (photo|video|picture) review,? (?:and |for which )?(?:they|you)(?:'ll| will)? get ([^.,;\n]{3,60})/gi

/** "review request for Sona, 21 days after delivery": when it goes out is for us. */
const SENT_AFTER =
  /^(\W*(?:[\p{L}-]+ ){0,3}review [^.\n]{3,90}?),? (?:sent |goes out )?(?:\d+|an?|two|three|ten) (?:days?|weeks?|hours?) after (?:the |their )?(?:delivery|purchase|arrival|order|visit|stay|check-?out|dispatch)\b(?! of\b)/giu

/** "New subscriber signed up through the popup and gets 10% off": how they came is known to them. */
const NEWCOMER =
  /(^|[.!?\n] ?)(?:(?:the|a|our) )?new (?:subscriber|customer|member|user|sign-?up)s? (?:who )?(?:just |has |have )?(?:signed up|joined|subscribed|registered)\b[^.,;\n]{0,50}? (?:and )?gets? /gi

/** "get people to come Friday": said to us. */
const GET_PEOPLE =
  /\bget (people|them|everyone|customers|guests) to (come|order|book|visit|pre-?order|try|sign up|join|buy|download|rsvp)\b/gi

/** "Newsletter subscribers get access a day early": that is who reads it. */
const SUBSCRIBERS =
  /(^|[.!?\n,] ?)(?:our )?(?:newsletter|e-?mail|mailing list) (?:subscribers|readers|members|list) (get|have|can|see)s?\b/gi

/** "Tell people on the waiting list, there are only 60": they are who reads it. */
const ON_THE_LIST =
  /\b(?:tell|let|remind) (?:the |our )?(?:people|everyone|everybody|customers|those|anyone) on (?:the|our) (?:waiting|wait|mailing|e-?mail|vip)? ?-?list(?: know)?(?:,|:| that| about it,)? (?=(?:there|we|it|they|our|the)\b)/gi

/** "we have our ceramic planters back in stock": they are. */
const HAVE_BACK =
  /\bwe(?:'ve)? (?:have |finally |now |just )*(?:have|got) (our|the) ((?:\p{L}[\p{L}'-]* ){0,4}?\p{L}+s) back in stock\b/giu

/** "… and a button to try it free for 30 days": a wish of its own. */
const AND_TRY = /(?:,? and|,| plus) (?:with )?an? (?:big |clear )?(?:button|cta) to try (?=(?:it )?(?:for )?free\b)/gi

/** "…, show this email, we also do beards now": what to do is a sentence of its own. */
const SHOW_THIS = /, (?:just |please )?show this e-?mail, (?=(?:we|you|it|they)\b)/gi

/** "…, if the friend joins both get £20 off": what a referral brings is a sentence of its own. */
const BOTH_GET =
  /, ((?:if|when|once) (?:the|their|a|your|that) friend (?:joins|signs up|books|buys|orders|subscribes)),? (?:they |you )?both get /gi

/** "…, thanks from Pete": who signs. */
const THANKS_FROM = /[,.] ?(?:many )?thanks,? from (\p{Lu}\p{Ll}+)\.?\s*$/gu

/** "show some new designs and give 20% off": goods to be shown, and then what is offered. */
const NEW_GOODS =
  /\bshow (?:them |off )?(?:some|a few|our|the) (?:of our )?(?:new|newest|latest) \p{Ll}+s,? (?:and|then) (?:also )?(?:give|offer)(?: them)? (?=\S*\d|free\b)/giu

/** "Cover the three main benefits (…)": a list by what it is of. */
const MAIN_POINTS =
  /\b(?:cover|explain|list|mention|include|show) (?:the |our |its )?(?:two |three |four |five |\d )?(?:main |key |top |biggest )?(?:benefits|features|points|advantages) ?\(([^()\n]{6,160})\)/gi

/** "extra 10 for VIPs". */
const EXTRA = /\b(?:plus )?(?:an )?extra (\d{1,2}) ?%? (?:off )?for (VIPs|members|subscribers)\b/gi

/** "early access for VIP segment": a word of marketing for people. */
const SEGMENT = / (VIP|loyal|loyalty) segment\b/gi

/** "Back in stock notice for Hedda Kids: the rain suit": the name is the sender's. */
const RESTOCK_OF =
  /\b([Bb]ack in stock)(?: e-?mail| notice| alert| message| announcement)? (?:for|from) (\p{Lu}[^:,.\n]{2,40}): (?=(?:the|our) )/gu

/** "…, ask for £20": what donors are asked. */
const GIFT_ASKED = /\bask (?:them )?for ([£$€₹₦]\s?\d[\d.,]*)(?=[.,;\n]|$)/gi

/** "then four product tiles". */
const TILES = /\b(two|three|four|five|six|[2-6]) product (?:tiles|cards|blocks|boxes)\b/gi
