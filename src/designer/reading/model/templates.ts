import { hashOf, mix } from './hash.ts'
import type { Stretch } from './stretches.ts'

/** What is seen of the words of a text, a number for each word; by name. */
export type Columns = Readonly<Record<string, Uint32Array | Uint8Array | Int8Array>>

/** What a feature is put together from: entries of columns, so many words before or behind. */
export interface Template {
  seed: number
  parts: readonly { column: string; by: number }[]
}

/** Stands for what is before the first word, and behind the last. */
export const [START, END] = [hashOf('^'), hashOf('$')]

/**
 * Templates by their names: `word-1 shape` is the word before together with the shape of this one.
 * @param mark Tells them from those of the same names elsewhere.
 */
export const templatesOf = (mark: string, names: string): Template[] =>
  names.split(', ').map(name => ({
    seed: hashOf(`${mark} ${name}`),
    parts: name.split(' ').map(part => {
      const [, column = '', by = '0'] = /^([a-z]+)(.*)$/.exec(part) ?? []
      return { column, by: Number(by) }
    })
  }))

/** The feature of a word that a template makes, looking no further than the stretch. */
export function featureOf({ seed, parts }: Template, columns: Columns, at: number, { from, to }: Stretch): number {
  let hash = seed
  for (const { column, by } of parts) {
    const place = at + by
    hash = mix(hash, place < from ? START : place < to ? columns[column]![place]! : END)
  }
  return hash
}

/** The features of all words of a stretch, each once, without those that look out of it. */
export function bagOf(templates: readonly Template[], columns: Columns, stretch: Stretch): Set<number> {
  const bag = new Set<number>()
  for (const template of templates) {
    const first = stretch.from - Math.min(...template.parts.map(({ by }) => by))
    for (let at = first; at < stretch.to; at++) bag.add(featureOf(template, columns, at, stretch))
  }
  return bag
}
