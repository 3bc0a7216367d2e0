import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Fault } from '../../../email/lint/fault.ts'
import { isSound } from '../../../email/lint/is-sound.ts'
import { lintCss } from '../../../email/lint/lint-css.ts'
import { lintHtml } from '../../../email/lint/lint-html.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Doing } from '../../../stores/editor/history.ts'
import { createTypingGroups } from '../../../stores/editor/typing-groups.ts'
import type { CodePart } from './code-props.ts'
import { createCodeView } from './code-view.ts'
import { feed, handOn, sayCaret } from './feed.ts'
import { knownNames } from './known-names.ts'
import { emailCss, emailHtml } from './languages.ts'
import { lintView } from './lint-view.ts'
import { UNFINISHED } from './unfinished.ts'

export interface CodeEvents {
  onFaults: (faults: Fault[]) => void
  /** `byPerson`: somebody moved it, rather than a change elsewhere. */
  onCaret: (view: EditorView, byPerson: boolean) => void
}

/** What the field of a part is called, how it is read and what is looked for in it. */
const PARTS = {
  html: { label: 'HTML', language: emailHtml, lint: lintHtml },
  css: { label: 'CSS', language: emailCss, lint: lintCss }
}

/** The id of the sentence that says how a field is left. */
export const LEAVE_HINT = 'code-leave'

/** Puts a field for one part of the email into `host`, and keeps both alike for as long as it is shown. */
export function useCodeView(
  part: CodePart,
  document: EmailDocument,
  host: RefObject<HTMLElement | null>,
  events: CodeEvents
) {
  const [view, setView] = useState<EditorView>()
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    if (!host.current) return
    const { label, language, lint } = PARTS[part]
    const groupOf = createTypingGroups()
    const created: EditorView = createCodeView({
      parent: host.current,
      text: document.$email.get()[part],
      label,
      describedBy: LEAVE_HINT,
      extensions: [
        language(() => knownNames(document.$email.get())),
        lintView(lint, faults => latest.current.onFaults(faults)),
        handOn((text, { kind, isApart }) =>
          editAsCode(document, { [part]: text }, { title: `${label} edited`, group: groupOf(part, kind, isApart) })
        ),
        sayCaret((_, byPerson) => latest.current.onCaret(created, byPerson))
      ]
    })
    setView(created)
    const stop = document.$email.listen(email => feed(created, email[part]))
    return () => {
      stop()
      created.destroy()
    }
  }, [part, document, host])
  return view
}

/** Says with a change whether what it makes can be shown: the preview keeps what it has until it can. */
function editAsCode(document: EmailDocument, fields: Partial<Record<CodePart, string>>, doing: Doing) {
  const origin = isSound({ ...document.$email.get(), ...fields }) ? 'code' : UNFINISHED
  document.edit(fields, { ...doing, origin })
}
