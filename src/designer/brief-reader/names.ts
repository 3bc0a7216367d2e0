import type { Fact } from './brief.ts'

/** Words with a capital that name nobody. */
const COMMON = new Set(
  (
    "We're It's That's There's Here's What's Let's You're They're Sat Mon Tues Tue Wed Weds Thu Thurs Fri Sun Ep Mr Mrs Ms Dr Main Three Two Four Five Six One Quote Ask Don't Launching Introducing Announcing Celebrating Inviting Welcoming Promoting Opening Payment Trial Bank Customer Client Patient Device Spectator Trains Bag Water I I'm I'd I'll I've A An The We Our You Your They It He She My His Her Their This That These Those And Or But So If When While As At By For From In Of On To With " +
    'Email Mail E-mail Newsletter Faq Cta Html Css Tone Style Subject Headline Title Button Colours Colors Colour Color Use Make Keep Include Mention Add Say Tell Write Create Please Design Need Want ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
    'Also Then Thanks Thank Hi Hello Hey Ok Okay No Yes Not Just New Free Vat Uk Us Usa Eu Gmt Bst Cet Est Pst Am Pm Rsvp Ps Asap Announce Launch Introduce Promote Celebrate Remind Company Business Organisation Organization Store Shop Sender Button Contact Agent Footer Header Hero Logo Unsubscribe Signed Audience Brand Offer Code Date Time Place Venue Price Where What Who How Why Link Links Saas Api Csv Pdf Ai'
  )
    .split(' ')
    .map(word => word.toLowerCase())
)

/** "St. Xavier's" and "Makers' Night Market" are one name each: neither sign ends it. */
const NAME =
  /(?:(?:St|Mt|Ste)\.[^\S\n]+)?\p{Lu}(?:[\p{L}\d'’.-]|&(?=\p{Lu}))*(?:(?<=s')(?=[^\S\n]\p{Lu})|(?<![.'-]))(?:(?:[^\S\n]+(?:&|of|the|de|du|do|da|dos|das|del|della|di|la|le|von|van|der|den|af|av|y)){0,2}[^\S\n]+\p{Lu}(?:[\p{L}\d'’-]|&(?=\p{Lu}))*|[^\S\n]+&[^\S\n]+\p{Lu}?[\p{L}\d'’-]+|[^\S\n]+\d{1,4}(?![\d%:]|[.,]\d| ?[ap]m\b))*/gu

export interface Run {
  name: string
  at: number
  /** It begins a sentence or a line, where every word has a capital. */
  starts: boolean
}

/** Every run of words with capitals, without the common words at its ends. */
export const nameRuns = (text: string): Run[] =>
  [...text.matchAll(NAME)]
    .flatMap(match => trimmed(match[0], match.index))
    .filter(({ name }) => name.length > 1)
    .map(run => ({ ...run, starts: startsSentence(text, run.at) }))

const startsSentence = (text: string, at: number): boolean =>
  at === 0 || /[\n.!?;"][\s"]*$|(?:^|\n)[-*•]\s*$/.test(text.slice(Math.max(0, at - 3), at))

/** Runs of words with capitals inside a sentence: brands, people, places, products. At the start of a sentence a single word is no name. */
export function findNames(text: string, others: Fact[]): Fact[] {
  const covered = (at: number, length: number) =>
    others.some(fact => at < fact.at + fact.text.length && fact.at < at + length)
  return nameRuns(text)
    .filter(
      ({ name, at, starts }) =>
        !covered(at, name.length) &&
        !/^\p{Lu}{2,3}$/u.test(name) &&
        (!starts || /\s/.test(name) || /\p{Ll}\p{Lu}/u.test(name))
    )
    .map(({ name, at }) => ({ kind: 'name' as const, text: name, at }))
}

/** Without the common words at its ends: "The Slow Wire" stays, "For Tidewater" loses "For". */
function trimmed(name: string, at: number): { name: string; at: number }[] {
  let rest = name
  let from = at
  for (
    let word = /^([\p{L}'-]+)\s+/u.exec(rest);
    word?.[1] && isDroppable(word[1]);
    word = /^([\p{L}'-]+)\s+/u.exec(rest)
  ) {
    rest = rest.slice(word[0].length)
    from += word[0].length
    const small = /^(?:and|of|for|at|in|the|&)\s+/.exec(rest)
    if (small && !/^the\s/i.test(rest)) {
      rest = rest.slice(small[0].length)
      from += small[0].length
    }
  }
  rest = rest
    .replace(/'s?$/, '')
    .replace(/\s+I$/, '')
    .replace(/\s+(?:of|and|the|for|at|in)$/, '')
  const single = !/\s/.test(rest)
  return rest && !(single && COMMON.has(rest.toLowerCase())) ? [{ name: rest, at: from }] : []
}

const isDroppable = (word: string): boolean =>
  COMMON.has(word.toLowerCase()) && !/^(?:the|a|new|free|may|june|one|two|three|four|five|six)$/i.test(word)
