import type { z } from 'zod'
import { KIND_WORDS } from '../../compose/kinds.ts'
import type { GenerateTemplate } from '../../contract/generate.ts'
import { storable } from '../database/storable.ts'
import type { Asked } from './generate.ts'

/** What a designer is asked for by a body of `POST /api/templates/generate`. Facts alone are as good as a brief. */
export function askedOf(body: Omit<z.infer<typeof GenerateTemplate>, 'directions'>): Asked {
  const { prompt, facts, guesses, look, seed, language, designer: choice, brand_id: brandId } = body
  const form = (facts || guesses || look) && { facts, guesses, look }
  return {
    prompt: prompt ?? briefOf(facts),
    language,
    choice,
    brandId,
    // What cannot be stored with a draft goes.
    ...(form && { form: storable(form) }),
    ...(seed !== undefined && { seed })
  }
}

const briefOf = (facts: { kind: keyof typeof KIND_WORDS; topic?: string | undefined } | undefined): string =>
  facts ? [KIND_WORDS[facts.kind], facts.topic].filter(Boolean).join(': ') : ''
