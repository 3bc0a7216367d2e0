import { ChevronDown, EyeOff, Plus } from 'lucide-react'
import type { FieldName } from '../../../compose/email-facts.ts'
import { addRow, setWords } from '../../../compose/form/edit.ts'
import { directionsOf } from '../../../compose/form/offers.ts'
import { isList, pathsOf } from '../../../compose/form/paths.ts'
import { FIELDS } from '../../../compose/form/table.ts'
import { addableFields, fieldWords, placelessFields, placelessWords, shownLabel } from '../../../compose/form/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { focusInput } from './input-places.ts'
import { LineField } from './LineField.tsx'
import { putCarried } from './sentence-drag.ts'
import { useForm } from './view.ts'

/** Subject and preview text, folded: they are written from the facts unless somebody writes them. */
export function InboxLine() {
  const { form } = useForm()
  const subject = fieldWords(form, 'subject')
  return (
    <details className="disclosure entry-fold max-sm:py-1">
      <summary>
        <Icon of={ChevronDown} />
        Inbox line
        {subject && <span className="small truncate-line min-w-0 flex-1 text-right font-normal">{subject}</span>}
      </summary>
      <LineField field="subject" />
      <LineField field="preheader" />
    </details>
  )
}

/** Facts that the kind has no place for, as one line that opens. They are kept. */
export function Placeless() {
  const { form } = useForm()
  const words = placelessWords(form)
  if (!words) return null
  return (
    <details className="disclosure entry-fold max-sm:py-1">
      <summary>
        <Icon of={ChevronDown} />
        {words}
      </summary>
      <ul className="pl-[26px] text-ink-2 text-sm wrap-anywhere">
        {placelessFields(form).map(field => (
          <li key={field}>
            {FIELDS[field].label}: {fieldWords(form, field)}
          </li>
        ))}
      </ul>
      <p className="small">Another kind shows them again.</p>
    </details>
  )
}

/** Fields that the kind does not begin with. */
export function MoreFields() {
  const { store, form } = useForm()
  const fields = addableFields(form)
  if (fields.length === 0) return null
  const add = (field: FieldName) => {
    const path = pathsOf(field)[0]
    if (!path) return
    store.change(now => (isList(path) ? addRow(now, path) : setWords(now, path, '')))
    store.$opened.set(field)
    focusInput(field)
  }
  const trigger = (
    <button type="button" className="entry-ask">
      <Icon of={Plus} size={14} />
      Another fact
    </button>
  )
  return (
    <div className="ml-[78px] flex max-sm:ml-0">
      <Menu trigger={trigger} align="start" returnsFocus={() => false}>
        {fields.map(field => (
          <MenuItem key={field} onSelect={() => add(field)}>
            {shownLabel(form, field)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

/** What was read as said to the designer. Each can be made a sentence of the text. */
export function Directions() {
  const { store, form } = useForm()
  const directions = directionsOf(form)
  if (directions.length === 0) return null
  return (
    <div className="entry-directions small flex gap-2.5 max-sm:py-1">
      <Icon of={EyeOff} size={16} />
      <p className="min-w-0 wrap-anywhere">
        Will not be in the email:{' '}
        {directions.map(direction => (
          <button
            key={direction.key}
            type="button"
            aria-label={`Put in the email: ${direction.text}`}
            title="Put it in the email"
            onClick={() => putCarried(store, direction, 'sentences')}
          >
            “{direction.text}”
          </button>
        ))}
      </p>
    </div>
  )
}
