import { useEffect, useRef } from 'react'

export interface AnyColourProps {
  /** What has the colour: 'Brand'. */
  label: string
  /** `#rrggbb` */
  value: string
  /** Shows a colour in the email; nothing shows the one it has. */
  onShow: (colour: string | undefined) => void
  onChoose: (colour: string) => void
}

/**
 * Any colour at all, by the browser's own picker: it is the one that people know from their machine, and works by keyboard, finger
 * and screen reader. What it moves through is shown, where it is left is chosen.
 */
export function AnyColour({ label, value, onShow, onChoose }: AnyColourProps) {
  const input = useRef<HTMLInputElement>(null)
  // React tells of each colour on the way; only the browser's own event says that one was chosen.
  useEffect(() => {
    const picker = input.current
    const onChange = () => picker && onChoose(picker.value)
    picker?.addEventListener('change', onChange)
    return () => picker?.removeEventListener('change', onChange)
  }, [onChoose])
  return (
    <label className="btn btn-bar btn-secondary any-colour">
      <input
        ref={input}
        type="color"
        aria-label={`Any colour for ${label}`}
        value={value}
        onChange={event => onShow(event.target.value)}
      />
      Any colour
    </label>
  )
}
