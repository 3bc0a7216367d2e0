import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { fontKey } from '../../../email/theme/fonts.ts'
import { SCENES, sceneUrl } from '../../../email/theme/media-urls.ts'
import { unquoted } from './clauses.ts'
import { allSlots, type Rule, sectionsNamed, selectedSection } from './desk.ts'
import { slotsNamed } from './places.ts'

/** "center the header", "put the image on the left", "use the split layout". */
const layout: Rule = (wish, desk) => {
  const centred = /^(?:cent(?:er|re)|align)\s+(?:the )?(.+?)(?:\s+(?:in|to) the (?:middle|cent(?:er|re)))?$/i.exec(wish)
  const named =
    /\b(?:use|try|switch to|change to)\b.*?\b([\w-]+) layout\b(?:.* (?:for|in|of|on) (?:the )?(.+))?$/i.exec(wish)
  const side = /\b(?:image|picture|photo)\b.*\b(left|right|top|bottom|below|above)\b/i.exec(wish)
  if (side?.[1]) return imageSide(side[1].toLowerCase(), desk.sections, selectedSection(desk))
  if (named?.[1]) {
    const wanted = named[1].toLowerCase()
    const among = named[2] ? sectionsNamed(named[2], desk) : [selectedSection(desk), ...desk.sections]
    const able = among.filter(
      each => each && each.layout !== wanted && SECTION_KINDS[each.kind]?.layouts.includes(wanted)
    )
    const section = able.find(each => each?.kind === 'hero') ?? able[0]
    return section
      ? [{ op: 'layout', ref: section.ref, layout: wanted }]
      : { words: `No section here has a layout called ${wanted}.` }
  }
  if (!centred?.[1]) return undefined
  const slots = slotsNamed(centred[1], desk)
  if (slots[0]) return [{ op: 'style', ref: slots[0].ref, style: { 'text-align': 'center' } }]
  const sections = sectionsNamed(centred[1], desk)
  const change = ({ ref, kind }: OutlineSection): Operation =>
    SECTION_KINDS[kind]?.layouts.includes('center')
      ? { op: 'layout', ref, layout: 'center' }
      : { op: 'style', ref, style: { 'text-align': 'center' } }
  return sections.length > 0 ? sections.map(change) : undefined
}

function imageSide(side: string, sections: OutlineSection[], selected: OutlineSection | undefined): ReturnType<Rule> {
  const layouts: Record<string, string[]> = {
    left: ['left'],
    right: ['right', 'split'],
    top: ['stacked'],
    above: ['stacked'],
    bottom: ['cover', 'poster'],
    below: ['cover', 'poster']
  }
  const wanted = layouts[side] ?? []
  const ordered = [...(selected ? [selected] : []), ...sections.filter(section => section !== selected)]
  const withPicture = ordered.filter(({ slots }) => slots.some(slot => slot.kind === 'image'))
  for (const { ref, kind, layout: current } of withPicture) {
    const found = wanted.find(each => SECTION_KINDS[kind]?.layouts.includes(each))
    if (found)
      return found === current ? { words: 'The picture stands there already.' } : [{ op: 'layout', ref, layout: found }]
  }
  return { words: `None of these sections can hold its picture on the ${side}.` }
}

/** "bigger headline", "serif headings", "use Georgia", "rounder buttons", "more space". */
const type: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  const size = /\b(bigger|larger|huge|smaller)\b/.exec(words)?.[1]
  if (size) {
    const noun = words
      .replace(/^(?:make|set|use|have) /, '')
      .replace(/\b(?:much |a bit |a little |a )?(?:bigger|larger|huge|smaller)\b/, '')
      .trim()
    const slot = slotsNamed(noun || 'this', desk)[0]
    if (!slot) return undefined
    const isHero = desk.sections.some(({ kind, ref }) => kind === 'hero' && slot.ref === `${ref}.heading`)
    const [small, large] = isHero ? ['34px', '64px'] : slot.name === 'heading' ? ['22px', '36px'] : ['14px', '20px']
    return [
      { op: 'style', ref: slot.ref, style: { 'font-size': size === 'smaller' ? small : large, 'line-height': '1.15' } }
    ]
  }
  if (/\b(?:rounder|rounded|round|pill)\b/.test(words)) return [{ op: 'theme', corner: 'round' }]
  if (/\b(?:square|sharp)(?:er)?\b.*\b(?:corners?|buttons?|edges?)\b/.test(words))
    return [{ op: 'theme', corner: 'square' }]
  if (/\b(?:more (?:white ?)?space|airier|airy|more room|less dense)\b/.test(words))
    return [{ op: 'theme', density: 'airy' }]
  if (/\b(?:less (?:white ?)?space|tighter|denser|more compact|compact)\b/.test(words))
    return [{ op: 'theme', density: 'compact' }]
  return font(words)
}

function font(words: string): ReturnType<Rule> {
  if (!/\b(?:font|typeface|serif|sans|headings? in|use|set)\b/.test(words)) return undefined
  const isBody = /\b(?:body|text|paragraph)/.test(words)
  const isHeading = /\bhead(?:ing|line)s?\b|\btitles?\b/.test(words)
  const named = fontKey(
    words
      .replace(/^.*?\b(?:use|set|change|make|try)\b/, '')
      .replace(/\b(?:the|a|an|font|typeface|for|in|to|headings?|headlines?|body|text|everywhere|of|as)\b/g, ' ')
      .trim()
  )
  const key = named ?? (/\bsans/.test(words) ? 'figtree' : /\bserif\b/.test(words) ? 'source-serif' : undefined)
  if (!key) return undefined
  if (isBody && !isHeading) return [{ op: 'theme', body: key }]
  return [isHeading ? { op: 'theme', heading: key } : { op: 'theme', heading: key, body: key }]
}

/** "use a picture of coffee", "swap the image for mountains", "alt text: …". */
const picture: Rule = (wish, desk) => {
  const images = allSlots(desk).filter(slot => slot.kind === 'image')
  const image =
    images.find(({ ref }) => ref === desk.selected) ??
    images.find(({ ref }) => ref.startsWith(`${selectedSection(desk)?.ref}.`)) ??
    images[0]
  const alt = /\balt(?:ernative)? text(?: to|:| of .+? to)\s+(.+)$/is.exec(wish)?.[1]
  if (alt)
    return image
      ? [{ op: 'set', ref: image.ref, value: { ...(image.value as { src: string; alt: string }), alt: unquoted(alt) } }]
      : { words: 'There is no picture in this email.' }
  const subject =
    /(?:picture|image|photo|illustration)s?(?: to)?(?: of| with| showing| for| to)\s+(?:an? |some |the )?(.+)$/i.exec(
      wish
    )?.[1]
  if (!subject) return undefined
  const url = /^https?:\/\/\S+$/.exec(subject)?.[0]
  const wanted = subject.toLowerCase()
  const scene = SCENES.find(({ name, words }) =>
    [name, ...words].some(word => new RegExp(`\\b${word}s?\\b`).test(wanted))
  )
  const value = url
    ? { src: url, alt: '' }
    : scene && { src: sceneUrl(scene.name, desk.theme), alt: subject.charAt(0).toUpperCase() + subject.slice(1) }
  if (!value)
    return {
      words: `I have no picture of ${subject}. I can draw ${SCENES.slice(0, 12)
        .map(({ name }) => name)
        .join(', ')} and more, or use the address of one of yours.`
    }
  return image
    ? [{ op: 'set', ref: image.ref, value }]
    : { words: 'There is no place for a picture in this email yet.' }
}

export const FORM_RULES = [picture, layout, type]
