import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Kind } from '../../compose/kinds.ts'
import type { EmailSource } from '../../email/email.ts'
import { $list, listOf } from '../../stores/templates/list.ts'
import { useMedia } from '../ui/use-media.ts'
import { KindSheet } from './kinds/KindSheet.tsx'
import { TemplatePane, type TemplatePaneProps } from './TemplatePane.tsx'
import type { FormParts } from './use-form-parts.ts'

export interface RightSideProps {
  parts: FormParts | undefined
  /** Will a model make another email of the same facts? */
  isOnlySketch: boolean
  /** The email that is being made, as far as it is. */
  made: EmailSource | undefined
  templates: Omit<TemplatePaneProps, 'isShown' | 'children'>
  /** Opens the form of a kind; nothing where no brief can be written. */
  onKind: ((kind: Kind) => void) | undefined
}

/**
 * The email of the form; without a form the account's templates, and where there are none, a finished email of every kind. Where
 * there is no room for two columns both stand below each other.
 */
export function RightSide({ parts, isOnlySketch, made, templates, onKind }: RightSideProps) {
  const [isAside, setAside] = useState(false)
  const isNarrow = useMedia('(width < 1100px)')
  const { page, given } = templates
  const { total, asked } = useStore($list, { ssr: () => listOf(page, given) })
  const isEmpty = total === 0 && asked.q === ''
  const showsSketch = parts !== undefined && (isNarrow || !isAside)
  return (
    <div className="studio-right">
      {parts && !isNarrow && <Switch isAside={isAside} onChange={setAside} />}
      {showsSketch && <parts.SketchColumn form={parts.form} isOnlySketch={isOnlySketch} made={made} />}
      <TemplatePane {...templates} isShown={!showsSketch || (isNarrow && !isEmpty)}>
        {isEmpty && <KindSheet onKind={onKind} />}
      </TemplatePane>
    </div>
  )
}

function Switch({ isAside, onChange }: { isAside: boolean; onChange: (isAside: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands
    <div className="studio-switch" role="group" aria-label="Beside the form">
      <button type="button" aria-pressed={!isAside} onClick={() => onChange(false)}>
        This email
      </button>
      <button type="button" aria-pressed={isAside} onClick={() => onChange(true)}>
        Your Templates
      </button>
    </div>
  )
}
