import { useStore } from '@nanostores/react'
import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { chooseBrand } from '../../../compose/form/wearing.ts'
import type { Brand } from '../../../email/brand/brand.ts'
import { COLOUR_ROLES } from '../../../email/brand/choices.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'

const NONE = ''

/** The brand that the email wears; the menu chooses another, or none. Nothing for an account without brands. */
export function BrandMenu({ store }: { store: FormStore }) {
  const brands = useStore(store.brands.$brands)
  const { worn } = useStore(store.brands.$wearing)
  useFresh(store)
  if (!brands?.length) return null
  const trigger = (
    <button type="button" className="designer-choice min-w-0 flex-[1_1_96px]">
      <span className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 in-data-folded:flex">
        <span className="label-over">Brand</span>
        {worn && <Dots of={worn} />}
        <b className="truncate-line col-span-2">{worn?.name ?? 'No brand'}</b>
      </span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start">
      <DropdownMenu.RadioGroup
        value={worn?.id ?? NONE}
        aria-label="Brand"
        onValueChange={id => store.change(form => chooseBrand(form, id || null))}
      >
        {brands.map(brand => (
          <Choice key={brand.id} id={brand.id}>
            <Dots of={brand} />
            <span className="min-w-0 wrap-anywhere">{brand.name}</span>
          </Choice>
        ))}
        <Choice id={NONE}>No brand</Choice>
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      <MenuItem href="/brand">Edit brands…</MenuItem>
    </Menu>
  )
}

function Choice({ id, children }: { id: string; children: ReactNode }) {
  return (
    <DropdownMenu.RadioItem className="menu-item" value={id}>
      {children}
      <DropdownMenu.ItemIndicator className="menu-tick">
        <Icon of={Check} size={16} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  )
}

/** Its colours, in the order of its page. */
function Dots({ of: { colours } }: { of: Brand }) {
  const own = COLOUR_ROLES.flatMap(role => colours[role]?.value ?? [])
  if (own.length === 0) return null
  return (
    <span className="flex shrink-0" aria-hidden="true">
      {own.map((colour, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a brand may have one colour twice, and never moves them
          key={at}
          className="-ml-1 size-3 rounded-full border border-edge forced-color-adjust-none first:ml-0"
          style={{ background: colour }}
        />
      ))}
    </span>
  )
}

/** Brands may have been changed in another tab by the time that somebody comes back to this one. */
function useFresh({ brands: { load } }: FormStore) {
  useEffect(() => {
    const onCome = () => document.visibilityState === 'visible' && void load()
    document.addEventListener('visibilitychange', onCome)
    return () => document.removeEventListener('visibilitychange', onCome)
  }, [load])
}
