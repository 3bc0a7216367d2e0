import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Form } from '../../compose/form/form.ts'
import { wearing } from '../../compose/form/wearing.ts'
import type { BrandAnswer } from '../../contract/brand.ts'
import type { Brand } from '../../email/brand/brand.ts'
import type { Call } from '../api.ts'

export interface BrandsParts {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  $form: ReadableAtom<Form>
}

/** The account's brands, and which of them the email of the form wears. */
export function createBrands({ callJson, $form }: BrandsParts) {
  /** The default first; nothing until they are there. */
  const $brands = atom<readonly Brand[] | undefined>(undefined)
  const $wearing = computed([$form, $brands], (form, brands = []) => wearing(form, brands))
  let coming: Promise<void> | undefined

  /** Fetches them as they are now. Without a connection those stay that are known. */
  function load(): Promise<void> {
    coming ??= fetchAll().finally(() => (coming = undefined))
    return coming
  }

  async function fetchAll() {
    const answer = await callJson<BrandAnswer[]>('/api/brands', { isQuiet: true }).catch(() => undefined)
    if (answer) $brands.set(answer.map(({ id, name, value }) => ({ id, name, ...value })))
  }

  /** Is there once they are known, as far as they can be. */
  const settle = async () => void ($brands.get() ?? (await load()))

  return { $brands, $wearing, load, settle }
}

export type Brands = ReturnType<typeof createBrands>
