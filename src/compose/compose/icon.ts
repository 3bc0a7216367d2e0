import type { ImageValue } from '../../email/sections/section.ts'
import { iconUrl } from '../../email/theme/media-urls.ts'
import type { Theme } from '../../email/theme/theme.ts'
import icons from './icons.json' with { type: 'json' }
import { wordsIn } from './words.ts'

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(icons).flatMap(([name, words]) => words.split(' ').map(word => [word, name]))
)

/** What stands beside points of which nothing else is known. */
const ANY = 'check'

/** The icon of the first word that one is known for, in a theme; a tick where none is. It says nothing that the words don't. */
export function iconFor(words: string, theme: Theme): ImageValue {
  const name = wordsIn(words)
    .map(word => BY_WORD.get(word))
    .find(found => found !== undefined)
  return { src: iconUrl(name ?? ANY, theme), alt: '' }
}
