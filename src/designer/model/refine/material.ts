import { sureFacts } from '../../../compose/reading/facts-from.ts'
import type { DesignerContext } from '../../designer.ts'
import { isSureLanguage } from '../../reading/language.ts'
import { confirmedFacts, linksOf } from '../confirmed.ts'
import type { Kept } from '../facts-to-keep.ts'
import { readingOf } from '../reading-of.ts'

/** What an email is made of, which it is held against. */
export interface Material {
  /** Everything that its writer gave, as one text: what stands in it is not invented. */
  text: string
  /** What a person confirmed in a form. */
  facts: readonly Kept[]
  /** Addresses that readers of the email are to get, with their schemes. */
  links: readonly string[]
  /** BCP 47 of the language that the email is to be in, where that is sure. */
  language: string | undefined
  siteUrl: string
  today: Date
}

/** Reads a brief, and what its form says, as what its email is held against. */
export async function materialOf(brief: string, context: DesignerContext): Promise<Material> {
  const { siteUrl, today, brand, earlier, language, form } = context
  const reading = await readingOf(brief, context)
  const facts = form?.facts ?? (reading && sureFacts(reading))
  const given = [form, brand, earlier].flatMap(each => (each ? JSON.stringify(each) : []))
  return {
    text: [brief, ...given].join('\n'),
    facts: form?.facts ? confirmedFacts(form.facts) : [],
    links: facts ? linksOf(facts) : [],
    language: language ?? (reading && isSureLanguage(reading.language) ? reading.language.tag : undefined),
    siteUrl,
    today
  }
}
