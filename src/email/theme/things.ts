import type { Scene } from './scenes.ts'
import drawn from './things.json' with { type: 'json' }

/** Small pictures that `/media/things/{name}.png` draws; a phrase among their words has hyphens: `ice-cream`. */
export const THINGS: Scene[] = drawn.map(thing => ({ ...thing, words: thing.words.split(' ') }))
