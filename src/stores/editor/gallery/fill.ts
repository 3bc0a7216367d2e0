import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Content } from '../../../email/sections/section.ts'
import { recolourMediaUrl } from '../../../email/theme/media-urls.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import { type Facts, factsOf } from './facts.ts'
import samples from './samples.json' with { type: 'json' }

/**
 * What a new section of a kind says: what the email says in a section of this kind already, else good neutral words with the
 * email's own sender, offer, code and links in them.
 */
export function contentFor(email: EmailSource, kind: string): Content {
  const own = outlineOf(email).sections.find(section => section.kind === kind)
  if (own) return own.section.content
  const theme = readTheme(email.css) ?? DEFAULT_THEME
  const facts = factsOf(email)
  const sample = (samples as Record<string, unknown>)[kind] ?? {}
  return mapText(sample, text => {
    const filled = fill(text, facts)
    return filled.startsWith('/media/') ? recolourMediaUrl(filled, theme) : filled
  }) as Content
}

/** `{offer|A little off}` becomes the email's offer, else what stands after the stroke. */
export function fill(text: string, facts: Facts): string {
  const whole = /^\{(\w+)\|(.*)\}$/s.exec(text)
  return whole ? (facts[whole[1] as keyof Facts] ?? whole[2] ?? '') : text
}

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => mapText(each, change))
  return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, mapText(each, change)]))
}
