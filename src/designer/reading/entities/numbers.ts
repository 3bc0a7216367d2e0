const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const BELOW_HUNDRED = `(?:${TENS})(?:[ -](?:${ONES}))?|${TEENS}|${ONES}`

/** A number in words, up to the thousands. */
export const SPOKEN_NUMBER = `(?:${BELOW_HUNDRED}|a)(?: (?:hundred|thousand))?(?: and)?(?: (?:${BELOW_HUNDRED})(?: hundred| thousand)?){0,3}`

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' '
  )

/** Days of the month in words: "twenty first" is the twenty-first. */
export const SPOKEN_DAYS: ReadonlyMap<string, number> = new Map([
  ...ORDINALS.map((word, at) => [word, at + 1] as const),
  ...ORDINALS.slice(0, 9).map((word, at) => [`twenty ${word}`, 21 + at] as const),
  ['thirtieth', 30],
  ['thirty first', 31]
])

/** Hours in words. */
export const SPOKEN_HOURS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1] as const)
)
