import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { kindWords, type Outcome, type Rule, selectedSection } from './desk.ts'
import { sectionsNamed } from './sections-named.ts'

/** Words for an arrangement, and the layouts that have it. */
const ARRANGEMENTS: [RegExp, string[]][] = [
  [
    /^(?:rows?|(?:a )?list|one (?:below|under|after) (?:another|the other)|under each other|below each other|vertically|stack(?:ed)?)$/,
    ['rows', 'stack', 'numbered', 'stacked', 'table', 'plain', 'articles', 'text']
  ],
  [
    /^(?:(?:a )?grid|columns?|side by side|next to each other|beside each other|horizontally|(?:in )?(?:two|three) columns|one row|a row)$/,
    ['grid', 'columns', 'row', 'timeline', 'cards', 'split']
  ],
  [/^(?:(?:a )?cards?|boxes|a box|tiles|panels)$/, ['cards', 'card', 'box', 'grid', 'buttons', 'numbers']],
  [/^(?:full[- ]width|edge to edge)$/, ['full', 'stacked', 'cover']],
  [/^(?:(?:a )?ticket)$/, ['ticket']],
  [/^(?:(?:a )?band|bar|strip)$/, ['band', 'bar']],
  [/^(?:(?:a )?letter)$/, ['letter']],
  [/^(?:(?:a )?timeline)$/, ['timeline']],
  [/^(?:(?:a )?table)$/, ['table']],
  [/^(?:buttons|pills)$/, ['buttons']],
  [/^(?:numbers|numbered(?: list)?)$/, ['numbered', 'numbers']],
  [/^(?:stars)$/, ['stars']],
  [/^(?:(?:a )?poster)$/, ['poster']]
]

const SHOWN = [
  /^(?:show|display|put|set|lay out|arrange|make|turn|use|have|switch|change|place)\s+(?:the )?(.{2,60}?)\s+(?:in(?:to)?|as|to|like)\s+(?:an? )?(.{3,30}?)(?: (?:layout|view|format|style))?$/i,
  /^(?:(?:show|display|put|set|lay out|arrange|make|turn|place)\s+)?(?:the )?(.{2,60}?)\s+(side by side|next to each other|beside each other|one below another|one below the other|one under another|one under the other|under each other|below each other|vertically|horizontally|full[- ]width|edge to edge|stacked)$/i,
  /^(?:use|try)\s+(?:an? )?(.{3,30}?)(?: layout| view)? for (?:the )?(.{2,60})$/i,
  /^(?:the )?(.{2,60}?) (?:in|as) (?:an? )?(.{3,30})$/i,
  /^make\s+(?:the )?(.{2,60}?)\s+(an? (?:grid|list|table|ticket|timeline|row|card|letter|poster)|rows|cards|boxes|columns|(?:in )?(?:two|three|one) columns?)$/i
]

/** "show the products in rows", "the features side by side", "use cards for the schedule". */
const arranged: Rule = (wish, desk) => {
  for (const [at, form] of SHOWN.entries()) {
    const match = form.exec(wish)
    const [noun, words] = at === 2 ? [match?.[2], match?.[1]] : [match?.[1], match?.[2]]
    const layouts = ARRANGEMENTS.find(([pattern]) => pattern.test(words?.toLowerCase() ?? ''))?.[1]
    const sections = layouts && noun ? sectionsNamed(noun, desk) : []
    if (layouts && sections.length > 0) return laidOut(sections, layouts, words ?? '')
  }
  return undefined
}

function laidOut(sections: OutlineSection[], layouts: string[], words: string): Outcome {
  const operations = sections.flatMap(({ ref, kind, layout }): Operation[] => {
    const wanted = layouts.find(each => SECTION_KINDS[kind]?.layouts.includes(each))
    return wanted && wanted !== layout ? [{ op: 'layout', ref, layout: wanted }] : []
  })
  if (operations.length > 0) return operations
  const [section] = sections
  const known = layoutsOf(section?.kind ?? '')
  const isDone = layouts.find(each => known.includes(each)) === section?.layout
  return isDone
    ? { words: `The layout of “${kindWords(section?.kind ?? '')}” is that already.` }
    : {
        words: `“${kindWords(section?.kind ?? '')}” cannot be shown as ${words}. Its layouts are ${known.join(' and ')}.`
      }
}

