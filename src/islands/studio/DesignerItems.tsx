import { type ReactElement, useCallback } from 'react'
import type { DesignerKind, DesignersAnswer } from '../../contract/designer.ts'
import { ApiError, callJson } from '../../stores/api.ts'
import { toastError } from '../../stores/toasts.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { designerOptions } from './designer-options.ts'

interface DesignerItemsProps {
  trigger: ReactElement
  onChosen: (label: string) => void
}

const FAILED = 'The designer could not be changed. Check your connection and try again.'

/** The designers that the account may choose now, the chosen first. */
export default function DesignerItems({ trigger, onChosen }: DesignerItemsProps) {
  const [loaded] = useLoaded(useCallback(() => callJson<DesignersAnswer>('/api/designers'), []))
  const options = loaded.state === 'loaded' ? designerOptions(loaded.value) : []
  const choose = async (designer: DesignerKind) => {
    try {
      const body = options.find(({ choice }) => choice.designer === designer)?.choice
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
          options={options.map(({ choice, label }) => ({ value: choice.designer, label }))}
          onChange={designer => void choose(designer)}
        />
      ) : (
        <p className="menu-head small">{loaded.state === 'failed' ? 'Designers could not be listed.' : 'Looking…'}</p>
      )}
      <MenuSeparator />
      <MenuItem href="/settings/designer">Connect another…</MenuItem>
    </Menu>
  )
}
