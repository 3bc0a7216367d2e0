import { ArrowUpLeft, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useEntered } from '../../../ui/use-entered.ts'
import { altOf, setAlt, suggestAlt } from '../alt.ts'
import { apply, partNow } from '../context.ts'
import type { PanelProps } from '../tool.ts'

/** The text of a picture. It writes while somebody types; a picture that is only decoration has none on purpose. */
export default function AltPanel({ context, onClose }: PanelProps) {
  const { part } = context
  const [alt, setEntered] = useEntered(altOf(part))
  const isDecoration = alt === ''
  const suggestion = suggestAlt(part)
  const id = useId()
  const set = (text: string, decoration = false) => {
    const done = apply(context, setAlt(partNow(context), text, decoration), { group: `alt:${part.ref}` })
    if (done) setEntered(decoration ? '' : text || undefined)
  }
  return (
    <div className="panel-inside alt-panel">
      <label className="field-label" htmlFor={id}>
        Alt text
      </label>
      <textarea
        id={id}
        className="textarea"
        rows={3}
        maxLength={500}
        placeholder="What the picture shows, in a sentence"
        value={alt ?? ''}
        disabled={isDecoration}
        aria-describedby={alt === undefined ? `${id}-why` : undefined}
        onChange={event => set(event.target.value)}
      />
      {alt === undefined && (
        <p className="alt-why" id={`${id}-why`}>
          <Icon of={TriangleAlert} size={16} />
          Where pictures are off, readers see nothing here and screen readers say “image”.
        </p>
      )}
      {suggestion !== undefined && suggestion !== alt && !isDecoration && (
        <button type="button" className="alt-suggestion" onClick={() => set(suggestion)}>
          <span className="only-spoken">Use: </span>
          {suggestion}
          <Icon of={ArrowUpLeft} size={14} />
        </button>
      )}
      <div className="panel-actions">
        <label className="alt-decoration">
          <input type="checkbox" checked={isDecoration} onChange={event => set('', event.target.checked)} />
          Only decoration
        </label>
        <Button size="bar" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
