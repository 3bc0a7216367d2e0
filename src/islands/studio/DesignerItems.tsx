import { type ReactElement, useCallback } from 'react'
import type { DesignerKind, DesignersAnswer } from '../../contract/designer.ts'
import { ApiError, callJson } from '../../stores/api.ts'
import { toastError } from '../../stores/toasts.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

interface DesignerItemsProps {
  trigger: ReactElement
  onChosen: (label: string) => void
}

const FAILED = 'The designer could not be changed. Check your connection and try again.'

/** The designers that the account may choose now, the chosen first. */
export default function DesignerItems({ trigger, onChosen }: DesignerItemsProps) {
  const [loaded] = useLoaded(useCallback(() => callJson<DesignersAnswer>('/api/designers'), []))
  const choose = async (state: DesignersAnswer, designer: DesignerKind) => {
    try {
      const body = designer === 'local' ? { designer, ...state.local?.chosen } : { designer }
      const next = await callJson<DesignersAnswer>('/api/designers/choice', { method: 'PUT', body })
      onChosen(next.chosen_label)
    } catch (error) {
      toastError(error instanceof ApiError ? error.message : FAILED)
    }
  }
  return (
    <Menu trigger={trigger} align="start" defaultOpen>
      {loaded.state === 'loaded' ? (
        <MenuChoices
          label="Designer"
          value={loaded.value.chosen}
          options={optionsOf(loaded.value)}
          onChange={designer => void choose(loaded.value, designer)}
        />
      ) : (
        <p className="menu-head small">{loaded.state === 'failed' ? 'Designers could not be listed.' : 'Looking…'}</p>
      )}
      <MenuSeparator />
      <MenuItem href="/settings/designer">Connect another…</MenuItem>
    </Menu>
  )
}

function optionsOf({ chosen, operator, connection, local }: DesignersAnswer) {
  const options: { value: DesignerKind; label: string }[] = [
    { value: 'offline', label: 'Built-in, works offline' },
    ...(operator ? [{ value: 'operator' as const, label: 'The site’s model' }] : []),
    ...(connection ? [{ value: 'own' as const, label: `${connection.model}, your key` }] : []),
    ...(local?.chosen ? [{ value: 'local' as const, label: `${local.chosen.model}, on this machine` }] : [])
  ]
  return options.sort((a, b) => Number(b.value === chosen) - Number(a.value === chosen))
}
