import type { Content } from '../../email/sections/section.ts'
import type { Blank, Opening } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import { TELLING } from './copywriter.ts'
import type { Dress } from './direction.ts'
import { FIGURED, type Figure, figureOf } from './figure.ts'
import { leadOf } from './lead.ts'
import { linked } from './links.ts'
import looks from './looks.json' with { type: 'json' }
import { allIn, type Draft, type Entry, type Material, type Says } from './material.ts'
import { isNamed } from './nouns.ts'
import { termsOf } from './parts/offer.ts'
import { isQuiet } from './theme.ts'
import { capitalise, isIn, unstopped } from './words.ts'

const PICTURED: ReadonlySet<Opening> = new Set(['picture', 'split'])

/** What suits each opening: its own layouts, those of the header, and grounds, of which the seed picks. */
export const LOOKS = looks.openings as unknown as Record<Opening, Dress & { layouts: [string, ...string[]] }>

/** The first section, how it was drawn, and how a lead goes on that was too long for it. */
export interface Begun {
  draft: Draft
  opening: Opening
  goesOn: string | undefined
}

/** How the email begins: the first lines, drawn in a way that the kind and the facts allow. */
export function makeOpening(material: Material): Begun {
  const { choice, direction, picture, theme } = material
  const opening = chooseOpening(material)
  const layouts = (FIGURED.has(opening) ? undefined : direction?.layouts) ?? LOOKS[opening].layouts
  const chosen = choice.pick('layout', layouts)
  const { content, says, goesOn } = wordsOf(material, figureOf(material.facts, opening))
  const isPictured = picture?.isChosen || direction?.isPictured || PICTURED.has(opening) || isFull(opening, material)
  const layout = chosen === 'split' && isLong(content) ? 'stacked' : chosen
  const crop = layout === 'split' ? 'square' : 'wide'
  const image = isPictured && picture?.draw(theme, Math.floor(choice.number('drawing') * 6), crop)
  const draft: Draft = {
    part: 'opening',
    kind: 'hero',
    layout,
    content: { ...content, ...(image && { image }) },
    says
  }
  return { draft, opening, goesOn }
}

/** A letter speaks for itself, and so does large type where little is wished for; whatever else there is has a picture. */
const isFull = (opening: Opening, { direction, look }: Material): boolean =>
  !direction && opening !== 'letter' && !(opening === 'type' && isQuiet(look))

/** Many words beside a picture leave it no room. */
const isLong = ({ heading, text = '' }: Content): boolean => String(heading).length > 30 || String(text).length > 110

/** The opening that was chosen, else one of those that suit the kind, the likelier the earlier it stands, among those that have what they show. */
function chooseOpening({ openings, choice, picture, facts, look }: Material): Opening {
  if (look.opening) return look.opening
  const isPossible = (opening: Opening) =>
    PICTURED.has(opening) ? picture !== undefined : !FIGURED.has(opening) || figureOf(facts, opening) !== undefined
  const rated = openings.filter(isPossible).map(opening => ({
    opening,
    score:
      choice.number(`opening ${opening}`) * 2 -
      openings.indexOf(opening) * 0.25 +
      (picture?.isChosen && PICTURED.has(opening) ? 3 : 0) -
      (look.colours?.brand && opening === 'letter' ? 2 : 0)
  }))
  return rated.reduce((a, b) => (b.score > a.score ? b : a), { opening: 'type' as Opening, score: -9 }).opening
}

interface Words {
  content: Content
  says: Says
  goesOn: string | undefined
}

/** The words of an opening: headline, what stands over it, lead and buttons. */
function wordsOf(material: Material, figure: Figure | undefined): Words {
  const {
    copy,
    actions: { main, second }
  } = material
  if (figure) copy.note(...figure.blanks)
  const heading = headingOf(material, figure)
  const lead = leadOf(material)
  const lines = figure?.facts?.filter(fact => !isIn(fact, heading)).map(linked) ?? []
  const terms = termsIn(material, heading, figure)
  const text = [lead?.text, lines.join('\n'), terms].filter(Boolean).join('\n\n')
  const said = [heading, text, figure?.text].join('\n')
  const eyebrow = namesOf(material.facts).find(({ value }) => !isIn(value, said))
  return {
    content: {
      heading: unstopped(heading),
      ...(eyebrow && { eyebrow: unstopped(capitalise(eyebrow.value)) }),
      ...(text && { text }),
      ...(figure && { figure: figure.text }),
      ...(main && { button: { label: main.label ?? '', href: main.href } }),
      ...(second && { second: { label: second.label ?? '', href: second.href } })
    },
    says: {
      headline: 'heading',
      ...saidBy(material.facts, heading, text),
      ...lead?.says,
      ...(eyebrow && { [eyebrow.path]: 'eyebrow' }),
      ...figure?.says,
      ...(terms && { offer: 'text' }),
      ...(main?.path && { [main.path]: 'button' }),
      ...(second?.path && { [second.path]: 'second' })
    },
    goesOn: lead?.goesOn
  }
}

/** Letters of terms that an opening has room for. */
const LONGEST_TERMS = 140

/** How far an offer goes that the headline says and that needs no code: it stands below it. */
function termsIn({ facts: { offer = {} } }: Material, heading: string, figure: Figure | undefined): string {
  const isSaid = !offer.what || isIn(offer.what, heading) || figure?.says['offer.what'] !== undefined
  const terms = termsOf(offer)
  return isSaid && !offer.code && terms.length <= LONGEST_TERMS ? terms : ''
}

/** The headline that was given; else copy that says an offer or what it is about, that alone where copy would say again what the envelope says, or any line. */
function headingOf({ facts: { headline, topic, kind }, copy }: Material, figure: Figure | undefined): string {
  const isTitle = topic !== undefined && isNamed(topic)
  const avoid: Blank[] = isTitle ? ['code', 'topic', 'the topic'] : ['code']
  const given = headline ?? figure?.heading
  if (given) return given
  const telling = copy.line('headline', { avoid, least: TELLING, onlyFresh: topic !== undefined })?.text
  if (!telling && topic) copy.note('topic')
  return capitalise(telling ?? topic ?? copy.line('headline', { avoid })?.text ?? kind)
}

/** Facts of a few words that an opening has room for: what the email is about, and the only thing where it is but a name. */
function namesOf({ topic, things: [thing, ...others] }: EmailFacts): Entry<string>[] {
  const isBare = thing && others.length === 0 && Object.keys(thing).length === 1
  return [
    ...(topic ? [{ path: 'topic', value: topic }] : []),
    ...(isBare ? [{ path: 'things.0', value: thing.name }] : [])
  ]
}

/** Names and offers that a headline says in full need no other place, nor does a topic that the lead says. */
function saidBy(facts: EmailFacts, heading: string, text: string): Says {
  const { topic, offer } = facts
  const all = [...namesOf(facts), { path: 'offer.what', value: offer?.what ?? '' }]
  const inHeading = all.filter(({ value }) => isIn(value, heading))
  return { ...(topic && isIn(topic, text) && { topic: 'text' }), ...allIn(inHeading, 'heading') }
}
