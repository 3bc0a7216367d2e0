import { capitalise } from './tidy.ts'

const ADDRESS = /(?:https?:\/\/|www\.)\S*[^\s.,;)]|\b[\w-]+(?:\.[\w-]+)+\/\S*[^\s.,;)]/gi
const BUTTON = '(?:buttons?|cta|call[- ]to[- ]action)(?: (?:text|label|copy|title|name))?'
const END =
  '(?=[.!]?(?:\\s*[.,;\\n]|\\s*$)|\\s+(?:and|which|that|then|but|linking|leading|going|pointing|please|pls)\\b)'

/** How a brief dictates the words of the button, the clearest way first: in quotes, after a colon or a dash, after "say". */
const FRAMES: RegExp[] = [
  new RegExp(`\\b${BUTTON}\\b[^."\\n]{0,48}"([^"\\n]{2,60})"`, 'i'),
  new RegExp(`\\b${BUTTON}\\b[^.'\\n]{0,48}\\s'([^'\\n]{2,60})'(?!\\w)`, 'i'),
  /"([^"\n]{2,40})" (?:button|cta)\b/i,
  new RegExp(
    `(?:^|\\n(?:[-*•] ?)?|[.!?,;]["')]*\\s+)\\s*(?:(?:the|main|primary) )?${BUTTON}\\s*(?::|\\s[-–—=]\\s|\\s?->)\\s*([^"\\n@]{2,60}?)(?=[.!]\\s+[A-Z]|\\s*[-,(→>=]*\\s*@|[;\\n]|$)`,
    'i'
  ),
  new RegExp(
    `\\b${BUTTON}\\b(?:(?!\\b(?:line|note|sentence|section|paragraph|heading|headline|p\\.?s)\\b)[^.\\n]){0,60}?\\b(?:say(?:s|ing)?|read(?:s|ing)?|labell?ed(?: as)?|called|worded|with the (?:text|words|label))\\s*:?\\s+([^".,;\\n@]{2,40}?)${END}`,
    'i'
  ),
  // a track order button
  /(?:\b(?:an?|one|the|big|clear) |(?:^|[.!?\n])\s*)((?:track|view|rsvp|sign up|shop|book|order|register|donate|apply|renew|join|download|read|reserve|confirm|buy|browse|explore|claim|redeem)(?: (?:my|your|the|our|now|order|parcel|package|here|today|collection|sale|seat|spot|place|app|menu|story|more|tickets?|table|class|it|cart|basket)){0,3}) button\b/i,
  // include start learning button, update card button
  /\b(?:include|add|with|and|,) (?:an? )?((?:start|update|open|view|track|download|add|manage|get|see|read|watch|claim) [a-z]+(?: [a-z]+)?) button\b/i,
  // with a button to reschedule
  /\bbutton to ((?:reschedule|cancel|confirm|book|track|download|register|renew|donate|apply|reserve|claim|redeem|review|vote|watch|listen|join|upgrade|manage|subscribe|reply|enrol|rsvp|open|browse|start|see|view|read|shop|explore|try|update|get|take)(?: (?:it|now|online|trips|deals|shopping|learning|(?:a|an|my|the|your) [a-z]+))?)(?=[.,;\n!]|\s+(?:and|or|at|on|by|before|in)\b|$)/i,
  // a CTA to try it free for 14 days
  /\b(?:button|cta|call to action) to ((?:try|test) (?:it |us )?(?:for )?free(?: for \d+ (?:days|weeks))?)(?=[.,;!\n]|\s+and\b|$)/i,
  // "…, CTA upgrade": what readers do there
  /[,;.]\s+(?:the )?(?:button|cta)\s+((?:upgrade|renew|subscribe|book|shop|buy|donate|register|sign up|choose|pick|pay|confirm|reset|update|back to|go to|see|get|start|try|join|download|return to|finish|complete|reactivate|reschedule|apply|order|claim)\b[^,.;:\n"@]{0,28}?)(?=\s*(?:[,.;\n]|$)|\s+and\b)/i,
  // with a button to copy their link
  /\bbutton to ((?:copy|get|share|send) (?:(?:the|their|your|my|a) )?(?:personal |referral |own |unique )?link)\b/i,
  // "…, button Open Pennywise": capitals where no sentence begins
  /[,;.]\s+(?:[Tt]he )?(?:[Bb]utton|CTA|cta)\s+(\p{Lu}[\p{L}'-]*(?:\s[\p{L}'-]+){0,4})(?=\s*(?:[.,;\n]|$))/u
]

/** The words for the button as the brief dictates them, in whatever wording: `button should say finish my order`. */
export function buttonOf(text: string): string | undefined {
  const plain = text.replace(ADDRESS, '@')
  const found = FRAMES.map(frame => frame.exec(plain)?.[1]).find(Boolean)
  const label = found
    ?.replace(
      /\s*(?:[-–—(→,]|->|=>|\b(?:that |which )?(?:linking|links|leading|leads|going|goes|pointing|points)\b|\bto\b|\bat\b|\s)*$/i,
      ''
    )
    .replace(/[.,;]+$/, '')
    .replace(/^([^,]{4,30}), \p{Lu}.*$/u, '$1')
    .trim()
  return label && label.length > 1
    ? capitalise(label.replace(/\b(?:their|your|the|a)(?= (?:\w+ )?link$)/i, 'my'))
    : undefined
}
