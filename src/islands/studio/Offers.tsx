import { useCallback } from 'react'
import type { DesignersAnswer } from '../../contract/designer.ts'
import type { DraftWay } from '../../contract/draft.ts'
import { callJson } from '../../stores/api.ts'
import { Button } from '../ui/Button.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { designerOptions } from './designer-options.ts'

/** After a failure of the chosen designer: the others that the account has, by name. None is taken in silence. */
export default function Offers({ onMake }: { onMake: (designer: DraftWay['designer']) => void }) {
  const [loaded] = useLoaded(useCallback(() => callJson<DesignersAnswer>('/api/designers'), []))
  if (loaded.state !== 'loaded') return null
  const [, ...others] = designerOptions(loaded.value)
  if (others.length === 0) return null
  return (
    <div className="offers mt-4">
      <p className="small">Or with another designer this once, for the same credit:</p>
      {others.map(({ choice, label }) => (
        <Button key={choice.designer} size="bar" onClick={() => onMake(choice)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
