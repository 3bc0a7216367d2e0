import { Shuffle } from 'lucide-react'
import type { Look } from '../../../compose/look.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LookMenu } from './LookMenu.tsx'
import { Swatch } from './Swatch.tsx'

export interface LookBarProps {
  look: Look
  theme: Theme
  onTry: (look: Look | undefined) => void
  onChoose: (look: Look) => void
  onAnother: () => void
}

/** How the email looks, in four menus, and the way to another look. */
export function LookBar({ onAnother, ...menus }: LookBarProps) {
  const { brand, accent, canvas, surface } = menus.theme
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and draws a border of its own
    <div className="look-bar" role="group" aria-label="Look">
      <div className="look-menus">
        <LookMenu
          {...menus}
          part="palette"
          label="Colours"
          sign={<Swatch colours={[brand, accent, canvas, surface]} />}
        />
        <LookMenu {...menus} part="moods" label="Mood" />
        <LookMenu {...menus} part="opening" label="Opening" />
        <LookMenu {...menus} part="picture" label="Picture" />
      </div>
      <Button size="bar" aria-keyshortcuts="L" onClick={onAnother}>
        <Icon of={Shuffle} size={16} />
        Try another look <span className="small">free</span>
      </Button>
    </div>
  )
}
