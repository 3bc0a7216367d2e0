import type { ImageValue } from '../../../email/sections/section.ts'
import { ICONS, iconUrl, SCENES, sceneUrl } from '../../../email/theme/media-urls.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Brief, Kind } from '../../brief-reader/brief.ts'
import { wordsIn } from '../../grammar/words.ts'
import type { Choice } from './random.ts'
import { sceneFor } from './scene-words.ts'
import { isProper } from './words.ts'

const BY_KIND: Record<Kind, [string, ...string[]]> = {
  welcome: ['handshake', 'sunrise', 'key', 'abstract'],
  newsletter: ['desk', 'letter', 'waves', 'books'],
  sale: ['rays', 'shop', 'gift', 'confetti'],
  launch: ['rocket', 'rays', 'star', 'abstract'],
  cart: ['shop', 'parcel', 'gift'],
  order: ['parcel', 'receipt', 'shop'],
  shipping: ['delivery', 'parcel'],
  event: ['party', 'stage', 'ticket', 'calendar'],
  review: ['star', 'letter', 'heart'],
  winback: ['sunrise', 'heart', 'gift', 'waves'],
  receipt: ['receipt', 'coins'],
  notice: ['bell', 'shield', 'calendar'],
  thanks: ['heart', 'flowers', 'letter'],
  survey: ['letter', 'desk', 'chart'],
  birthday: ['party', 'gift', 'confetti'],
  referral: ['handshake', 'gift', 'heart'],
  restock: ['shop', 'gift', 'rays'],
  appointment: ['calendar', 'bell'],
  job: ['handshake', 'desk', 'sunrise'],
  volunteer: ['handshake', 'heart', 'sunrise'],
  appeal: ['heart', 'handshake', 'sunrise'],
  greeting: ['confetti', 'night', 'rays'],
  renewal: ['calendar', 'handshake', 'sunrise'],
  listing: ['home', 'key'],
  letter: ['letter', 'desk'],
  announcement: ['bell', 'waves', 'abstract', 'rays']
}

/** What stands in a brief beside its subject: whom it is for, what is allowed, what is not to be said or shown. */
const BESIDE =
  /[^.,;\n]*\b(?:(?:are|is|dogs?|kids|all) (?:welcome|allowed|fine|ok)|parking|wi-?fi|don't|do not|not to|tone|audience|colou?rs?|headliners?|featuring|starring|live (?:music|set)|hot dogs|sign(?:ed)? (?:off|it|by|from)|no (?:pictures?|images?)|bring|illustrations?)\b[^.,;\n]*/gi
const READERS =
  /\b(?:famil(?:y|ies)|parents?|children|kids|students?|teachers?|members?|team|friends?|people|customers?|neighbours?|colleagues?|toddlers?)\b/gi

/** "dogs welcome", "kids eat free": who may come too. */
const WELCOME =
  /\b(?:dogs?|pets?|cats?|kids?|children|families)(?: are)? (?:welcome|allowed|friendly|eat free|go free|under \d+)\b/gi

/** The nouns of a text that say what it is about: no verbs, no people, nothing said beside the subject. */
function nounsOf(source: string): string {
  const text = source.replace(WELCOME, ' ')
  const words = wordsIn(text.replace(TITLE, ' ').replace(BESIDE, ' ').replace(READERS, ' '))
  const isAbout = (tags: ReadonlySet<string>) =>
    (tags.has('Noun') || tags.has('Infinitive')) && !tags.has('Person') && !tags.has('Pronoun')
  return words
    .filter(({ tags }) => isAbout(tags))
    .map(({ text: word }) => word)
    .join(' ')
}

/** What a book or a talk is called says little of what it is. */
const TITLE = /"[^"]*"/g

/** Kinds whose own picture says more than a word found somewhere in the brief. */
const OWN: ReadonlySet<Kind> = new Set([
  'notice',
  'appointment',
  'receipt',
  'order',
  'thanks',
  'greeting',
  'renewal',
  'survey',
  'review'
])

/** What is held online has no hall to show. */
const ONLINE =
  /\bwebinar|\blivestream|\b(?:online|virtual|zoom) (?:workshop|course|class|session|event|meet-?up|meeting|masterclass|talk|training|lesson)/i

