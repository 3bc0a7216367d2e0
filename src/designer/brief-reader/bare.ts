/** Nouns of the reader's own that people leave bare when they type in a hurry. */
const YOURS =
  /^(trial|order|parcel|package|subscription|account|password|appointment|booking|invoice|payment|membership|delivery)\b/i
const OURS =
  /^(trial|order|parcel|plan|price|ticket|event|course|class|offer|sale|code|recording|menu|workshop|session|venue|shop|store|restaurant|gym|studio|app|discount|deal|show|party|talk|collection|book|house|kitchen|office|link|webinar|delivery|website|site|team|speaker|host|doors|launch|deadline|fee|cost|address|building|café|cafe|pool|library|museum|hall|bus|train|road|service|exhibition|film|game|match|race|walk|tour|first \d+)\b/i
const DOES =
  /^(?:first \d+ )?\S+ (?:is|are|get|was|ends?|starts?|begins?|costs?|includes?|runs?|opens?|closes?|expires?|lasts?|ships?|arrives?|will|has|takes?|renews?|gets?|moves?)\b/i

/** "plan is $12 a month", "trial ends in 3 days": the article that was left out; `spokenTo`: what is the reader's own is "your". */
export function withArticle(words: string, spokenTo: boolean): string {
  if (/^For (?:\w+ )?\w+s who\b/.test(words)) return `Made f${words.slice(1)}`
  const wide = /^Code (\S+) for (sitewide|storewide|everything)\b(.*)$/i.exec(words)
  if (wide) return `Use code ${wide[1]} ${wide[2] === 'everything' ? 'on everything' : wide[2]}${wide[3]}`
  const passive =
    /^((?:all |every |each |your )?(?:donations?|gifts?|orders|profits|proceeds|tickets)) ((?:doubled|matched|shipped|tripled|included|donated)\b.*)$/i.exec(
      words
    )
  if (passive) return `${passive[1]} ${/^(?:every|each)/i.test(words) ? 'is' : 'are'} ${passive[2]}`
  const [, from, to] = /^Starts (.+?),? (?:and )?ends (.+)$/.exec(words) ?? []
  if (from && to) return `It starts ${from} and ends ${to}`
  if (/^(?:Takes|Lasts|Costs|Covers|Works|Fits|Holds) [\p{Ll}\d£$€]/u.test(words))
    return `It ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  if (!DOES.test(words) || /^(?:sale|deal) ends?\b/i.test(words)) return words
  const article = spokenTo && YOURS.test(words) ? 'Your' : OURS.test(words) ? 'The' : undefined
  return article ? `${article} ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}
