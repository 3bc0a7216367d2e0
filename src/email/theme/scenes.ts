import drawn from './scenes.json' with { type: 'json' }

/** An illustration that `/media/scenes/{name}.png` draws. */
export interface Scene {
  name: string
  /** What is in it; also good alternative text. */
  about: string
  /** Words of a brief that ask for it. */
  words: string[]
}

export const SCENES: Scene[] = drawn.map(scene => ({ ...scene, words: scene.words.split(' ') }))

/** What `/media/icons/{name}.png` draws. */
export const ICONS: string[] = (
  'check star heart gift truck parcel clock calendar pin phone mail user users lock key shield bell chart bolt leaf sun ' +
  'moon coffee book tag percent card cart camera music play globe home tools sparkle arrow-right refresh message thumbs-up cup'
).split(' ')