/** The picture of the email: what the sender is, else what it is about, else what the brief opens with, else the kind's own. */
export function mainScene(brief: Brief, choice: Choice, thing?: string): string {
  const fallback = choice.pick(BY_KIND[brief.kind])
  if (brief.kind === 'shipping') return 'delivery'
  if (brief.kind === 'listing') return 'home'
  const { trade = '', brand = '', subject = '', offer, things, groups, text } = brief
  const about = [thing, subject, offer?.on]
    .filter(said => said && !isProper(said))
    .join(' ')
    .replace(TITLE, ' ')
    .replace(READERS, ' ')
  const goods = [...things, ...groups.flatMap(({ items }) => items)]
    .slice(0, 4)
    .map(({ title }) => title)
    .join(' ')
  const opening = nounsOf(text.slice(0, 130))
  const banned = bannedScene(text)
  const found = [
    sceneFor(trade),
    sceneFor(brand),
    sceneFor(about),
    sceneFor(goods),
    brief.kind === 'event' && ONLINE.test(text) ? 'laptop' : undefined,
    sceneFor(opening),
    OWN.has(brief.kind) ? undefined : sceneFor(nounsOf(text), 2)
  ]
  return found.find(scene => scene !== undefined && scene !== banned) ?? fallback
}

/** "No images", "text only": nothing is to be shown at all. */
export const isWithoutPictures = (text: string): boolean =>
  /\b(?:no|without(?: any)?|zero|don't (?:use|add|include)(?: any)?|skip the|leave out(?: the| any)?) (?:images?|pictures?|photos?|illustrations?|graphics|pics)\b(?! of\b)|\b(?:text|words)[- ]only\b/i.test(
    text
  )

/** "No pictures of money": what is not to be shown. */
const bannedScene = (text: string): string | undefined => {
  const [, what] = /\b(?:no|without|not?) (?:images?|pictures?|photos?|pics) of ([\w ]{3,24})/i.exec(text) ?? []
  return what && sceneFor(what, 0.4)
}

export function scenePicture(name: string, theme: Theme, variant: number, alt?: string): ImageValue {
  const about = SCENES.find(scene => scene.name === name)?.about ?? name
  return { src: sceneUrl(name, theme, variant), alt: alt ?? about }
}

const ICON_WORDS: [RegExp, string][] = [
  [/\b(?:ship|deliver|postage|dispatch|track)/i, 'truck'],
  [/\b(?:free\b(?! of)|gift|present\b|bonus)/i, 'gift'],
  [/\b(?:save|cheap|bill|cost|price|pay|£|\$|€|%|percent)/i, 'tag'],
  [/\b(?:hour|minute|time|day|week|fast|quick|slow|schedule|learn)/i, 'clock'],
  [/\b(?:open(?! plan)|date|month|season|year|monday|friday|saturday|sunday)/i, 'calendar'],
  [/\b(?:secure|safe|privacy|password|data)/i, 'shield'],
  [/\b(?:team|people|member|community|friend|class)/i, 'users'],
  [/\b(?:chart|report|forecast|figure|metric|analytic)/i, 'chart'],
  [/\b(?:phone|call|mobile|app)/i, 'phone'],
  [/\b(?:email|mail|reply|write)/i, 'mail'],
  [/\b(?:plant|organic|green|eco|natural|leaf)/i, 'leaf'],
  [/\b(?:coffee|tea|drink|cup)/i, 'coffee'],
  [/\b(?:book|read|story|guide)/i, 'book'],
  [/\b(?:music|song|concert|playlist)/i, 'music'],
  [/\b(?:home|house|boiler|kitchen|room)/i, 'home'],
  [/\b(?:repair|tool|build|install|fix|fit)/i, 'tools'],
  [/\b(?:place|park|street|venue|location|map)/i, 'pin'],
  [/\b(?:love|care|heart)/i, 'heart'],
  [/\b(?:new|launch|feature)/i, 'sparkle']
]

export function iconFor(text: string, theme: Theme, at: number): ImageValue {
  const spare = ['check', 'star', 'bolt', 'sun', 'thumbs-up', 'globe']
  const name = ICON_WORDS.find(([sign]) => sign.test(text))?.[1] ?? spare[at % spare.length] ?? 'check'
  return { src: iconUrl(ICONS.includes(name) ? name : 'check', theme), alt: '' }
}
