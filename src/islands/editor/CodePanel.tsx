import { useStore } from '@nanostores/react'
import type { FormEvent, KeyboardEvent } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Button } from '../ui/Button.tsx'

/** 'Code Edit': the HTML and CSS as they are. The preview follows every key; Save stores it. */
export function CodePanel({ document }: { document: EmailDocument }) {
  const { html, css } = useStore(document.$email)
  const save = useStore(document.$save)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void document.save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void document.save()
  }
  return (
    <div className="panel-body code-panel" id="editor-code" role="tabpanel" aria-label="Code Edit">
      <form className="code-fields" onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <label className="field-label" htmlFor="code-html">
          HTML
        </label>
        <textarea
          className="code"
          id="code-html"
          spellCheck={false}
          autoCapitalize="off"
          value={html}
          onChange={event => document.edit({ html: event.target.value })}
        />
        <label className="field-label" htmlFor="code-css">
          CSS
        </label>
        <textarea
          className="code"
          id="code-css"
          spellCheck={false}
          autoCapitalize="off"
          value={css}
          onChange={event => document.edit({ css: event.target.value })}
        />
        <div className="code-actions">
          <Button type="submit" variant="primary" size="bar" busy={save.state === 'saving'} busyLabel="Saving…">
            Save
          </Button>
          <span className="small" role={save.state === 'failed' ? 'alert' : undefined}>
            {save.state === 'failed' ? save.message : 'Ctrl S saves too.'}
          </span>
        </div>
      </form>
    </div>
  )
}
