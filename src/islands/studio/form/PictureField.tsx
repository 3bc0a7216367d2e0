import { useStore } from '@nanostores/react'
import { Undo2, X } from 'lucide-react'
import type { FocusEvent, ReactNode } from 'react'
import { sceneChosen } from '../../../compose/compose/scene.ts'
import { chooseLook } from '../../../compose/form/looks.ts'
import type { Look } from '../../../compose/look.ts'
import { SCENES } from '../../../email/theme/scenes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { leftOpen } from '../sketch/look-choices.ts'
import { EntryLine } from './EntryLine.tsx'
import { focusInput } from './input-places.ts'
import type { OpenForm } from './open-form.ts'
import { useForm } from './view.ts'

const NAME = 'Picture'
/** Its place among those of the email, and what leads to it. */
const PLACE = 'picture'

/** The picture that the email opens with: another one, none, or what the look brings. */
export function PictureField({ form: { store, sketch, $field } }: { form: OpenForm }) {
  const { isNarrow } = useForm()
  const shown = useStore(sketch.$sketch)?.picture
  const look = useStore(store.$look)
  const settle = (next: Look) => {
    store.change(now => chooseLook(now, next))
    focusInput(PLACE)
  }
  const back = look.picture !== undefined && <BackToLook onBack={() => settle(leftOpen(look, PLACE))} />
  const focus = (event: FocusEvent) => {
    event.stopPropagation()
    $field.set(PLACE)
  }
  const src = shown?.src ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div
      role="group"
      aria-label={NAME}
      className="entry min-w-0 scroll-m-6 max-sm:border-rule max-sm:border-b"
      data-field={PLACE}
      onFocus={focus}
    >
      <Line isNarrow={isNarrow} back={back}>
        <div className="entry-picture">
          {isNarrow && <b>{NAME}</b>}
          {src && <img src={src} alt="" />}
          <span className="truncate-line">{src ? pictureWords(src) : 'None in this look'}</span>
          <Choose src={src} onChoose={picture => settle({ ...look, picture })} />
          {src && <TakeOut onPress={() => settle({ ...look, picture: 'none' })} />}
        </div>
      </Line>
    </div>
  )
}

function Line({ isNarrow, back, children }: { isNarrow: boolean; back: ReactNode; children: ReactNode }) {
  if (isNarrow) return children
  return (
    <EntryLine name={NAME} below={back}>
      {children}
    </EntryLine>
  )
}

function Choose({ src, onChoose }: { src: string; onChoose: (src: string) => void }) {
  const { onPick } = useForm()
  return (
    <button
      type="button"
      className="entry-ask"
      data-fact={PLACE}
      aria-label={src ? 'Change the picture' : 'Add a picture'}
      onClick={() => onPick({ src, onChoose })}
    >
      {src ? 'Change' : 'Add'}
    </button>
  )
}

function TakeOut({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="plain-button" aria-label="No picture" title="No picture" onClick={onPress}>
      <Icon of={X} size={16} />
    </button>
  )
}

/** Leaves the picture to the look again. */
function BackToLook({ onBack }: { onBack: () => void }) {
  const says = 'Leave the picture to the look'
  return (
    <button type="button" className="entry-back" aria-label={says} title={says} onClick={onBack}>
      <Icon of={Undo2} size={14} />
    </button>
  )
}

/** What a drawing of ours shows; of any other picture nobody knows. */
const pictureWords = (src: string): string =>
  SCENES.find(({ name }) => name === sceneChosen(src)?.name)?.about ?? 'Your picture'
