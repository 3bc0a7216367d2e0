import type { ImageValue } from '../../../email/sections/section.ts'
import { ICONS, iconUrl, SCENES, sceneUrl } from '../../../email/theme/media-urls.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Brief, Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'
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

/** Words that ask for a picture without standing in its list. */
const MORE: [RegExp, string][] = [
  [/\bbooks\b|\bbookshop|\bpaperback|\bhardback|\bnovels?\b|\bauthor/i, 'books'],
  [/\bfilm|\bcinema|\bscreening|\bmovie/i, 'film'],
  [/\bcandles?\b|\blighting\b|\blamps?\b/i, 'lamp'],
  [/\brunning\b|\brunners?\b/i, 'running'],
  [/\bgnocchi|\bosteria|\btrattoria|\bpizz|\bitalian\b|\bbistro|\bcanteen|\blunch menu/i, 'food'],
  [/\bphilodendron|\bmonstera|\bsucculent|\bcact(?:us|i)\b|\bferns?\b(?! &)/i, 'garden'],
  [/\bice[ -]?cream|\bgelato|\bdessert/i, 'food'],
  [/\brugs?\b|\bblankets?\b|\bcushions?\b/i, 'home'],
  [/\bsocks?\b|\bt-?shirts?\b|\bjumpers?\b|\bswimwear|\bknitwear/i, 'clothes'],
  [/\bjust listed|\bopen house|\bfenced yard|\bbathroom|\b\d-? ?bed\b/i, 'home'],
  [/\bsaas\b|\bsoftware\b|\binvoicing\b|\bonline tool\b/i, 'laptop'],
  [/\bheadphones|\bearbuds|\bspeakers?\b(?= \()|\bturntable/i, 'music'],
  [/\bgala\b|\bball\b(?= (?:on|at|in)\b)|\bblack[- ]tie\b/i, 'wine'],
  [/\b(?:new|for sale)\b[^.]{0,12}\blisting\b/i, 'home'],
  [/\btime tracking|\bplanning tool|\bproject tracking/i, 'app'],
  [/\balbum\b|\bvinyl\b/i, 'music'],
  [/\bspice|\bchilli|\bthyme\b/i, 'food'],
  [/\bbirthday/i, 'party'],
  [/\bboots?\b|\btrainers\b|\bsneakers\b/i, 'shoes'],
  [/\bthermostat|\bheating\b|\bfurniture|\bsofa/i, 'home'],
  [/\bdowntime|\bserver|\bapi\b|\bdashboard/i, 'laptop'],
  [/\bpassword|\bsecurity|\bsign-?in\b/i, 'shield'],
  [/\bdog|\bcat\b|\bpets?\b/i, 'pets'],
  [/\bteapot|\bmugs?\b/i, 'pottery'],
  [/\bcharity|\bdonat/i, 'heart'],
  [/\binvoice|\breceipt|\bpayment/i, 'receipt'],
  [/(?<!\d )\bcourse|\bstudents?|\blesson/i, 'school'],
  [/\bpillow|\bmattress|\bduvet|\bbedding/i, 'moon'],
  [/\bwebinar/i, 'laptop'],
  [/\bflorist|\bbouquet|\bpeon(?:y|ies)|\borchid/i, 'flowers'],
  [/\bproduct recall/i, 'bell'],
  [/\brais(?:e|ing) (?:our |the )?prices|\bprice (?:increase|change)/i, 'coins'],
  [/\bdent(?:al|ist)|\bclinic\b|\bdoctor|\bphysio/i, 'calendar'],
  [/\btoys?\b|\bwooden train/i, 'baby'],
  [/\bhappy new year/i, 'confetti'],
  [/\bprimary school|\bpupils?\b|\bschool photos?\b/i, 'school'],
  [/\brivers?\b|\blakes?\b/i, 'waves'],
  [/\b(?:lift|elevator|plumbing|heating|boiler)\b[^.]*\b(?:maintenance|service|repair)/i, 'tools'],
  [/\bphotograph/i, 'camera'],
  [/\btasting menu|\bdishes\b|\bmeal kit|\bvegetarian/i, 'food']
]
const VAGUE = new Set([
  'abstract',
  'rays',
  'waves',
  'star',
  'calendar',
  'letter',
  'bell',
  'gift',
  'shop',
  'map',
  'ticket',
  'key',
  'city',
  'desk',
  'app',
  'school',
  'receipt',
  'parcel',
  'delivery',
  'party',
  'chart',
  'phone',
  'sunrise',
  'moon',
  'night',
  'coins'
])
const VAGUE_WORDS = new Set(
  'team park collection book club read reading track tracking sale summer order light new table studio craft bar glass code open home house shop store free bold date star stars day days friend midnight dark late winter seed stage growth gift card account page line learn learning workshop launch beta ring rings train online website web road october november december september'.split(
    ' '
  )
)

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|ing)$/, '') : word)

/** The scene whose words some text has most of, `least` at the least; `undefined` when it has none. */
export function sceneFor(text: string, least = 0.8): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const counted = new Set([...words, ...words.map(stem)])
  const scored = SCENES.map(scene => {
    const hits = scene.words.filter(word => counted.has(word) || counted.has(stem(word)))
    const extra = MORE.filter(([sign, name]) => name === scene.name && sign.test(text)).length * 2
    return {
      name: scene.name,
      score:
        extra +
        hits.reduce((sum, word) => sum + (VAGUE_WORDS.has(word) || VAGUE_WORDS.has(stem(word)) ? 0.4 : 1), 0) *
          (VAGUE.has(scene.name) ? 0.5 : 1)
    }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= least ? best.name : undefined
}

/** What a book or a talk is called says little of what it is. */
const TITLE = /"[^"]*"/g

/** The picture of the email: what it is about, else what the brief speaks of, else something that suits its kind. */
export function mainScene(brief: Brief, choice: Choice, thing?: string): string {
  const fallback = choice.pick(BY_KIND[brief.kind])
  if (brief.kind === 'shipping') return 'delivery'
  const { trade, subject, offer, brand, audience, things, text } = brief
  const about = [thing, trade, subject, offer?.on]
    .filter(said => said && !isProper(said))
    .join(' ')
    .replace(TITLE, ' ')
  const goods = things
    .slice(0, 4)
    .map(({ title }) => title)
    .join(' ')
  const spoken = [text, audience].filter(Boolean).join(' ').replace(TITLE, ' ')
  return (
    sceneFor(about) ??
    sceneFor([about, thing, brand].join(' '), 1) ??
    sceneFor(goods) ??
    sceneFor(spoken, 1) ??
    fallback
  )
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
