import { capitalise } from './tidy.ts'

/** "a short FAQ (can I transfer my place? are headphones allowed?)": questions that the brief does not answer. */
const FAQ_ASKED =
  /,?\s*(?:then |and |with |include |add )*(?:a |an |the )?(?:short |small |quick )?faqs?\s*\(([^()]*\?[^()]*)\)/gi

/** What a brief asks to be answered or told without telling it, as the chat names it. */
export const questionsAsked = (text: string): string[] => [
  ...[...text.matchAll(FAQ_ASKED)]
    .flatMap(match => (match[1] ?? '').split(/(?<=\?)\s+/))
    .map(question => `the answer to “${capitalise(question)}”`),
  ...[...text.matchAll(EXPLANATION_ASKED)].flatMap(match => match[2] ?? []),
  ...[...text.matchAll(VOICE_ASKED)].flatMap(match => match[1] ?? []),
  ...(REASON_ASKED.test(text) && !REASON_TOLD.test(text) ? ['the reason'] : [])
]

/** "Honest tone, explain why": the brief does not say it. */
const REASON_ASKED =
  /\b(?:explain|say|tell (?:them|people|customers)|honest about) why(?: honestly)?(?=\s*(?:[,.\n]|$)| and )/i
const REASON_TOLD = /\b(?:because|due to|as a result of|owing to|thanks to|reasons?\b.{0,4} is)\b/i

/** "Explain what $25 and $50 pay for.": the brief does not say it. */
const EXPLANATION_ASKED =
  /(^|[.!?,]\s+)(?:please |and |also )*(?:explain|say|show|tell (?:them|people)) (what [^.:\n]{3,60}? (?:pays? for|buys?|does|do|means?))\s*(?:[.]|$)/gi

/** "include a line from one of the families": nobody can write it but them. */
const VOICE_ASKED =
  /,? (?:and |also |please )*(?:include|add|with|have|use) (an? (?:(?:short|little|nice|kind) )?(?:line|word|few words|sentence|comment|message) from (?:one|some|an?) (?:of (?:the |our )?)?[a-z]+(?: [a-z]+)?)(?=[,.;\n]|$)/gi

/** The brief without these requests, which hold nothing for readers. */
export const withoutQuestionsAsked = (text: string): string =>
  text.replace(FAQ_ASKED, '').replace(EXPLANATION_ASKED, '$1').replace(VOICE_ASKED, '')
