/** What an instruction may begin with; longer forms stand before shorter ones. */
export const VERBS = (
  'make change move remove delete drop add insert put use set replace swap exchange center centre align link turn fix correct ' +
  'shorten trim rename say bring give update rewrite round increase decrease reduce enlarge shrink duplicate copy hide try switch ' +
  'write show display arrange lose cut colour color paint point edit'
).split(' ')

/** Words for parts of an email that are often mistyped. */
const NOUNS = (
  'headline heading headlines headings header footer button buttons picture image testimonial testimonials product products ' +
  'background paragraph coupon section subject preheader schedule agenda question questions features statistics divider ' +
  'colour logo title newsletter address caption signature'
).split(' ')

const letters = (word: string): string => [...word].sort().join('')

/** One letter too many or missing, a doubled one, or letters in the wrong order: never another letter, which makes another word. */
function isSlip(word: string, right: string): boolean {
  if (word[0] !== right[0] || word === right) return false
  if (word.length === right.length) return letters(word) === letters(right)
  const [long, short] = word.length > right.length ? [word, right] : [right, word]
  if (long.length - short.length !== 1) return false
  const at = [...long].findIndex((letter, index) => letter !== short[index])
  return long.slice(0, at) + long.slice(at + 1) === short
}

/** Forms of a word are no slips of it: "changes", "removed". */
const isForm = (word: string, right: string): boolean => word.startsWith(right) || right.startsWith(word)

const corrected = (word: string, words: string[]): string | undefined =>
  words.find(right => right.length > 3 && isSlip(word, right) && !isForm(word, right))

const SLIPPED_VERB =
  /(^|[,;.!?\n]\s*|\b(?:and|then|please|pls|u|you|also)\s+)([a-z]{4,10})(?=\s+(?:the|this|that|all|every|my|our|an?|it|to)\b)/gi

/** Mends slips in the verbs that begin a wish; all other words stay as they were typed. */
export function withMendedVerbs(text: string): string {
  return text.replace(SLIPPED_VERB, (all, before: string, word: string) => {
    const lower = word.toLowerCase()
    const right = VERBS.includes(lower) ? undefined : corrected(lower, VERBS)
    return right ? `${before}${right}` : all
  })
}

/** A noun with its slips mended: 'haedline' is 'headline'. */
export function mendedNoun(noun: string): string {
  return noun.replace(/[a-z]{4,14}/g, word => (NOUNS.includes(word) ? word : (corrected(word, NOUNS) ?? word)))
}
