import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { wordsOf } from './glyphs.ts'
import { spliced } from './occurrences.ts'
import type { Rewrite } from './rewrite.ts'
import type { SaidText } from './said-text.ts'
import { isMetaRef } from './said-texts.ts'

/** A value that stands in two slots beside each other: "20%" and "Off all mugs", a name and where somebody is from. */
interface Pieces {
  first: SaidText
  second: SaidText
}

const bare = (words: string): string => (words.toLowerCase().match(/[\p{L}\p{N}%\p{Sc}]+/gu) ?? []).join(' ')
const holderOf = ({ ref }: SaidText): string => ref.slice(0, ref.lastIndexOf('.'))

/** The slots of one section or item that say a value together. */
export function piecesOf(texts: readonly SaidText[], value: string): Pieces[] {
  const whole = bare(value)
  const slots = texts.filter(({ ref, aspect, glyphs }) => {
    const words = bare(wordsOf(glyphs))
    return aspect === 'words' && !isMetaRef(ref) && ref.startsWith('s') && words !== '' && whole.includes(words)
  })
  return slots.flatMap(first =>
    slots
      .filter(second => second !== first && holderOf(second) === holderOf(first))
      .filter(second => `${bare(wordsOf(first.glyphs))} ${bare(wordsOf(second.glyphs))}` === whole)
      .map(second => ({ first, second }))
  )
}

/** The words of another value for either slot: parted at its comma where the old one was, else after as many words. */
function parted({ first }: Pieces, before: string, after: string): [string, string] {
  const count = bare(wordsOf(first.glyphs)).split(' ').length
  const words = (text: string): string[] => text.trim().split(/\s+/)
  const isComma = words(before)[count - 1]?.endsWith(',') ?? false
  const [head = '', ...tail] = isComma ? after.split(/,\s*/) : []
  if (isComma) return [head, tail.join(', ')]
  return [words(after).slice(0, count).join(' '), words(after).slice(count).join(' ')]
}

/** What puts another value into two slots; the second goes where nothing is left for it. */
export function rewritePieces(email: EmailSource, pieces: Pieces, before: string, after: string) {
  const [one, other] = parted(pieces, before, after)
  const rewrites = [rewritten(pieces.first, one)]
  const removal: Operation = { op: 'remove', ref: pieces.second.ref }
  if (other !== '') return { rewrites: [...rewrites, rewritten(pieces.second, other)], operations: [] }
  return { rewrites, operations: createBatch(email).apply(removal).ok ? [removal] : [] }
}

/** A slot with other words, with the capital and the sign at the end that it has. */
function rewritten(text: SaidText, next: string): Rewrite {
  const words = wordsOf(text.glyphs)
  const to = words.replace(/[\s.!?,;:]+$/u, '').length
  const isCapital = words.charAt(0) !== words.charAt(0).toLowerCase()
  const put = isCapital ? next.charAt(0).toUpperCase() + next.slice(1) : next
  return { text, splices: spliced(text.glyphs, { from: 0, to }, put, text.write) }
}
