import type { ImageValue, LinkValue } from '../../../../email/sections/section.ts'
import { imageUrl, linkUrl } from '../../../../email/sections/urls.ts'
import { sceneUrl } from '../../../../email/theme/media-urls.ts'
import { SCENES } from '../../../../email/theme/scenes.ts'
import { inside, type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, isLink, isText, type Part } from '../part.ts'
import { asText, saysWords, setText, signAfter, wordsPattern, written } from '../reword.ts'
import { says, type Token } from '../tokens.ts'
import { singular } from '../vocabulary.ts'
import { phrasesFor } from '../wishes.ts'
import { fits, rule } from './rule.ts'

export const SCENES_SAID =
  'I can draw scenes such as pottery, coffee, the sea or a city, or show a picture by its address.'

const addressIn = ({ wish }: Job): string | undefined => wish.tokens.find(({ shape }) => shape === 'url')?.text

/** The address that a wish names, as a link takes it. */
export const urlIn = (job: Job): string | undefined => {
  const said = addressIn(job)
  return said && linkUrl(said)
}

/** `link`: where links lead, or a link on words of a text. */
export const link = rule<string>({
  value: urlIn,
  ask: 'Where should it lead? Give the address, such as "https://example.com".',
  accepts: part => (isText(part) ? 0.86 : fits({ link: 1, item: 0.85, section: 0.8, image: 0 })(part)),
  operations: (parts, href, { wish }) => {
    const quote = wish.tokens.find(({ shape }) => shape === 'quote')?.text ?? ''
    return parts.flatMap(part => {
      if (isText(part) && saysWords(part, quote))
        return [
          setText(
            part,
            written(part).replace(wordsPattern(quote), words => `[${words}](${href})`)
          )
        ]
      const [first, ...more] = inside([part], isLink)
      if (!first || (more.length > 0 && part.type !== 'item')) return []
      return [{ op: 'set' as const, ref: first.ref, value: { ...(first.value as LinkValue), href } }]
    })
  },
  none: () => 'I found no single link there. Say which words should lead to it, in quotation marks.'
})

/** The picture of what was named: itself, or the first that stands with it. */
const picturesOf = (parts: readonly Part[]): Part[] => [
  ...new Set(
    parts.flatMap(part => {
      const around = part.type === 'slot' && !isImage(part) ? part.parent : part
      return around ? inside([around], isImage).slice(0, 1) : []
    })
  )
]
const pictured = fits({ image: 1, item: 0.95, section: 0.85, slot: 0.7, link: 0.7 })

/** `image`: another picture, by address, by what it shows, or another drawing of the same. */
export const image = rule<(now: ImageValue) => ImageValue | undefined>({
  value: job => now => nextPicture(now, job),
  ask: '',
  accepts: pictured,
  focus: picturesOf,
  operations: (parts, next) =>
    parts.flatMap(({ ref, value }) => {
      const picture = next(value as ImageValue)
      return picture ? [{ op: 'set', ref, value: picture }] : []
    }),
  none: () => `${SCENES_SAID} I cannot find or take photographs.`
})

const DRAWN = /^\/media\/scenes\/([a-z-]+)\.png\?.*\bv=(\d+)/

function nextPicture(now: ImageValue, job: Job): ImageValue | undefined {
  const { wish, theme } = job
  const words = phrasesFor(wish, 'value').find(({ tokens }) => tokens.every(({ shape }) => shape !== 'url'))
  const src = imageUrl(addressIn(job) ?? '')
  if (src) return { src, alt: words && says(wish.tokens, manners.describes) ? asText(words.text, '') : now.alt }
  const scene = sceneIn(tokensFor(wish, 'value'))
  if (scene) return { src: sceneUrl(scene.name, theme), alt: scene.about }
  const [, name, variant] = DRAWN.exec(now.src) ?? []
  return name && says(wish.tokens, manners.another)
    ? { src: sceneUrl(name, theme, variant === '1' ? 2 : 1), alt: now.alt }
    : undefined
}

/** The scene that words name; the last word says what it is: a desk lamp is a lamp. */
export const sceneIn = (tokens: readonly Token[]) =>
  tokens
    .map(({ key }) =>
      SCENES.find(({ name, words }) => [key, singular(key)].some(each => each === name || words.includes(each)))
    )
    .findLast(Boolean)

/** `alt`: what a picture is described as. */
export const alt = rule<string>({
  value: ({ wish, text }) => {
    const [value] = phrasesFor(wish, 'value')
    return value && asText(value.text, '', signAfter(text, value).replace('.', ''))
  },
  ask: 'What does the picture show? Put the words in quotation marks.',
  ignored: manners.describes,
  accepts: pictured,
  focus: picturesOf,
  operations: (parts, words) => parts.map(part => setText(part, words))
})
