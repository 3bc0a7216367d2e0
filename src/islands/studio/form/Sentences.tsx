import { ChevronDown, Plus } from 'lucide-react'
import { type BesideSentence, place, SENTENCE_PATHS, sentencesBeside } from '../../../compose/form/offers.ts'
import { type FormPath, fieldOf } from '../../../compose/form/paths.ts'
import { FIELDS } from '../../../compose/form/table.ts'
import { shownFields, shownLabel } from '../../../compose/form/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import { inputId } from './input-places.ts'
import { carrySentence, putCarried } from './sentence-drag.ts'
import { useForm } from './view.ts'

/** Sentences of the brief that could stand in a field: a press puts one at its end, a drag or the menu into another one. */
export function Sentences({ path }: { path: FormPath }) {
  const { form, current } = useForm()
  const sentences = sentencesBeside(form, path)
  const help = FIELDS[fieldOf(path)].help
  if (sentences.length === 0 && (current !== fieldOf(path) || !help)) return null
  return (
    <>
      <p className="small">
        {help} {sentences.length > 0 && 'From your brief:'}
      </p>
      {sentences.length > 0 && (
        <ul className="entry-sentences flex flex-wrap gap-1.5">
          {sentences.map(sentence => (
            <li key={sentence.key} className="min-w-0 max-w-full">
              <Sentence sentence={sentence} path={path} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Sentence({ sentence, path }: { sentence: BesideSentence; path: FormPath }) {
  const { store } = useForm()
  const put = () => {
    store.change(form => place(form, sentence, path))
    rescueFocus('.entry-sentences button', `#${inputId(path)}`)
  }
  return (
    <span className="entry-sentence">
      <button
        type="button"
        draggable
        title={sentence.text.length > 60 ? sentence.text : undefined}
        onDragStart={event => carrySentence(event, sentence)}
        onClick={put}
      >
        <Icon of={Plus} size={14} />
        <span>{sentence.text}</span>
      </button>
      <Elsewhere sentence={sentence} path={path} />
    </span>
  )
}

/** What a drag does, by keyboard and finger. */
function Elsewhere({ sentence, path }: { sentence: BesideSentence; path: FormPath }) {
  const { store, form } = useForm()
  const shown = [...shownFields(form), 'subject', 'preheader']
  const others = SENTENCE_PATHS.filter(each => each !== path && shown.includes(fieldOf(each)))
  const trigger = (
    <button type="button" aria-label={`Put elsewhere: ${sentence.text}`}>
      <Icon of={ChevronDown} size={14} />
    </button>
  )
  return (
    <Menu trigger={trigger} returnsFocus={() => false}>
      {others.map(each => (
        <MenuItem key={each} onSelect={() => putCarried(store, sentence, each)}>
          {each === 'offer.terms' ? 'Terms of the offer' : shownLabel(form, fieldOf(each))}
        </MenuItem>
      ))}
    </Menu>
  )
}
