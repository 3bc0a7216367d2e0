import { useCallback } from 'react'
import { DEFAULT_THEME, readTheme } from '../../../../email/theme/theme.ts'
import PicturePicker from '../../pictures/PicturePicker.tsx'
import type { ChosenPicture } from '../../pictures/picture.ts'
import { altOf } from '../alt.ts'
import { apply } from '../context.ts'
import { attributeOf } from '../part.ts'
import type { PanelProps } from '../tool.ts'

/** Another picture: what it shows is another thing, so its text is the new one's, or asked for anew. */
export default function ReplacePanel({ context, onClose }: PanelProps) {
  const { part } = context
  const alt = altOf(part) ?? ''
  const choose = useCallback(
    (picture: ChosenPicture) => {
      apply(context, [{ op: 'set', ref: part.ref, value: { src: picture.src, alt: picture.alt ?? '' } }])
      onClose()
    },
    [context, part.ref, onClose]
  )
  return (
    <PicturePicker
      value={{ src: attributeOf(part, 'src') ?? '', alt }}
      theme={readTheme(part.email.css) ?? DEFAULT_THEME}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
