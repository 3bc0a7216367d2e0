import type { ImageValue } from '../../email/sections/section.ts'
import { imageUrl } from '../../email/sections/urls.ts'
import { type SceneCrop, sceneUrl } from '../../email/theme/media-urls.ts'
import { SCENES } from '../../email/theme/scenes.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Look } from '../look.ts'
import type { Choice } from './choice.ts'
import looks from './looks.json' with { type: 'json' }
import { sceneIn } from './scene-words.ts'

/** Kinds of mail that have no picture unless one is chosen. */
const BARE: ReadonlySet<string> = new Set(looks.scenes.without.split(' '))
/** What shows a kind of mail whatever it is about. */
const GENERAL: Record<string, string> = looks.scenes.general
/** Compositions of shapes, which are wrong nowhere. */
const ABSTRACT = looks.scenes.abstract as [string, ...string[]]

/** What the sender does, what it is about, or what its things are, as a scene; none where nothing clearly fits. */
function sceneOf({ kind, sender = {}, topic, headline, things }: EmailFacts): string | undefined {
  if (BARE.has(kind)) return undefined
  const names = things
    .slice(0, 12)
    .map(({ name }) => name)
    .join(' ')
  const name = sceneIn(sender.name)
  const isBorneOut = name !== undefined && sceneIn([sender.name, topic, names].join(' '), 2) === name
  return sceneIn(sender.trade) ?? sceneIn(topic ?? headline) ?? (isBorneOut ? name : undefined) ?? sceneIn(names, 2)
}

const DRAWING = /^\/media\/scenes\/([a-z-]+)\.png(?:\?(?:.*&)?v=(\d+))?/

/** The scene that a picture of a look is, by its name or by the address of a drawing of it; nothing where it is none of ours. */
export function sceneChosen(picture: string | undefined): { name: string; variant: number | undefined } | undefined {
  const [, drawn, variant] = DRAWING.exec(picture ?? '') ?? []
  const name = SCENES.find(scene => scene.name === (drawn ?? picture))?.name
  return name === undefined ? undefined : { name, variant: variant === undefined ? undefined : Number(variant) }
}

/** What an email can show, drawn in a theme. */
export interface Picture {
  /** Was it chosen? Then it is shown whatever the opening. */
  isChosen: boolean
  draw: (theme: Theme, variant: number, crop: SceneCrop) => ImageValue
}

/** Pictures for stories, each of what it clearly is about, or of shapes that differ. */
export const storyPictures = (stories: readonly string[], theme: Theme, choice: Choice): ImageValue[] => {
  const shapes = choice.order('story', ABSTRACT)
  return stories.map((words, at) => {
    const scene = sceneIn(words, 1) ?? shapes[at % shapes.length] ?? ABSTRACT[0]
    return { src: sceneUrl(scene, theme, (at + Math.floor(choice.number('stories') * 6)) % 6), alt: '' }
  })
}

/** The picture that was chosen, else the scene that fits, one of the kind's own, or shapes; none where the kind wants none. */
export function pictureOf(facts: EmailFacts, { picture }: Look, choice: Choice): Picture | undefined {
  if (picture === 'none') return undefined
  const { name: chosen, variant: way } = sceneChosen(picture) ?? {}
  const src = picture && !chosen ? imageUrl(picture) : undefined
  const alt = facts.topic ?? facts.headline ?? facts.sender?.name ?? ''
  if (src) return { isChosen: true, draw: () => ({ src, alt }) }
  const general = BARE.has(facts.kind) ? undefined : (GENERAL[facts.kind] ?? choice.pick('scene', ABSTRACT))
  const scene = chosen ?? sceneOf(facts) ?? general
  const about = SCENES.find(({ name }) => name === scene)?.about ?? ''
  return scene
    ? {
        isChosen: chosen !== undefined,
        draw: (theme, variant, crop) => ({ src: sceneUrl(scene, theme, way ?? variant, crop), alt: about })
      }
    : undefined
}
