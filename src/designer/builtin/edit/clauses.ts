/** Words that begin an instruction: a comma or an "and" before one of them begins another instruction. */
const VERBS =
  'make|change|move|remove|delete|drop|add|insert|put|use|set|replace|swap|cent(?:er|re)|align|link|turn|fix|shorten|trim|rename|say|bring|give|update|round|increase|decrease|reduce|duplicate|hide|try|switch|write|get rid of|take out'
const NEXT = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+)?|\\s+and\\s+(?:then\\s+)?|\\s+then\\s+)(?=(?:please\\s+)?(?:${VERBS})\\b)`,
  'i'
)
/** Inside a text that is given, only these can be the next wish: "Come in and make a bowl" is one headline. */
const PARTS =
  'buttons?|background|headlines?|headings?|header|footer|text|image|picture|quote|testimonial|products?|offer|coupon|code|logo|fonts?|colou?rs?|email|section|subject|divider|paragraph'
const SURELY_NEXT = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+)?|\\s+and\\s+(?:then\\s+)?)(?=(?:${VERBS})\\s+(?:(?:the|this|all|an?|our)\\s+)?(?:[\\w-]+\\s+)?(?:${PARTS})\\b)`,
  'i'
)
/** A wish that carries a text: "headline: …", "change it to We …". */
const HAS_VALUE = /:\s+[A-Z\uE000]|\b(?:to|say|saying|read)\s+[A-Z][a-z]+\s/
const BEGINS = new RegExp(`^(?:please\\s+)?(?:${VERBS})\\b|^[\\w ]{3,24}:`, 'i')
const COURTESY =
  /^(?:please|can you|could you|would you|i(?:'d| would) like (?:you )?to|let's|also|now|then|just|and)\s+/i

/** An instruction as single wishes, in order. What stands in quotes is never cut. */
export function splitInstruction(text: string): string[] {
  const kept: string[] = []
  const masked = text.replace(/"[^"]*"|“[^”]*”|'[^']{3,}'(?![a-z])/g, quote => `\uE000${kept.push(quote) - 1}\uE001`)
  const restore = (part: string) => part.replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
  const sentences = masked.split(/\n+|(?<=[.!?;])\s+(?=[A-Z\uE000])|;\s*/)
  return joined(sentences)
    .flatMap(sentence => sentence.split(HAS_VALUE.test(sentence) ? SURELY_NEXT : NEXT))
    .flatMap(part => bothOf(strip(part)))
    .map(restore)
    .filter(part => part !== '' && !THANKS.test(part))
}

/** A text that is given may be longer than a sentence: what follows it belongs to it, unless it begins another wish. */
function joined(sentences: string[]): string[] {
  const wishes: string[] = []
  for (const sentence of sentences) {
    const before = wishes.at(-1)
    if (before && HAS_VALUE.test(before) && !BEGINS.test(sentence)) wishes[wishes.length - 1] = `${before} ${sentence}`
    else wishes.push(sentence)
  }
  return wishes
}

const THANKS = /^(?:thanks?(?: you)?|cheers|great|nice|perfect|ok(?:ay)?|hi|hello)\b[^a-z]*$/i

/** "make the button green and the background darker" is two wishes with one verb. */
function bothOf(wish: string): string[] {
  const match = /^(make|turn|paint|set) (.+?) and (the .+)$/i.exec(wish)
  return match && !HAS_VALUE.test(wish) ? [`${match[1]} ${match[2]}`, `${match[1]} ${match[3]}`] : [wish]
}

function strip(part: string): string {
  let stripped = part.trim().replace(/[.!;,?]+$/, '')
  while (COURTESY.test(stripped)) stripped = stripped.replace(COURTESY, '')
  return stripped.replace(/[,\s]+please$/i, '').trim()
}

/** A value as it was meant: without the quotes round it. */
export function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/s, '$1')
    .trim()
}
