import type { Look } from '../look.ts'
import type { Form } from './form.ts'

/** So many looks come back. */
const BACK = 20

/** How the email looks as far as it is settled: what was read of the brief, and over it what the person chose. */
export const lookOf = ({ reading, look }: Form): Look => ({ ...reading?.look, ...look })

/** The parts of the look that the person chose, and another look keeps. */
export const pinsOf = ({ look }: Form): (keyof Look)[] => Object.keys(look) as (keyof Look)[]

/** Chooses a part of the look, which pins it. */
export const chooseLook = (form: Form, choice: Look): Form => ({ ...seen(form), look: { ...form.look, ...choice } })

/** Leaves a part of the look to the seed again. */
export function unpin(form: Form, part: keyof Look): Form {
  const { [part]: _, ...look } = form.look
  return { ...seen(form), look }
}

/** Another look: what is not pinned is drawn from another seed. */
export const anotherLook = (form: Form, seed: number): Form => ({ ...seen(form), seed })

/** The look before; the first one stays. */
export function lookBack(form: Form): Form {
  const last = form.looks.at(-1)
  return last ? { ...form, ...last, looks: form.looks.slice(0, -1) } : form
}

const seen = (form: Form): Form => ({
  ...form,
  looks: [...form.looks, { seed: form.seed, look: form.look }].slice(-BACK)
})
