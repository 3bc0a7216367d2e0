import type { Brief } from '../../brief-reader/brief.ts'
import type { Material } from './material.ts'
import { asSentences, withoutRun } from './phrases.ts'
import { allApart } from './points.ts'
import { IS_NEW, isWhoTheyAre, withoutOffer } from './redundant.ts'
import { flat, repeats } from './unplaced.ts'

/** Who says it is no news: "a media lead at Studio Fennick (agency in Leeds)". */
const namelessly = ({ brand = '\n', trade = '\n' }: Brief, words: string): string =>
  words.replace(trade, '').replace(brand, '')

/** "Expires 31 March", "Expected Thursday", where the day is told. */
function isKnownDay(words: string, elsewhere: string): boolean {
  const [, day] =
    /^(?:(?:it )?(?:expires?|ends?|renews|starts|opens|arrives|should arrive)|expected|arriving|arrival|valid until)(?: on| in| by)? (.*\d.*|\S+day\b.*)$/i.exec(
      words.replace(/[.]$/, '')
    ) ?? []
  return day !== undefined && flat(elsewhere).includes(flat(day))
}

/** A code stands in its coupon, a link behind its button; a number or a "how to" that is only asked for is told in the chat. */
const HAS_ITS_PLACE =
  /^(?:code \S+|(?:the |an? )?(?:[a-z]+ )?(?:link|button)s?|it is an? new \w+|(?:the |an? )?(?:tracking|order|invoice|reference|booking) number|contact (?:details|if\b.*|info.*)|(?:how|what|why|where|when|who) to\b.*)$/i

/**
 * The sentences of some statements, and the points among them, without those that say nothing new.
 * @param elsewhere What the email says already.
 */
export function toldApart(
  statements: string[],
  brief: Brief,
  elsewhere: string
): Pick<Material, 'statements' | 'points'> {
  const said = asSentences(
    statements.flatMap(words => withoutOffer(brief, words, elsewhere)).flatMap(words => withoutRun(words, brief.kind)),
    brief
  )
  const { sentences, points } = allApart(said, brief.kind === 'newsletter')
  const isNew = (words: string) =>
    words !== brief.brand &&
    !isKnownDay(words, elsewhere) &&
    !isWhoTheyAre(brief, words) &&
    !repeats(namelessly(brief, words).replace(/\btotal\b/i, ''), elsewhere) &&
    !HAS_ITS_PLACE.test(words.replace(/[.]$/, ''))
  const isAnnounced = (words: string) =>
    brief.kind === 'launch' && !/\d/.test(words) && repeats(words.replace(IS_NEW, ' '), elsewhere)
  return {
    statements: sentences.filter(words => (said.includes(words) || isNew(words)) && !isAnnounced(words)),
    points: points.filter(isNew)
  }
}
