import { hashOf } from './hash.ts'
import type { Token } from './tokens.ts'

/** Words that say how a clause is built rather than what it is about. */
const WORDS =
  "the a an and or but so to of in on at for with from by as is are was were be been it its this that these those they them their he she his her we us our i me my you your who which what when where how if not no don't do does did can could will would should must may have has had up out about just only all any some one there here please than then too also because"

const FUNCTION_WORDS = new Set(WORDS.split(' '))
const [FIGURE, OTHER] = [hashOf('0'), hashOf('x')]

/** A text without what it is about: function words as they are, of other words how they end, if that says anything. */
export const skeletonOf = (tokens: readonly Token[], words: Uint32Array): Uint32Array =>
  Uint32Array.from(tokens, ({ text }, at) => {
    const plain = text.slice(-20).toLowerCase().replaceAll('’', "'")
    if (FUNCTION_WORDS.has(plain)) return words[at]!
    if (/\d/.test(plain)) return FIGURE
    const ending = /(?:ing|ed|ly|s)$/.exec(plain)?.[0]
    return ending ? hashOf(ending) : OTHER
  })
