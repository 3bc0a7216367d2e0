import { useStore } from '@nanostores/react'
import { Check, CircleAlert, Ellipsis } from 'lucide-react'
import { useCallback } from 'react'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { attempt } from './attempt.ts'

const loadItems = () => import('./BrandItems.tsx')

/** The name of the page, whether all is saved, and what can be done with a brand as a whole. */
export function BrandHead({ store }: { store: BrandStore }) {
  const open = useStore(store.$open)
  const isOne = useStore(store.$brands).length < 2
  const name = open?.name ?? ''
  const trigger = useCallback(
    (props: TriggerProps) =>
      isOne ? (
        <button type="button" className="plain-button" aria-label={`More of ${name}`} {...props}>
          <Icon of={Ellipsis} size={20} />
        </button>
      ) : (
        <button type="button" className="brand-choice" {...props}>
          <span className="truncate-line">{name}</span>
        </button>
      ),
    [isOne, name]
  )
  const menu = open && <LateMenu trigger={trigger} load={loadItems} more={{ store }} />
  return (
    <div className="brand-head">
      <h1 className="page-title">{isOne ? 'Brand' : menu}</h1>
      {isOne && menu}
      {open && <Status store={store} isDefault={open.is_default} />}
    </div>
  )
}

function Status({ store, isDefault }: { store: BrandStore; isDefault: boolean }) {
  const save = useStore(store.$save)
  const isFailure = save.state === 'failed' || save.state === 'gone'
  const again = () => (save.state === 'gone' ? attempt(store.makeAgain) : void store.save())
  return (
    <span className="brand-status small" role="status">
      {isFailure ? (
        <span className="save-warning">
          <Icon of={CircleAlert} size={16} />
          <span>{save.message}</span>
          <button type="button" className="link" onClick={again}>
            {save.state === 'gone' ? 'Make it again' : 'Try again'}
          </button>
        </span>
      ) : save.state === 'saved' ? (
        <>
          <Icon of={Check} size={16} />
          {isDefault ? 'Saved, your default' : 'Saved'}
        </>
      ) : (
        'Saving…'
      )}
    </span>
  )
}
