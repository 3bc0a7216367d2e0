import type { OutlineSlot } from '../../../email/outline/outline.ts'
import { unquoted } from './clauses.ts'
import { allSlots, type Desk, isImage, type Rule, selectedSection, selectedSlot } from './desk.ts'
import { slotsNamed } from './places.ts'
import { sceneFor } from './scenes.ts'

/** The picture a wish is about: a named one, the selected one, the first of the selected section, or the first of all. */
function pictureFor(noun: string | undefined, desk: Desk): OutlineSlot | undefined {
  const named = noun ? slotsNamed(`image of ${noun}`, desk).find(slot => slot.kind === 'image') : undefined
  if (noun) return named
  const images = allSlots(desk).filter(slot => slot.kind === 'image')
  const selected = images.find(({ ref }) => ref === desk.selected)
  return selected ?? images.find(({ ref }) => ref.startsWith(`${selectedSection(desk)?.ref}.`)) ?? images[0]
}

const ALT =
  /\balt(?:ernative)?[- ]text(?: (?:of|for|on) (?:the )?(?:(.{2,40}?) )?(?:image|picture|photo))?(?: to|:| should be| is)\s+(.+)$/is

/** "alt text: …" describes a picture. */
const alt: Rule = (wish, desk) => {
  const match = ALT.exec(wish)
  if (!match?.[2]) return undefined
  const image = pictureFor(match[1], desk)
  if (/^(?:(?:the|all|every|each|my|our) )*(?:images?|pictures?|photos?|logo)$/i.test(match[2]))
    return {
      words: `What does it show?${image && isImage(image.value) && image.value.alt ? ` The text says “${image.value.alt}” now.` : ''} For example: "alt text: Two bowls on a table".`
    }
  return image && isImage(image.value)
    ? [{ op: 'set', ref: image.ref, value: { ...image.value, alt: unquoted(match[2]) } }]
    : { words: 'There is no such picture in this email.' }
}

const SHOW =
  /^(?:(?:use|show|take|try|put|have|change|swap|replace|set|make|switch|give me)\s+)?(?:the |this |an?(?:other)? |some )?(?:(.{2,40}?) )?(?:picture|image|photo|illustration)s?(?: (?:of|in) the (.{2,40}?))?(?:\s+(?:to|of|with|showing|for|into|by|with one of))+\s+(?:an? (?:picture|image|photo) of |an? |some |the )?(.+)$/is

const GIVEN =
  /^(?:use|show|take|try|put in|insert|here(?:['’]s| is)) (?:my |our |this |the |an? )?(?:own )?(?:picture|image|photo|pic|illustration)(?: instead)?\s*:?\s+(https?:\/\/\S+)$/i
const MADE =
  /^(?:make|turn) (?:the |this )?(?:(.{2,40}?) )?(?:picture|image|photo|illustration)(?: into| be| show)? (?:an? (?:picture|image|photo) of )?(?:an? |some )(?!bit\b|little\b|lot\b)(.+)$/is

/** "use a picture of coffee", "make the picture a beach", "swap the image for mountains", "change this picture to https://…". */
const picture: Rule = (wish, desk) => {
  const [match, made] = [SHOW.exec(wish), MADE.exec(wish)]
  const subject = match?.[3] ?? made?.[2] ?? GIVEN.exec(wish)?.[1]
  if (!subject || /^move\b/i.test(wish) || /^(?:left|right|top|bottom|side|middle|cent(?:er|re))\b/i.test(subject))
    return undefined
  const owner = (match?.[1] ?? match?.[2] ?? made?.[1])?.replace(/^(?:an?other|main|hero's) ?/i, '')
  const value = sceneFor(unquoted(subject).replace(/ instead$/i, ''), desk.theme)
  if ('words' in value) return value
  const image = pictureFor(owner || undefined, desk) ?? pictureFor(undefined, desk)
  return image
    ? [{ op: 'set', ref: image.ref, value }]
    : { words: 'There is no place for a picture in this email yet. Say "add a picture of …", and I will make one.' }
}

const ANOTHER =
  /^(?:use |try |show |give me )?(?:an?other|a different|a new) (?:picture|image|photo|illustration|drawing)(?: (?:for|in|of) (?:the )?(.{2,40}))?$/i

/** "another picture": another drawing of the same subject. */
const another: Rule = (wish, desk) => {
  const match = ANOTHER.exec(wish)
  if (!match) return undefined
  const image = pictureFor(match[1], desk)
  const variant = image && isImage(image.value) ? /[?&]v=(\d+)/.exec(image.value.src)?.[1] : undefined
  if (!image || !isImage(image.value) || !variant)
    return { words: 'Of what? For example: use a picture of coffee. Or give me the address of one of yours.' }
  const src = image.value.src.replace(/([?&]v=)\d+/, (_, name: string) => `${name}${(Number(variant) % 4) + 1}`)
  return [{ op: 'set', ref: image.ref, value: { ...image.value, src } }]
}

const THIS =
  /^(?:(?:replace|change|swap|make|turn) (?:this|it)(?: (?:to|with|for|into|by))?|use|show) (?:an? (?:picture|image|photo) of )?(?:an? |some |the )?((?:\S+ ?){1,4})$/i

/** "replace this with coffee", while a picture is selected. */
const selectedPicture: Rule = (wish, desk) => {
  const slot = selectedSlot(desk)
  const subject = slot?.kind === 'image' ? THIS.exec(wish)?.[1] : undefined
  const isLook = /\b(?:layout|fonts?|colou?rs?|palette|section|picture|bigger|smaller|left|right)\b/i.test(
    subject ?? ''
  )
  const value = subject && !isLook && sceneFor(unquoted(subject), desk.theme)
  return slot && value && !('words' in value) ? [{ op: 'set', ref: slot.ref, value }] : undefined
}

export const PICTURE_RULES = [alt, another, picture, selectedPicture]
