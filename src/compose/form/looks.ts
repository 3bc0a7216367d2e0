import type { Look } from '../look.ts'
import type { Form } from './form.ts'

/** So many looks come back. */
const BACK = 20

/** How the email looks as far as it is settled: as the person chose, else as the brief says. */
export const lookOf = ({ reading, look }: Form): Look => look ?? reading?.look ?? {}

/** Settles the look. What the brief says of it later changes nothing of this. */
export const chooseLook = (form: Form, look: Look): Form => ({ ...seen(form), look })

/** Another look: what is not settled is drawn from another seed. */
export const anotherLook = (form: Form, seed: number): Form => ({ ...seen(form), seed })

/** The look before; the first one stays. */
export function lookBack(form: Form): Form {
  const { look: _, looks, ...rest } = form
  const last = looks.at(-1)
  return last ? { ...rest, ...last, looks: looks.slice(0, -1) } : form
}

const seen = (form: Form): Form => {
  const { seed, look } = form
  return { ...form, looks: [...form.looks, { seed, ...(look && { look }) }].slice(-BACK) }
}
