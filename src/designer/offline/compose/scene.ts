import type { ImageValue } from '../../../email/sections/section.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { SCENES } from '../../../email/theme/scenes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Reading, Slot } from '../../reading/reading.ts'
import looks from './looks.json' with { type: 'json' }
import { wordsIn } from './words.ts'

/** Scenes whose words stand in briefs about anything: "new", "email", "offer", "day". */
const VAGUE: ReadonlySet<string> = new Set(looks.scenes.vague.split(' '))
/** Words that mean something else more often than what their scene shows. */
const LOOSE: ReadonlySet<string> = new Set(looks.scenes.loose.split(' '))
/** Scenes of pictures themselves: whoever asks for a photograph or a drawing does not ask to see a camera or a brush. */
const PICTURES: ReadonlySet<string> = new Set(['camera', 'paint'])

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|es|s)$/, '') : word)
const stemsOf = (text: string): Set<string> => new Set(wordsIn(text).map(stem))

/** The scene that words fit best: those that name it count whole, loose ones a third. */
function sceneIn(text: string, least = 1): string | undefined {
  const words = stemsOf(text)
  const rated = SCENES.filter(({ name }) => !VAGUE.has(name)).map(({ name, words: own }) => {
    const hits = new Set(own.filter(word => words.has(stem(word))).map(stem))
    return { name, score: [...hits].reduce((sum, word) => sum + (LOOSE.has(word) ? 0.35 : 1), 0) }
  })
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= least ? best.name : undefined
}

/** The scene that somebody asked to see; one that was read into a word of many meanings was not. */
function wishedScene({ style, source }: Reading): string | undefined {
  const wish = style.find(one => one.wish === 'scene')
  const scene = wish && sceneIn(wish.value)
  if (!scene || PICTURES.has(scene)) return undefined
  const typed = stemsOf(source.slice(wish.span.at, wish.span.at + wish.span.length))
  const own = SCENES.find(({ name }) => name === scene)?.words ?? []
  return own.some(word => LOOSE.has(word) && typed.has(stem(word))) ? undefined : scene
}

/** What a brief asks to see; else what its sender does, what it is about, or what its things are; none where nothing clearly fits. */
export function sceneOf(reading: Reading, slots: readonly Slot[]): string | undefined {
  if (reading.style.some(({ wish }) => wish === 'no-pictures')) return undefined
  const wordsOf = (role: Slot['role']) =>
    slots.flatMap(slot => (slot.role === role ? [slot.fields?.title?.text ?? slot.text] : [])).join(' ')
  const [trade, topic, sender] = (['trade', 'topic', 'sender'] as const).map(role => sceneIn(wordsOf(role)))
  const isBorneOut = sender !== undefined && sceneIn(slots.map(({ text }) => text).join(' '), 2) === sender
  return wishedScene(reading) ?? trade ?? topic ?? (isBorneOut ? sender : undefined) ?? sceneIn(wordsOf('item'), 2)
}

/** A scene as a picture in a theme's colours. */
export const pictureOf = (name: string, theme: Theme, variant: number): ImageValue => ({
  src: sceneUrl(name, theme, variant),
  alt: SCENES.find(scene => scene.name === name)?.about ?? name
})
