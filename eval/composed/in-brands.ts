import type { FactFields } from '../../src/compose/email-facts.ts'
import type { Kind } from '../../src/compose/kinds.ts'
import { type Brand, BrandValue } from '../../src/email/brand/brand.ts'
import { wornBy } from '../../src/email/brand/sender.ts'
import { brandFaults } from './brand-faults.ts'
import brands from './brands.json' with { type: 'json' }
import { emailOf } from './email-of.ts'

const BRANDS: readonly Brand[] = brands.map(({ name, ...value }) => ({ ...BrandValue.parse(value), id: name, name }))

/** What is wrong with the emails that a form makes in each of some brands: as its sender filled it in, and with nobody named. */
export function faultsInBrands(kind: Kind, form: FactFields): string[] {
  const { sender, ...open } = form
  const forms = sender ? [form, open] : [form]
  return BRANDS.flatMap(brand => forms.flatMap(each => brandFaults(each, brand, emailIn(brand, kind, each))))
}

const emailIn = (brand: Brand, kind: Kind, form: FactFields) =>
  emailOf({ kind, ...form }, wornBy([brand], form.sender?.name ? [form.sender.name] : []))
