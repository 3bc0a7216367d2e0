import { SCENES } from '../../email/theme/scenes.ts'
import looks from './looks.json' with { type: 'json' }
import trades from './trades.json' with { type: 'json' }
import { wordsIn } from './words.ts'

/** A word without the ending that it has where it means several, or whose something is. */
export const stem = (word: string): string => {
  const bare = word.replace(/['’]s?$/, '')
  return bare.length > 4 ? bare.replace(/(?:ies|es|s)$/, '') : bare
}

const stemsOf = (list: string): string[] => list.split(' ').map(stem)

/** Scenes whose words stand in emails about anything: "new", "email", "offer", "day". */
const VAGUE: ReadonlySet<string> = new Set(looks.scenes.vague.split(' '))
/** Words that mean something else more often than what their scene shows. */
const LOOSE: ReadonlySet<string> = new Set(stemsOf(looks.scenes.loose))

/** A phrase as it is listed, `ice-cream`, by the stems of its words. */
const phrase = (listed: string): string => listed.split('-').map(stem).join(' ')
/** Words and phrases that name a trade or a subject, by the scene that shows it; those of `none` are shown by no scene. */
const NAMED = Object.entries(trades).map(([name, list]) => ({ name, phrases: list.split(' ').map(phrase) }))
const PHRASES: ReadonlySet<string> = new Set(NAMED.flatMap(({ phrases }) => phrases).filter(each => each.includes(' ')))
const LONGEST = 4

/** The words of a text by their stems; some that mean something else together than apart are one: "ice cream". */
function tokensOf(text: string): Set<string> {
  const words = wordsIn(text).map(stem)
  const tokens = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: LONGEST }, (_, less) => words.slice(at, at + LONGEST - less))
    const known = runs.find(run => PHRASES.has(run.join(' '))) ?? words.slice(at, at + 1)
    tokens.add(known.join(' '))
    at += known.length
  }
  return tokens
}

/** What each word is worth that asks for a scene: those that name it whole, loose ones a third. */
const RATED = SCENES.map(({ name, words }) => {
  const listed = VAGUE.has(name) ? [] : words.map(stem)
  const named = NAMED.find(each => each.name === name)?.phrases ?? []
  return {
    name,
    worth: new Map([
      ...listed.map(word => [word, LOOSE.has(word) ? 0.35 : 1] as const),
      ...named.map(each => [each, 1] as const)
    ])
  }
}).filter(({ worth }) => worth.size > 0)

/** The scene that words fit best, where they fit it at least so well. */
export function sceneIn(text: string | undefined, least = 1): string | undefined {
  if (!text) return undefined
  const tokens = tokensOf(text)
  const rated = RATED.map(({ name, worth }) => ({
    name,
    score: [...tokens].reduce((sum, token) => sum + (worth.get(token) ?? 0), 0)
  }))
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= least ? best.name : undefined
}

/** Words for what a sender does, with those of the scene that shows it. */
export function tradeWords({
  name,
  trade
}: {
  name?: string | undefined
  trade?: string | undefined
} = {}): Set<string> {
  const own = sceneIn(trade) ?? sceneIn(name)
  const shown = SCENES.find(scene => scene.name === own)?.words ?? []
  const stems = [...wordsIn(`${name ?? ''} ${trade ?? ''}`), ...shown].map(stem)
  return new Set(stems.filter(word => !LOOSE.has(word)))
}
