import { acrossChoices } from '../sections/across.ts'
import { SECTION_KINDS } from '../sections/catalogue.ts'
import type { Section } from '../sections/section.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { checkFresh } from './free.ts'
import type { Operation } from './operation.ts'
import { normalised, redraw } from './redraw.ts'
import { Refusal } from './refusal.ts'
import { ensureFourRules } from './section-rules.ts'
import { targetOf } from './target.ts'
import { strong } from './words.ts'

type LayoutOperation = Extract<Operation, { op: 'layout' }>

/** `layout`: another layout or tone for a section, or how many of its items stand side by side; its content stays. */
export function setLayout(draft: Draft, operation: LayoutOperation): ChangeLine {
  const { ref, layout, tone, across } = operation
  const target = targetOf(draft, ref)
  if (target.type !== 'section') throw new Refusal(`Layouts belong to sections; say "${ref.split('.')[0]}".`)
  if (layout === undefined && tone === undefined && across === undefined)
    throw new Refusal('Say which layout or tone, or how many across.')
  const { part } = target.here
  const section = normalised(wished(part.section, operation))
  if (layout) checkFresh(section)
  if (across) checkRoom(section, part.label)
  if (section.across === 4) ensureFourRules(draft)
  redraw(draft, target.here, section)
  const text = [layout && `layout ${strong(layout)}`, tone && `on ${strong(tone)}`, acrossWords(across)]
  return { icon: layout || !tone ? 'layout' : 'colour', text: `${part.label}: ${text.filter(Boolean).join(', ')}` }
}

/** Another layout that is no grid forgets how many stood side by side. */
function wished({ across: was, ...section }: Section, { layout = section.layout, tone, across }: LayoutOperation) {
  const isGrid = SECTION_KINDS[section.kind]?.grid?.layout === layout
  const next = across === null ? undefined : (across ?? (isGrid ? was : undefined))
  return { ...section, layout, ...(tone !== undefined && { tone }), ...(next !== undefined && { across: next }) }
}

/** More places than items would leave a hole. */
function checkRoom(section: Section, label: string): void {
  const { across, ...automatic } = section
  const most = acrossChoices(automatic).at(-1) ?? 0
  if (across !== undefined && across > most)
    throw new Refusal(
      `${label} has ${most === 1 ? 'one item' : `${most} items`}; add others before you set ${across} across.`
    )
}

const acrossWords = (across: number | null | undefined): string =>
  across === undefined ? '' : across === null ? 'as many across as fit' : `${strong(String(across))} across`
