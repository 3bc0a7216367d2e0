import { ChevronDown, Pin } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'
import type { Look } from '../../../compose/look.ts'
import { sceneAsSvg } from '../../../email/scenes/as-svg.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { chosenOf, LOOK_CHOICES, type LookChoice, type LookPart, leftOpen } from './look-choices.ts'
import { Swatch } from './Swatch.tsx'

export interface LookMenuProps {
  part: LookPart
  /** Its name: 'Mood'. */
  label: string
  look: Look
  /** In whose colours pictures are shown. */
  theme: Theme
  /** What stands on its button before the chosen value. */
  sign?: ReactNode
  /** Shows a look for as long as it is pointed at; nothing shows what is chosen. */
  onTry: (look: Look | undefined) => void
  onChoose: (look: Look) => void
}

const OPEN = ''

/** One part of the look, as a menu of pictures. What is chosen stays with another look, what is left open changes. */
export function LookMenu({ part, label, look, theme, sign, onTry, onChoose }: LookMenuProps) {
  const chosen = chosenOf(look, part)
  const choices = LOOK_CHOICES[part]
  const lookWith = (id: string) => choices.find(choice => choice.id === id)?.set(look) ?? leftOpen(look, part)
  const value = chosen && (choices.find(({ id }) => id === chosen)?.label ?? 'Yours')
  const leave = () => onTry(undefined)
  const trigger = (
    <button type="button" className="look-button">
      {sign}
      <span className={sign ? 'only-spoken' : 'look-label small'}>{label}</span>
      {value && <b className={sign ? 'only-spoken' : ''}>{value}</b>}
      {chosen !== undefined && <Icon of={Pin} size={14} />}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start" onClose={leave}>
      <DropdownMenu.RadioGroup value={chosen ?? OPEN} aria-label={label} onValueChange={id => onChoose(lookWith(id))}>
        <Choice id={OPEN} onTry={() => onTry(leftOpen(look, part))} onLeave={leave}>
          Any
        </Choice>
        {choices.map(choice => (
          <Choice key={choice.id} id={choice.id} onTry={() => onTry(lookWith(choice.id))} onLeave={leave}>
            <ChoicePicture choice={choice} theme={theme} />
            {choice.label}
          </Choice>
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  )
}

interface ChoiceProps {
  id: string
  onTry: () => void
  /** Neither the pointer nor a key is at any choice now. */
  onLeave: () => void
  children: ReactNode
}

function Choice({ id, onTry, onLeave, children }: ChoiceProps) {
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element && relatedTarget.matches('.look-item'))) onLeave()
  }
  return (
    <DropdownMenu.RadioItem className="menu-item look-item" value={id} onFocus={onTry} onBlur={leave}>
      {children}
      <DropdownMenu.ItemIndicator className="menu-tick">
        <Icon of={Pin} size={16} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  )
}

function ChoicePicture({ choice: { colours, scene }, theme }: { choice: LookChoice; theme: Theme }) {
  if (colours) return <Swatch colours={colours} />
  if (!scene) return null
  return (
    <img
      className="look-scene"
      src={sceneAsSvg(sceneUrl(scene, theme))}
      draggable={false}
      alt=""
      width={56}
      height={32}
      loading="lazy"
    />
  )
}
