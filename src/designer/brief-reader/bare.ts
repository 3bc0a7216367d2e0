/** Nouns of the reader's own that people leave bare when they type in a hurry. */
const YOURS =
  /^(trial|order|parcel|package|subscription|account|password|appointment|booking|invoice|payment|membership|delivery)\b/i
const OURS =
  /^(trial|order|parcel|plan|price|ticket|event|course|class|offer|sale|code|recording|menu|workshop|session|venue|shop|store|restaurant|gym|studio|app|discount|deal|show|party|talk|collection|book|house|kitchen|office|webinar|delivery|website|site|team)\b/i
const DOES =
  /^\S+ (?:is|was|ends?|starts?|begins?|costs?|includes?|runs?|opens?|closes?|expires?|lasts?|ships?|arrives?|will|has|takes?|renews?|gets?|moves?)\b/i

/** "plan is $12 a month", "trial ends in 3 days": the article that was left out; `spokenTo`: what is the reader's own is "your". */
export function withArticle(words: string, spokenTo: boolean): string {
  if (/^(?:Takes|Lasts|Costs|Covers|Works|Fits|Holds) [\p{Ll}\d£$€]/u.test(words))
    return `It ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  if (!DOES.test(words) || /^(?:sale|deal) ends?\b/i.test(words)) return words
  const article = spokenTo && YOURS.test(words) ? 'Your' : OURS.test(words) ? 'The' : undefined
  return article ? `${article} ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}
