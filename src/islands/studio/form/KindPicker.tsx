import { useStore } from '@nanostores/react'
import { PenLine } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { kindOf } from '../../../compose/form/form.ts'
import { KIND_WORDS, KINDS, type Kind } from '../../../compose/kinds.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { Icon } from '../../ui/Icon.tsx'
import { likelyKinds } from './likely-kinds.ts'

export interface KindPickerProps {
  store: FormStore
  /** A picture of a finished email of a kind. */
  picture: (kind: Kind) => ReactNode
}

/** What stands for everything that is none of the others. */
const OTHER = 'letter'

/** What the email is for: the guess first, then the likeliest; unsure, none is chosen and the label asks. */
export function KindPicker({ store, picture }: KindPickerProps) {
  const form = useStore(store.$form)
  const [isWhole, setWhole] = useState(false)
  const name = useId()
  const kind = kindOf(form)
  const kinds = isWhole ? KINDS.filter(each => each !== OTHER) : likelyKinds(form)
  return (
    <fieldset className="kind-choices min-w-0 border-rule border-b pb-3" data-whole={isWhole || undefined}>
      <legend className="only-spoken">{kind ? 'Kind' : 'What is it?'}</legend>
      <div className="flex items-baseline justify-between text-[0.9375rem]">
        <b className="font-semibold" aria-hidden="true">
          {kind ? 'Kind' : 'What is it?'}
        </b>
        <button
          type="button"
          className="kind-choices-all min-h-[30px] max-sm:min-h-11"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Fewer' : `All ${KINDS.length}`}
        </button>
      </div>
      <div className="kind-choices-row">
        {kinds.map(each => (
          <label key={each}>
            <input type="radio" name={name} checked={kind === each} onChange={() => store.choose(each)} />
            <span className="kind-choice-picture">{picture(each)}</span>
            <span>{KIND_WORDS[each]}</span>
          </label>
        ))}
        <label>
          <input type="radio" name={name} checked={kind === OTHER} onChange={() => store.choose(OTHER)} />
          <span className="kind-choice-picture" data-other>
            <Icon of={PenLine} />
          </span>
          <span>Something else</span>
        </label>
      </div>
    </fieldset>
  )
}
