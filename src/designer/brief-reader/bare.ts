/** Nouns of the reader's own that people leave bare when they type in a hurry. */
const YOURS =
  /^(trial|order|parcel|package|subscription|account|password|appointment|booking|invoice|payment|membership|delivery)\b/i
const OURS =
  /^(trial|order|parcel|plan|price|ticket|event|course|class|offer|sale|code|recording|menu|workshop|session|venue|shop|store|restaurant|gym|studio|app|discount|deal|show|party|talk|collection|book|house|kitchen|office|link|webinar|delivery|website|site|team|speaker|host|doors|launch|deadline|fee|cost|address|building|café|cafe|pool|library|museum|hall|bus|train|road|service|exhibition|film|game|match|race|walk|tour|first \d+)\b/i
const DOES =
  /^(?:first \d+ )?\S+ (?:is|are|get|was|ends?|starts?|begins?|costs?|includes?|runs?|opens?|closes?|expires?|lasts?|ships?|arrives?|will|has|takes?|renews?|gets?|moves?)\b/i

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Words that were left out, by the sentence that wants them. */
const LEFT_OUT: [RegExp, (words: string, first: string, second: string) => string][] = [
  [/^For (?:\w+ )?\w+s who\b/, words => `Made ${lower(words)}`],
  [/^Card ending \d/, words => `The ${lower(words)}`],
  [/^Code (\S+) for ((?:site|store)wide\b.*)$/i, (_, code, rest) => `Use code ${code} ${rest}`],
  [/^Code (\S+) for (everything\b.*)$/i, (_, code, rest) => `Use code ${code} on ${rest}`],
  [/^Starts (.+?),? (?:and )?ends (.+)$/, (_, from, to) => `It starts ${from} and ends ${to}`],
  [/^(?:Takes|Lasts|Costs|Covers|Works|Fits|Holds) [\p{Ll}\d£$€]/u, words => `It ${lower(words)}`],
  [
    /^((?:every|each) (?:donation|gift|order|ticket)) ((?:doubled|matched|shipped|tripled|included|donated)\b.*)$/i,
    (_, what, done) => `${what} is ${done}`
  ],
  [
    /^((?:all |your )?(?:donations|gifts|orders|profits|proceeds|tickets)) ((?:doubled|matched|shipped|tripled|included|donated)\b.*)$/i,
    (_, what, done) => `${what} are ${done}`
  ]
]

/** "takes 2 minutes", "plan is $12 a month": with what was left out; `spokenTo`: what is the reader's own is "your". */
export function withArticle(words: string, spokenTo: boolean): string {
  for (const [form, make] of LEFT_OUT) {
    const [all, first = '', second = ''] = form.exec(words) ?? []
    if (all) return make(words, first, second)
  }
  if (!DOES.test(words) || /^(?:sale|deal) ends?\b/i.test(words)) return words
  const article = spokenTo && YOURS.test(words) ? 'Your' : OURS.test(words) ? 'The' : undefined
  return article ? `${article} ${lower(words)}` : words
}
