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

/** The text with the abbreviations of a hurry written out; addresses keep their letters. */
export const spelledOut = (text: string): string =>
  text
    .replace(WITH, 'with')
    .replace(BECAUSE, 'because')
    .replace(TYPED, word => WORDS[word.toLowerCase()] ?? word)
