import { type FormEvent, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { readTag, tagGroups } from '../merge-tags.ts'
import { putIn } from '../put-in-words.ts'
import type { PanelProps } from '../tool.ts'

/** Merge tags: those that the email uses, those of sending services, or one's own. The chosen one goes in at the caret, else at the end. */
export default function TagPanel({ context, onClose }: PanelProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const choose = (tag: string) => {
    putIn(context, tag)
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const tag = readTag(typed)
    if (tag === undefined) setFault('A tag looks like {{first_name}} or *|FNAME|*.')
    else choose(tag)
  }
  return (
    <div className="panel-inside tag-panel">
      <form onSubmit={save} noValidate>
        <Field
          label="Your own tag"
          value={typed}
          placeholder="{{first_name}}"
          spellCheck={false}
          autoCapitalize="off"
          error={fault}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
      {tagGroups(context.part.email).map(({ name, tags }) => (
        <section key={name} aria-label={name}>
          <p className="small">{name}</p>
          {tags.map(({ tag, label }) => (
            <button key={tag} type="button" className="menu-item" onClick={() => choose(tag)}>
              {label}
              <code>{tag}</code>
            </button>
          ))}
        </section>
      ))}
    </div>
  )
}
