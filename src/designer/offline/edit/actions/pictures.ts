import type { Operation } from '../../../../email/operations/operation.ts'
import type { ImageValue } from '../../../../email/sections/section.ts'
import { imageUrl } from '../../../../email/sections/urls.ts'
import { SCENES, sceneUrl } from '../../../../email/theme/media-urls.ts'
import { inside, type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import { isImage, type Part } from '../part.ts'
import { asText, setText } from '../reword.ts'
import { whichOne } from '../say.ts'
import type { Token } from '../tokens.ts'
import { singular } from '../vocabulary.ts'
import { phrasesFor } from '../wishes.ts'
import { signAfter } from './rewording.ts'

const pictured = (part: Part): number =>
  isImage(part) ? 1 : part.type === 'item' ? 0.95 : part.type === 'section' ? 0.85 : part.type === 'slot' ? 0.7 : 0

/** The picture of what was named: itself, or the first that stands with it. */
const pictureOf = (part: Part): Part[] =>
  inside(isImage(part) || part.type !== 'slot' ? [part] : part.parent ? [part.parent] : [], isImage).slice(0, 1)

/** `image`: another picture, by address, by what it shows, or another drawing of the same. */
export function image(job: Job): Outcome {
  const found = targetsOf(job, pictured)
  const pictures = [...new Set(found.parts.flatMap(pictureOf))]
  if (pictures.length === 0) return unable('I found no picture there. Say which one, or where a new one should go.')
  if (found.rivals.length > 0)
    return whichOne(job, [...pictures, ...found.rivals.flatMap(pictureOf)], parts => shown(job, parts))
  return shown(job, pictures)
}

function shown(job: Job, pictures: Part[]): Outcome {
  const operations = pictures.flatMap((part): Operation[] => {
    const value = nextPicture(part.value as ImageValue, job)
    return value ? [{ op: 'set', ref: part.ref, value }] : []
  })
  return operations.length > 0
    ? { operations: operations }
    : unable(
        'I can draw scenes such as pottery, coffee, the sea or a city, or show a picture by its address. I cannot find or take photographs.'
      )
}

/** What a picture becomes: its address is given, or a scene is named, or it is a scene of ours and has other drawings. */
function nextPicture(now: ImageValue, { wish, theme, text }: Job): ImageValue | undefined {
  const values = phrasesFor(wish, 'value')
  const token = [...tokensFor(wish, 'value'), ...wish.tokens].find(({ shape }) => shape === 'url')
  const src = token && imageUrl(token.text)
  const words = values.find(({ tokens }) => tokens.every(({ shape }) => shape !== 'url'))
  if (src)
    return { src, alt: words && /descri|alt|caption|says|as /.test(wish.said) ? asText(words.text, '', '') : now.alt }
  const scene = sceneIn(tokensFor(wish, 'value'))
  if (scene) return { src: sceneUrl(scene.name, theme), alt: scene.about }
  const ours = /^\/media\/scenes\/([a-z-]+)\.png\?.*\bv=(\d+)/.exec(now.src)
  const isOther = /\b(?:another|different|other|new|else|variant|version|change|swap|replace)\b/i.test(text)
  return ours && isOther ? { src: sceneUrl(ours[1] ?? '', theme, ours[2] === '1' ? 2 : 1), alt: now.alt } : undefined
}

/** The scene that words name; the last word says what it is: a desk lamp is a lamp. */
export const sceneIn = (tokens: readonly Token[]) =>
  tokens
    .map(({ key }) =>
      SCENES.find(
        ({ name, words }) =>
          name === key || name === singular(key) || words.includes(key) || words.includes(singular(key))
      )
    )
    .findLast(Boolean)

/** `alt`: what a picture is described as. */
export function alt(job: Job): Outcome {
  const [value] = phrasesFor(job.wish, 'value')
  if (!value) return { ask: 'What does the picture show? Put the words in quotation marks.', guesses: [] }
  const found = targetsOf(job, pictured)
  const pictures = [...new Set(found.parts.flatMap(pictureOf))]
  if (pictures.length !== 1 || found.rivals.length > 0)
    return pictures.length === 0
      ? unable('I found no picture there to describe.')
      : whichOne(job, [...pictures, ...found.rivals.flatMap(pictureOf)], parts => ({
          operations: parts.map(part => setText(part, asText(value.text, '', '')))
        }))
  return {
    operations: [setText(pictures[0] as Part, asText(value.text, '', signAfter(job.text, value).replace('.', '')))]
  }
}
