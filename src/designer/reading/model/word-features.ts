import { hashOf, mix } from './hash.ts'
import { END, type Seen, START } from './seen.ts'

const [ANY, WORD, WORD_BEFORE, WORD_AFTER, WORD_2_BEFORE, WORD_2_AFTER] = seeds('any w w-1 w+1 w-2 w+2')
const [PAIR, PAIR_AFTER, PAIR_BEFORE, ENDING, ENDING_BEFORE, ENDING_AFTER] = seeds('w-1,0 w0,1 w-2,-1 end end-1 end+1')
const [SHAPE, SHAPES, WORD_SHAPE, QUOTED, INTO, PLACE] = seeds('shape shapes w-1,shape quoted into place')
const [IN, OUT, IN_SHAPE, IN_OUT_SHAPE, IN_WORD_BEFORE, IN_WORD] = seeds('in out in,shape in,out,shape in,w-1 in,w')

const [LEFT, RIGHT] = seeds('left right')
/** How many words around a word say something of it. */
const NEAR = 6

function seeds(names: string): number[] & { [at: number]: number } {
  return names.split(' ').map(hashOf)
}

/** What is seen of each word by itself, its neighbours and its place in the clause. */
export function wordFeatures(seen: Seen): Uint32Array[] {
  const places = placesIn(seen)
  return Array.from(seen.words, (_, at) => ofWord(seen, at, places[at]!))
}

function ofWord({ words, endings, shapes, steps, quoted }: Seen, at: number, place: number): Uint32Array {
  const word = words[at]!
  const [before, after] = [words[at - 1] ?? START, words[at + 1] ?? END]
  const [before2, after2] = [words[at - 2] ?? START, words[at + 2] ?? END]
  const shape = shapes[at]!
  const [into, out] = [steps[at]!, steps[at + 1] ?? 99]
  return Uint32Array.of(
    ...around(words, at),
    ANY!,
    mix(WORD!, word),
    mix(WORD_BEFORE!, before),
    mix(WORD_AFTER!, after),
    mix(WORD_2_BEFORE!, before2),
    mix(WORD_2_AFTER!, after2),
    mix(PAIR!, mix(before, word)),
    mix(PAIR_AFTER!, mix(word, after)),
    mix(PAIR_BEFORE!, mix(before2, before)),
    mix(ENDING!, endings[at]!),
    mix(ENDING_BEFORE!, endings[at - 1] ?? START),
    mix(ENDING_AFTER!, endings[at + 1] ?? END),
    mix(SHAPE!, shape),
    mix(SHAPES!, mix(mix(shapes[at - 1] ?? START, shape), shapes[at + 1] ?? END)),
    mix(WORD_SHAPE!, mix(before, shape)),
    mix(QUOTED!, Math.min(quoted[at]!, 5) + 9),
    mix(IN!, into),
    mix(OUT!, out),
    mix(IN_SHAPE!, mix(into, shape)),
    mix(IN_OUT_SHAPE!, mix(mix(into, out), shape)),
    mix(IN_WORD_BEFORE!, mix(into, before)),
    mix(IN_WORD!, mix(into, word)),
    mix(INTO!, mix(place, shape)),
    mix(PLACE!, place)
  )
}

/** How far into its clause each word stands, up to 4. */
function placesIn({ clauses, words }: Seen): Uint8Array {
  const places = new Uint8Array(words.length)
  for (const { from, to } of clauses) for (let at = from; at < to; at++) places[at] = Math.min(4, at - from)
  return places
}

/** The words before and behind, whatever stands between: some people type no signs. */
function around(words: Uint32Array, at: number): number[] {
  const found = new Set<number>()
  for (let step = 1; step <= NEAR; step++) {
    if (at >= step) found.add(mix(LEFT!, words[at - step]!))
    if (at + step < words.length) found.add(mix(RIGHT!, words[at + step]!))
  }
  return [...found]
}
