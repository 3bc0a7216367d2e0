import { mix } from './hash.ts'
import type { Seen } from './seen.ts'
import { featureOf, templatesOf } from './templates.ts'

const TEMPLATES = templatesOf(
  'word',
  'word, word-1, word+1, word-2, word+2, word-1 word, word word+1, word-2 word-1, ending, ending-1, ending+1, shape, shape-1 shape shape+1, word-1 shape, quoted, into, into+1, into shape, into into+1 shape, into word-1, into word, place shape, place, fine, fine-1, fine+1, mid, mid-1, mid+1, mid-1 mid, mid mid+1, mid-2 mid-1'
)
const [LEFT, RIGHT] = templatesOf('near', 'left, right').map(({ seed }) => seed) as [number, number]
/** What every word has. */
const ANY = 1
/** How many words around a word say something of it, whatever stands between: some people type no signs. */
const NEAR = 6

/** What is seen of each word by itself, its neighbours and its place in the clause. */
export function wordFeatures({ columns, tokens }: Seen): Uint32Array[] {
  const [words, whole] = [columns.word!, { from: 0, to: tokens.length }]
  return tokens.map((_, at) => {
    const near = new Set<number>()
    for (let step = 1; step <= NEAR; step++) {
      if (at >= step) near.add(mix(LEFT, words[at - step]!))
      if (at + step < words.length) near.add(mix(RIGHT, words[at + step]!))
    }
    return Uint32Array.of(ANY, ...near, ...TEMPLATES.map(template => featureOf(template, columns, at, whole)))
  })
}