/** "use the split layout", "poster layout for the hero". */
const namedLayout: Rule = (wish, desk) => {
  const match =
    /^(?:(?:use|try|switch to|change to|give it|set)\s+)?(?:the |an? )?([\w-]+) layout\b(?:.* (?:for|in|of|on) (?:the )?(.{2,60}))?$/i.exec(
      wish
    )
  const wanted = match?.[1]?.toLowerCase()
  if (!match || !wanted || /^(?:another|different|other|new|its|change|use)$/.test(wanted)) return undefined
  const among = match[2] ? sectionsNamed(match[2], desk) : [selectedSection(desk), ...desk.sections]
  const able = among.filter(
    each => each && each.layout !== wanted && SECTION_KINDS[each.kind]?.layouts.includes(wanted)
  )
  const section = able.find(each => each?.kind === 'hero') ?? able[0]
  if (section) return [{ op: 'layout', ref: section.ref, layout: wanted }]
  const [own] = among
  const known = match[2] && own ? ` The ${kindWords(own.kind)} has ${SECTION_KINDS[own.kind]?.layouts.join(', ')}.` : ''
  return { words: `No section here has another layout called ${wanted}.${known}` }
}

const TO_LAYOUT = [
  /^(?:change|set|switch) (?:the )?layout (?:of|for) (?:the )?(.{2,60}?) to (?:the |an? )?(.{3,30}?)(?: layout)?$/i,
  /^(?:change|set|switch|turn|put|show|give) (?:the )?(.{2,60}?)(?:['’]s)? (?:to|in|into|as) (?:the |an? )?([\w-]+) layout$/i,
  /^(?:change|set|switch) (?:the )?(.{2,60}?)(?:['’]s)? layout to (?:the |an? )?(.{3,30})$/i
]

/** "change the layout of the products to rows", "switch the hero to the poster layout". */
const toLayout: Rule = (wish, desk) => {
  const match = TO_LAYOUT.map(form => form.exec(wish)).find(Boolean)
  const words = match?.[2]?.toLowerCase() ?? ''
  const sections = match?.[1] ? sectionsNamed(match[1], desk) : []
  const arrangement = ARRANGEMENTS.find(([pattern]) => pattern.test(words))?.[1] ?? []
  return sections.length > 0 ? laidOut(sections, [words, ...arrangement], words) : undefined
}

const ANOTHER =
  /^(?:(?:use|try|give|pick|choose|show|have)\s+)?(?:the (.{2,40}?) )?(?:in )?(?:an?other|a different|a new|some other|different)\s+(?:layout|arrangement|look)(?: (?:for|in|of|on|to) (?:the )?(.{2,60}))?$/i
const CHANGED = /^(?:change|switch|vary) (?:the )?(?:layout of (?:the )?(.{2,60})|(.{2,60}?)(?:['’]s)? layout|layout)$/i

const COLUMNS =
  /^(?:use|try|make it|give it|have|in)?\s*(?:an? )?(?:two|three|2|3|multi|double)[- ]columns?(?: (?:layout|design|format))?$/i

/** "use a two column layout": columns are those of a part. */
const columned: Rule = wish =>
  COLUMNS.test(wish)
    ? {
        words:
          'Columns belong to a part: "show the products side by side" for a list, "use the split layout" for picture and words beside each other.'
      }
    : undefined

/** "use another layout for the hero", "change the layout of the products": the next one that its kind has. */
const anotherLayout: Rule = (wish, desk) => {
  const match = ANOTHER.exec(wish) ?? CHANGED.exec(wish)
  if (!match) return undefined
  const noun = match[1] ?? match[2]
  const section = noun
    ? sectionsNamed(noun, desk)[0]
    : (selectedSection(desk) ?? desk.sections.find(({ kind }) => kind === 'hero'))
  if (!section) return noun ? undefined : { words: 'Which section? For example: use another layout for the products.' }
  const known = layoutsOf(section.kind)
  const next = known[(known.indexOf(section.layout) + 1) % known.length] ?? section.layout
  return [{ op: 'layout', ref: section.ref, layout: next }]
}

const layoutsOf = (kind: string): string[] => SECTION_KINDS[kind]?.layouts ?? []

export const LAYOUT_RULES: Rule[] = [columned, toLayout, arranged, anotherLayout, namedLayout]
