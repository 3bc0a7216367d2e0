/** A wish for one part of an email: what it is called, and the words that it shall say. */
export interface PartWish {
  part: string
  words?: string
}

const WISH = /^(?:please\s+)?(?:add|insert|put\s+in)\s+(?:(?:an?|the|some|one)\s+)?(\p{L}+)\b(.*?)[.!]?$/iu
const ABOUT = /^\s+(?:about|for|of|with)\s+(?:(?:an?|the|our|my)\s+)?(.+)$/iu
const SAID = /^[\s,]*(?:(?:that|which)\s+(?:says|reads)|saying|reading|with\s+the\s+words?|:)\s*["“”]?(.+?)["“”]?$/iu
const QUOTED = /["“](.+)["”]/u

/** What follows is a place, a look or another part, and no words to put in. */
const MORE = /^[\s,]*(?:and|or|in|on|at|to|with|without|before|after|above|below|under)\b/iu

/** Reads a brief that is a wish: `add a headline that says …`. Nothing where it names no part, or more than one can do. */
export function readWish(brief: string): PartWish | undefined {
  const [, part, rest = ''] = WISH.exec(brief.trim()) ?? []
  if (part === undefined) return undefined
  if (MORE.test(rest) && !SAID.test(rest)) return undefined
  const topic = /^(?:section|part|block)$/i.test(part) ? ABOUT.exec(rest)?.[1] : undefined
  if (topic) return { part: topic }
  const own = isHeadline(part) && !ABOUT.test(rest) ? rest.trim() : ''
  const words = SAID.exec(rest)?.[1] ?? QUOTED.exec(rest)?.[1] ?? own
  return words ? { part, words } : { part }
}

/** Whether a part is nothing but a headline. */
export const isHeadline = (part: string): boolean => /^(?:headline|heading|title)$/i.test(part)
