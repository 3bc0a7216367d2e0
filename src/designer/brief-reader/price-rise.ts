/**
 * A change of prices, as people jot it down: "We have to put our prices up from 1 June, first time in three years. Average
 * about 6%." Each jotting is put as the sentence it stands for, so that none is taken for a request or cut into rows.
 */

const NOUN = '(?:prices?|rates?|fees?|charges|subscriptions?|tuition)'
const SUM = '(?:[£$€₹₦]|(?:R|KES|UGX|NGN|AED|CHF|NOK|SEK|DKK) ?)\\d(?:[\\d.,]*\\d)?'
const DAY_END = '(?=[,.;\\n]|$)'

/** "We have to put our prices up", "I need to raise my rates": why we are told is that readers are. */
const HAVE_TO = new RegExp(
  `\\b(we|i)(?:'ll|'ve| have| will| need| must| are| am)?(?: sadly| unfortunately| finally)?(?: had to| to| going to| having to| be)? (?:put(?:ting)?|rais(?:e|ing)|increas(?:e|ing)) (our|my|the) ((?:\\p{L}+ ){0,2}${NOUN})( up)?\\b`,
  'giu'
)
/** Of those that put something, only who puts it up raises it. */
const raised = (all: string, who: string, whose: string, what: string, up: string | undefined): string => {
  if (/\bput(?:ting)?\b/i.test(all) && !up) return all
  return `${/^i$/i.test(who) ? 'I am' : 'We are'} raising ${whose.toLowerCase()} ${what}`
}

/** "saying prices go up from £32 to £35": whose they are. */
const PRICES_RISE = new RegExp(
  `(^|[.:!?\\n] ?|\\b(?:say|saying|that|parents|customers|clients|members|students|them|and|,) )((?!our |my |your |their |of |on |the |say |saying |that )(?:\\p{L}+ )?${NOUN}) (?=(?:(?:will |have to |are |is )?(?:go|goes|going|rise|rises|rising|increase|increases|increasing) )(?:up )?(?:from|by|to|on|in|next) )`,
  'giu'
)

/** "price increase email for Boxwood Dog Walking: £12 to £14 per walk": from what to what. */
const BARE_CHANGE = new RegExp(
  `((?:^|[.\\n] ?)[^.\\n]{0,40}\\bprice (?:increase|rise|change)\\b[^.:\\n]{0,60}): (?:from )?(${SUM})(?: to | ?(?:->|→) ?)(${SUM})`,
  'iu'
)

/** "…, first time in three years,", ", first increase since 2021": beside a rise. */
const FIRST = new RegExp(
  `, (?:for )?(?:the |our |my )?first (?:time|(?:price )?(?:increase|rise|change)) ((?:in|since|for) [^,.;\\n]{3,30}?)(?:,? (because [^.;\\n]{3,90})|, ((?:[a-z]+ ){0,3}(?:costs|wages|rent|inflation|bills)))?${DAY_END}`,
  'giu'
)

const firstRise = (_: string, since: string, why: string | undefined, cost: string | undefined): string =>
  `. It is the first rise ${since}${why ? `, ${why}` : cost ? `, because of ${cost}` : ''}`

/** "Average about 6%.": of the rise. */
const AVERAGE =
  /(^|[.\n] ?|, )(?:on )?average(?: rise| increase)?(?: is| of|:)? ?((?:about |around |roughly )?\d[\d.]*%)(?=[,.;\n]|$)/gi

/** "it will be $95 an hour instead of $80": what will be. */
const INSTEAD = new RegExp(`,? it(?: will|'ll) be (${SUM}(?: (?:an?|per) [a-z]+)?) instead of (${SUM})`, 'giu')

/** Is it said that prices rise or change? */
const IS_CHANGE = new RegExp(
  `\\b(?:price|rate|fee) (?:change|increase|rise)\\b|\\b(?:rais|increas|putt?)\\w* (?:our|my|the) (?:[a-z]+ ){0,2}${NOUN}\\b|\\b${NOUN} (?:\\p{L}+ ){0,3}?(?:go|goes|going|rise|rises|rising|increase|increases|increasing)\\b`,
  'iu'
)

/** The brief with what it jots down of its prices in sentences. */
export const risesSaid = (brief: string): string =>
  IS_CHANGE.test(brief)
    ? brief
        .replace(HAVE_TO, raised)
        .replace(BARE_CHANGE, '$1: Our price goes up from $2 to $3')
        .replace(PRICES_RISE, '$1our $2 ')
        .replace(INSTEAD, ' to $1 (up from $2)')
        .replace(FIRST, firstRise)
        .replace(
          AVERAGE,
          (_, before: string, rise: string) => `${before === ', ' ? '. ' : before}The average rise is ${rise}`
        )
    : brief
