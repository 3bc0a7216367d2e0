/** As people type in a hurry, and what they mean. */
const WORDS: Record<string, string> = {
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  n: 'and',
  thats: "that's",
  dont: "don't",
  havent: "haven't",
  cant: "can't",
  'to no what': 'to know what',
  mins: 'minutes',
  hrs: 'hours',
  b4: 'before',
  bday: 'birthday',
  gonna: 'going to',
  wanna: 'want to',
  ive: "I've",
  theres: "there's",
  im: "I'm",
  youre: "you're",
  weve: "we've",
  theyll: "they'll",
  theyre: "they're",
  theyve: "they've",
  youll: "you'll",
  youve: "you've",
  wont: "won't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  whats: "what's",
  heres: "here's",
  cuz: 'because'
}

const TYPED = new RegExp(`(?<![\\p{L}\\d_@/.'-])(?:${Object.keys(WORDS).join('|')})(?![\\p{L}\\d_@/.'-]|\\.\\w)`, 'giu')

/** "w/ lentils". */
const WITH = /(?<![\p{L}\d_@/.'-])w\/(?=\s)/giu

/** The "because" of a hurry, not the lettuce, the island or the function. */
const BECAUSE = /(?<![\p{L}\d_@/.'-])cos(?= (?:we|it|its|that|thats|they|i|you|the|our)\b)/giu

/** "two sittings at 6.30 and 9 pm": both are in the evening. */
const BOTH_HOURS =
  /(\b(?:sittings|seatings|sessions|showings|screenings|classes|shows|tours|services|at)(?: at)? \d{1,2}(?:[.:]\d\d)?) (and|or|&) (\d{1,2}(?:[.:]\d\d)?) ?([ap]m)\b/gi

/** "sat + sun mornings", "Mon/Wed". */
const SHORT_DAY = 'mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun'
const DAYS_ADDED = new RegExp(`\\b(?:${SHORT_DAY})(?: ?[+&/] ?(?:${SHORT_DAY})){1,4}\\b(?! ?\\d)`, 'gi')
const WHOLE_DAY: Record<string, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday'
}
const inAList = (words: string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const wholeDay = (short: string): string => WHOLE_DAY[short.slice(0, 2).toLowerCase()] ?? short

/** The text with the abbreviations of a hurry written out; addresses keep their letters. */
export const spelledOut = (text: string): string =>
  text
    .replace(WITH, 'with')
    .replace(BECAUSE, 'because')
    .replace(BOTH_HOURS, '$1 $4 $2 $3 $4')
    .replace(DAYS_ADDED, days => inAList(days.split(/ ?[+&/] ?/).map(wholeDay)))
    .replace(TYPED, word => WORDS[word.toLowerCase()] ?? word)
