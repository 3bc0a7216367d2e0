import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useEntered } from '../../../ui/use-entered.ts'
import { linkTo } from '../../typing/marks.ts'
import { apply, partNow } from '../context.ts'
import { readAddress } from '../link-address.ts'
import { hrefOf, labelOf, leadTo, relabel, unlink } from '../links.ts'
import type { PanelProps, ToolContext } from '../tool.ts'

/** Where something leads, and the words of a button. Of a text it is the selected words that lead there, else all of them. */
export default function LinkPanel({ context, onClose }: PanelProps) {
  const { part } = context
  const now = part.kind === 'text' ? wordsLead(context) : hrefOf(part)
  const [typed, setTyped] = useState(now ?? '')
  const [fault, setFault] = useState<string>()
  const [label, setLabel] = useEntered(labelOf(part))
  const read = readAddress(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if ('fault' in read) return setFault(read.fault)
    lead(context, read.href)
    onClose()
  }
  const remove = () => {
    if (part.kind === 'text') context.editor.typing.mark(linkTo(''), 'remove')
    else apply(context, unlink(part))
    onClose()
  }
  return (
    <form className="panel-inside form" onSubmit={save} noValidate>
      <Field
        label="Leads to"
        value={typed}
        placeholder="example.com/page"
        spellCheck={false}
        autoCapitalize="off"
        hint={'says' in read ? read.says : 'A page, a mail or phone number, or a merge tag'}
        error={fault}
        onChange={event => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      {label !== undefined && (
        <Field
          label="Words"
          value={label}
          onChange={event => {
            setLabel(event.target.value)
            apply(context, relabel(part, event.target.value), { group: `label:${part.ref}` })
          }}
        />
      )}
      <div className="panel-actions">
        {now !== undefined && (
          <Button variant="ghost" size="bar" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button type="submit" size="bar">
          Done
        </Button>
      </div>
    </form>
  )
}

function lead(context: ToolContext, href: string) {
  if (context.part.kind === 'text') context.editor.typing.mark(linkTo(href), 'add')
  else apply(context, leadTo(partNow(context), href))
}

/** Where the selected words lead already, or the only link of the text. */
function wordsLead({ editor: { canvas, selection }, part, words }: ToolContext): string | undefined {
  const node = canvas.nodeOf(part.ref)
  const range = selection.$typing.get() && words ? node?.ownerDocument.getSelection()?.getRangeAt(0) : undefined
  const around = (range?.startContainer as Element | undefined)?.parentElement?.closest('a')
  const links = node?.querySelectorAll('a')
  return (around ?? (links?.length === 1 ? links[0] : undefined))?.getAttribute('href') ?? undefined
}
