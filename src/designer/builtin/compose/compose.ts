import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Tone } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Brief } from '../../brief-reader/brief.ts'
import { withFewButtons } from './few-buttons.ts'
import { gather } from './gather.ts'
import { groundsOf } from './grounds.ts'
import { layoutOf } from './layouts.ts'
import { type Meta, metaOf } from './meta.ts'
import { notesOf } from './notes.ts'
import type { MadeSection } from './parts/part.ts'
import { PARTS } from './parts/parts.ts'
import { withoutPictures } from './pictures.ts'
import { placeTheRest } from './place-rest.ts'
import { planOf } from './plans.ts'
import type { Choice } from './random.ts'
import { isWithoutPictures } from './scenes.ts'
import { isDarkTheme } from './theme.ts'
import { thicken } from './thicken.ts'
import { withoutEchoes } from './unplaced.ts'

export interface Composition {
  meta: Meta
  sections: SectionInput[]
  /** What the person should know about the email: what was left out, what waits to be filled in. */
  notes: string[]
}

/** Parts that use sentences up go first, whatever their place in the plan; these three take what is left. */
const LAST = ['details', 'points', 'story']

/** The sections of an email for a brief, every fact of the brief among them. */
export function compose(brief: Brief, theme: Theme, choice: Choice, today: Date): Composition {
  const material = gather(brief, theme, choice, today)
  const plan = planOf(brief.kind, choice)
  const made = new Map<string, MadeSection | undefined>()
  for (const name of plan.filter(name => !LAST.includes(name))) made.set(name, PARTS[name]?.(material))
  placeTheRest(
    material,
    [...made.values()].filter(section => section !== undefined)
  )
  for (const name of LAST) made.set(name, PARTS[name]?.(material))
  joinShort(made)
  thicken(made, material)
  const sections = dress(
    signedLast(plan, made).map(name => [name, made.get(name)] as const),
    brief,
    choice,
    isDarkTheme(theme)
  )
  const pressed = withFewButtons(isWithoutPictures(brief.source) ? sections.map(withoutPictures) : sections)
  return { meta: metaOf(material), sections: pressed, notes: notesOf(material, pressed) }
}

/** What somebody signs comes after all that is told. */
function signedLast(plan: string[], made: Map<string, MadeSection | undefined>): string[] {
  if (!made.get('story')?.content.signature) return plan
  const others = plan.filter(name => name !== 'story')
  return others.toSpliced(
    others.findIndex(name => AFTERWARDS.has(name)),
    0,
    'story'
  )
}

const AFTERWARDS: ReadonlySet<string> = new Set(['closing', 'help', 'social', 'footer'])

/** A few words alone in a section look lost; they join the top. */
function joinShort(made: Map<string, MadeSection | undefined>): void {
  const words = made.get('story')?.content.text
  const top = made.get('hero')?.content
  if (typeof words !== 'string' || !top || words.length > 60 || made.get('story')?.content.signature) return
  made.delete('story')
  top.text = withoutEchoes(
    [top.text, words]
      .filter(Boolean)
      .join(' ')
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
  ).join(' ')
}

/** Gives every section its layout and its ground. */
function dress(
  named: (readonly [string, MadeSection | undefined])[],
  brief: Brief,
  choice: Choice,
  dark: boolean
): SectionInput[] {
  const groundFor = groundsOf(brief.kind, choice, dark, brief.paper !== undefined && brief.colours.length < 2)
  const sections: SectionInput[] = []
  for (const [name, section] of named) {
    if (!section) continue
    const items = section.content.items
    const layout = layoutOf(section, brief.kind, choice, Array.isArray(items) ? items : [])
    const tone: Tone = groundFor(name, sections.at(-1)?.tone as Tone | undefined)
    sections.push({ ...section, ...(layout && { layout }), tone })
  }
  return sections
}
