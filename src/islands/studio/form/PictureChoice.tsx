import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { SketchMaker } from '../../../stores/sketch/sketch.ts'
import { useLate } from '../../ui/use-late.ts'
import type { AskedPicture } from './view.ts'

const loadPicker = () => import('../../editor/pictures/PicturePicker.tsx')

export interface PictureChoiceProps {
  asked: AskedPicture
  sketch: SketchMaker
  onClose: () => void
}

/** Chooses a picture as the editor does: one of the person's own, a drawing in the email's colours, or any address. */
export function PictureChoice({ asked: { src, onChoose }, sketch, onClose }: PictureChoiceProps) {
  const Picker = useLate(loadPicker, true, onClose)
  const css = sketch.$sketch.get()?.email.css ?? ''
  return (
    Picker && (
      <Picker
        value={{ src, alt: '' }}
        theme={readTheme(css) ?? DEFAULT_THEME}
        onChoose={picture => {
          onChoose(picture.src)
          onClose()
        }}
        onClose={onClose}
      />
    )
  )
}
