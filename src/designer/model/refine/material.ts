import type { DesignerContext } from '../../designer.ts'
import type { Chip } from '../../reading/facts.ts'
import { isSureLanguage } from '../../reading/language.ts'
import { isContent, type Reading } from '../../reading/reading.ts'
import { isSure } from '../../reading/slots/confidence.ts'
import { confirmedLinks } from '../confirmed.ts'
import { readingOf } from '../facts-to-keep.ts'

/** What an email is made of, which it is held against. */
export interface Material {
  /** Everything that its writer gave, as one text: what stands in it is not invented. */
  text: string
  facts: readonly Chip[]
  /** Addresses that readers of the email are to get, with their schemes. */
  links: readonly string[]
  /** BCP 47 of the language that the email is to be in, where that is sure. */
  language: string | undefined
  siteUrl: string
  today: Date
}

/** Reads a brief, and what the person said of it, as what its email is held against. */
export async function materialOf(brief: string, context: DesignerContext, facts: readonly Chip[]): Promise<Material> {
  const { siteUrl, today, brand, language, form } = context
  const reading = await readingOf(brief, context)
  const said = (context.facts ?? []).filter(({ state }) => state !== 'dismissed').map(({ value }) => value)
  return {
    text: [brief, ...said, ...(form ? [JSON.stringify(form)] : []), ...(brand ? [JSON.stringify(brand)] : [])].join(
      '\n'
    ),
    facts,
    links: form?.facts ? confirmedLinks(form.facts) : reading ? linksOf(reading) : [],
    language: language ?? (reading && isSureLanguage(reading.language) ? reading.language.tag : undefined),
    siteUrl,
    today
  }
}

/** A picture is shown, not linked. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg)(?:[?#]|$)/i

function linksOf({ slots }: Reading): string[] {
  const sure = slots.filter(slot => isContent(slot.role) && isSure(slot))
  const found = sure.flatMap(({ entities, fields }) => [
    ...entities.filter(({ kind }) => kind === 'url').map(({ value }) => value),
    ...(fields?.href ? [fields.href.text] : [])
  ])
  const whole = found.map(link => (/^[a-z]+:/i.test(link) ? link : `https://${link}`))
  return [...new Set(whole)].filter(link => !PICTURE.test(link))
}
