import type { ImageValue } from '../../../email/sections/section.ts'
import { SCENES, sceneUrl } from '../../../email/theme/media-urls.ts'
import type { Theme } from '../../../email/theme/theme.ts'

/** The name of the drawing that some words ask for; the last of them says what it is: a 'desk lamp' is a lamp. */
export function sceneNamed(words: string): string | undefined {
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found = wanted.slice(0, 40).map(word => {
    const isMeant = (known: string) => word === known || word === `${known}s` || word === `${known}es`
    return SCENES.find(({ name, words: about }) => isMeant(name) || about.some(isMeant))?.name
  })
  return found.findLast(name => name !== undefined)
}

/** A picture of a subject, or the one at an address; words when there is no such drawing. */
export function sceneFor(subject: string, theme: Theme): ImageValue | { words: string } {
  const url = /https?:\/\/\S+/.exec(subject)?.[0]
  if (url)
    return {
      src: url,
      alt: subject
        .replace(url, '')
        .replace(/\b(?:from|at|:)\s*$/i, '')
        .trim()
    }
  const name = sceneNamed(subject)
  const scene = SCENES.find(each => each.name === name)
  const about = subject.trim().replace(/^(?:an? |some |the )/i, '')
  if (scene) return { src: sceneUrl(scene.name, theme), alt: scene.about }
  const known = SCENES.slice(0, 12).map(scene => scene.name)
  return {
    words: `I have no picture of ${about.slice(0, 60)}. I can draw ${known.join(', ')} and more, or use the address of one of yours.`
  }
}
