/** The brief is written by one person about their own work. */
const ALONE =
  /\b(?:I'm an?|I am an?|I teach|I write|I coach|I wrote|I work as|my (?:list|readers|book|novel|clients|prints|students|subscribers|letter)|about my|as me)\b/i

/** Where one who writes as "I" gives the name. */
const NAMES = [
  /\(?\bname: (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u,
  /\b[Mm]y name(?: is|'s) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u,
  /\bI(?:'m| am) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u,
  /\b[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| by| from)?:? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u
]

/** Who sends what one person writes in their own name. */
export function personOf(text: string): string | undefined {
  if (!ALONE.test(text) || /\b(?:we are|we're|our)\b/i.test(text)) return undefined
  return NAMES.map(frame => frame.exec(text)?.[1]).find(Boolean)
}
