import { useStore } from '@nanostores/react'
import { CircleCheck, Plus, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { toastAction, toastSuccess } from '../../stores/toasts.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { attempt } from './attempt.ts'

/** The brands of the account, and what can be done with the open one. */
export default function BrandItems({ trigger, store }: { trigger: ReactElement; store: BrandStore }) {
  const brands = useStore(store.$brands)
  const open = useStore(store.$open)
  if (!open) return null
  return (
    <Menu trigger={trigger} align="start" defaultOpen>
      {brands.length > 1 && (
        <>
          <MenuChoices
            label="Brand"
            value={open.id}
            options={brands.map(({ id, name, is_default }) => ({
              value: id,
              label: is_default ? `${name} (default)` : name
            }))}
            onChange={store.open}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={Plus} onSelect={() => void makeAnother(store)}>
        Make another
      </MenuItem>
      {!open.is_default && (
        <MenuItem icon={CircleCheck} onSelect={() => void makeDefault(store, open)}>
          Make it the default
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void deleteWithUndo(store, open)}>
        Delete this brand
      </MenuItem>
    </Menu>
  )
}

async function makeAnother(store: BrandStore) {
  const names = new Set(store.$brands.get().map(({ name }) => name))
  let name = 'New brand'
  for (let count = 2; names.has(name); count++) name = `New brand ${count}`
  if (!(await attempt(() => store.add({ name })))) return
  // Its name is the first thing to say of it.
  setTimeout(() => document.querySelector<HTMLInputElement>('#brand-name')?.select())
}

async function makeDefault(store: BrandStore, { name }: BrandAnswer) {
  if (await attempt(store.makeDefault)) toastSuccess(`“${name}” is your default now.`)
}

async function deleteWithUndo(store: BrandStore, brand: BrandAnswer) {
  let undo: (() => Promise<void>) | undefined
  const isDone = await attempt(async () => {
    await store.save()
    undo = await store.remove(brand)
  })
  if (!isDone) return
  rescueFocus('.brand-head button', '.brand-fields input')
  toastAction(`Deleted “${brand.name}”.`, { label: 'Undo', run: () => void (undo && attempt(undo)) })
}
