import { TRANSACTIONAL } from '../../brief-reader/brief.ts'
import type { Material } from './material.ts'
import { type MadeSection, made } from './parts/part.ts'
import { iconFor } from './scenes.ts'

/** Sections that frame an email rather than say something. */
const FRAME = new Set(['header', 'hero', 'closing', 'help', 'social', 'footer'])

/** "in two short sentences", "keep it to a couple of lines": nothing is added to what they ask for. */
const IS_SHORT =
  /\b(?:one|two|three|a few|a couple of|[123]) (?:or (?:two|three) )?(?:short |simple )?(?:sentences|lines)\b|\b(?:very|really|super) short\b|\bone[- ]liner\b/i

/**
 * A short brief leaves a thin email. It gets what is useful to any reader of its kind: the kind's sentences first, then its
 * section of steps or points. Nothing in them is a fact about the sender.
 */
export function thicken(sections: Map<string, MadeSection | undefined>, { brief, copy, theme, said }: Material): void {
  const bodies = () => [...sections].filter(([name, section]) => section && !FRAME.has(name)).length
  if (bodies() < (TRANSACTIONAL.has(brief.kind) ? 3 : 2) && copy.extra && !sections.get('steps')) {
    const { kind, heading, items } = copy.extra
    sections.set(
      'extra',
      made(kind, {
        heading,
        items: items.map((item, at) =>
          kind === 'features' ? { ...item, icon: iconFor(item.title, theme, at) } : { ...item }
        )
      })
    )
  }
  if (
    bodies() < (brief.kind === 'announcement' ? 1 : 2) &&
    copy.body &&
    !IS_SHORT.test(brief.source) &&
    !(sections.get('help') && /\breply to this email\b/i.test(copy.body)) &&
    !sections.get('story') &&
    !sections.get('details') &&
    !(brief.kind === 'thanks' && said.length > 1)
  )
    sections.set('story', made('text', { text: copy.body }))
}
