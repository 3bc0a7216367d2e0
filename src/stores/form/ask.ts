import type { z } from 'zod'
import { factsOf } from '../../compose/form/facts-of.ts'
import { type Form, isOwn } from '../../compose/form/form.ts'
import { offersOf } from '../../compose/form/offers.ts'
import { FORM_PATHS } from '../../compose/form/paths.ts'
import { guessWords } from '../../compose/form/words.ts'
import type { GenerateTemplate } from '../../contract/generate.ts'
import type { Brands } from './brands.ts'
import type { FormStore } from './form.ts'

/** What an email is asked for with besides its brief. */
export type Ask = Pick<
  z.input<typeof GenerateTemplate>,
  'language' | 'facts' | 'guesses' | 'look' | 'seed' | 'brand_id'
>

/** As the API takes them. */
const [MOST_GUESSES, LONGEST_GUESS] = [60, 300]

/**
 * What is shown, as it is to be made. Where nothing was read and nobody touched the form, the brief is sent alone: the server reads
 * it itself, and finds the brand of whom it names. So is one in a language that is not written, until `language` asks for the email
 * in another.
 */
export async function askOf({ settle, brands, $form, $look, $foreign }: FormStore, language?: 'en'): Promise<Ask> {
  await Promise.all([settle(), brands.settle()])
  const form = $form.get()
  const worn = brandId(form, brands)
  const chosen = { ...(form.brand !== undefined && worn) }
  if ($foreign.get() && !language) return chosen
  const asked = { ...(language && { language }) }
  if (!form.reading && !isTouched(form)) return { ...asked, ...chosen }
  const guesses = FORM_PATHS.flatMap(path => offersOf(form, path)).slice(0, MOST_GUESSES)
  return {
    ...asked,
    ...worn,
    facts: factsOf(form),
    look: $look.get(),
    seed: form.seed,
    ...(guesses.length > 0 && { guesses: guesses.map(guess => guessWords(guess).slice(0, LONGEST_GUESS)) })
  }
}

/** The brand that is shown; while nobody knows the account's brands, the one that was chosen. */
function brandId({ brand }: Form, { $brands, $wearing }: Brands): Pick<Ask, 'brand_id'> {
  if ($brands.get()) return { brand_id: $wearing.get().worn?.id ?? null }
  return brand === undefined ? {} : { brand_id: brand }
}

const isTouched = (form: Form) => form.kind !== undefined || FORM_PATHS.some(path => isOwn(form, path))
