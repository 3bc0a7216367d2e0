import type { Blank, Opening } from '../../../compose/copy/deck.ts'
import type { Content } from '../../../email/sections/section.ts'
import { LOOKS } from './dress.ts'
import { type Figure, figureOf } from './figure.ts'
import { leadOf } from './lead.ts'
import { type Draft, type Material, open } from './material.ts'
import { pictureOf } from './scene.ts'
import { capitalise, point, tidy, unstopped } from './words.ts'

const PICTURED: ReadonlySet<Opening> = new Set(['picture', 'split'])
/** Openings that live from a figure. */
const FIGURED: ReadonlySet<Opening> = new Set(['product', 'ticket', 'big-number'])

/** How the email begins: the first lines, drawn in a way that the kind and what was read allow. */
export function makeOpening(material: Material): Draft & { opening: Opening } {
  const { choice, scene, look } = material
  const opening = chooseOpening(material)
  const layout = choice.pick(layoutsOf(opening, material))
  const pictured = look?.isPictured || PICTURED.has(opening) || (opening === 'product' && choice.next() < 0.7)
  const image = pictured && scene ? pictureOf(scene, material.theme, Math.floor(choice.next() * 6)) : undefined
  const content: Content = { ...wordsOf(material, figureOf(material, opening)), ...(image && { image }) }
  const isCramped = layout === 'split' && isLong(content)
  return { part: 'opening', kind: 'hero', layout: isCramped ? 'stacked' : layout, content, opening }
}

/** A number lives from its own layout in any direction. */
const layoutsOf = (opening: Opening, { look }: Material) =>
  (FIGURED.has(opening) ? undefined : look?.layouts) ?? LOOKS[opening].layouts

/** Many words beside a picture leave it no room, few leave a hole. */
const isLong = ({ heading, text = '' }: Content): boolean => String(heading).length > 30 || String(text).length > 110

/** One of the openings that suit the kind, the likelier the earlier it stands, among those that have what they show. */
function chooseOpening(material: Material): Opening {
  const { openings, choice, scene, reading } = material
  const wishesPicture = reading.style.some(({ wish }) => wish === 'scene')
  const wishesColour = reading.style.some(({ wish }) => wish === 'colour')
  const isPossible = (opening: Opening) =>
    PICTURED.has(opening) ? scene !== undefined : !FIGURED.has(opening) || figureOf(material, opening) !== undefined
  const rated = openings.filter(isPossible).map((opening, at) => ({
    opening,
    score:
      choice.next() * 2 -
      at * 0.25 +
      (wishesPicture && PICTURED.has(opening) ? 3 : 0) -
      (wishesColour && opening === 'letter' ? 2 : 0)
  }))
  return rated.reduce((a, b) => (b.score > a.score ? b : a), { opening: 'type' as Opening, score: -9 }).opening
}

const LONGEST_EYEBROW = 60

/** The words of an opening: the brief's own headline, else the deck's; what the topic is must stand somewhere. */
function wordsOf(material: Material, figure: Figure | undefined): Content {
  const { copy, ledger, known, kind } = material
  if (figure) copy.note(...figure.says)
  const [dictated] = open(material, 'headline')
  const avoid: Blank[] = known.values.code ? ['code'] : []
  const headline = dictated || figure?.heading ? undefined : copy.line('headline', { avoid })
  ledger.place(dictated, ...(figure?.places ?? []), ...(headline?.says ?? []))
  const lead = leadOf(material, avoid)
  const eyebrow = copy.line('eyebrow', { avoid, least: 0.5 })
  ledger.place(...(lead?.says ?? []), ...(eyebrow?.says ?? []))
  const text = [lead?.text, figure?.facts?.map(capitalise).join('\n')].filter(Boolean).join('\n\n')
  const heading = tidy(dictated?.text ?? figure?.heading ?? headline?.text ?? capitalise(kind))
  const topic = figure?.eyebrow ? undefined : open(material, 'topic').find(({ text }) => text.length <= LONGEST_EYEBROW)
  ledger.place(topic)
  const own = eyebrow && !text.toLowerCase().includes(eyebrow.text.toLowerCase()) ? eyebrow.text : undefined
  const above = figure?.eyebrow ?? (topic ? point(topic.text) : own)
  return {
    heading: unstopped(heading),
    ...(above && !heading.toLowerCase().includes(above.toLowerCase()) && { eyebrow: unstopped(above) }),
    ...(text && { text }),
    ...(figure && { figure: figure.text }),
    ...(material.button && { button: material.button }),
    ...(material.second && { second: material.second })
  }
}
