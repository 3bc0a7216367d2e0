import { SCENES, type Scene } from '../../../email/theme/scenes.ts'

/** The drawings that have every word of a search, by its beginning, in their name, in what they show or in what asks for them. */
export function findScenes(search: string): Scene[] {
  const asked = wordsOf(search)
  return SCENES.filter(({ name, about, words }) => {
    const known = [name, ...wordsOf(about), ...words]
    return asked.every(word => known.some(each => each.startsWith(word)))
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
