import { useRef } from 'react'
import type { Balance } from '../../../stores/access.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { keyNames } from '../commands/keys.ts'
import type { EditorStores } from '../use-editor.ts'
import { BriefExamples } from './BriefExamples.tsx'
import { BriefForm } from './BriefForm.tsx'
import { generation } from './shared-blank.ts'
import { useBrief } from './use-brief.ts'

/** The panel of a blank editor: what is written here is a brief, and becomes an email of its own. */
export default function BriefPanel({ editor, balance }: { editor: EditorStores; balance: Balance }) {
  const { document, entitlements } = editor
  const field = useRef<HTMLTextAreaElement>(null)
  const isLocked = !entitlements.access_credits
  const writing = useBrief(document, field, isLocked)
  const { made, isTooLong, send, setBrief } = writing
  const choose = (example: string) => {
    setBrief(example)
    field.current?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div className="panel-body" id="editor-chat" role="tabpanel" aria-label="AI Editor" tabIndex={0}>
        <div className="chat">
          <p className="chat-assistant">
            An empty sheet. Write a brief below and I make the email, or begin with something on the sheet.
          </p>
          {made.state === 'making' && (
            <Progress
              label={made.progress.label}
              value={made.progress.total ? made.progress.section / made.progress.total : undefined}
              onStop={generation.stop}
              note="Nothing is charged until it is finished."
            />
          )}
          {(made.state === 'failed' || made.state === 'not-english') && <ErrorLine>{made.message}</ErrorLine>}
          {(made.state === 'stopping' || (made.state === 'failed' && made.hasMade)) && (
            <p className="chat-assistant">
              What was made of it is kept in the{' '}
              <a className="link" href="/studio">
                studio
              </a>
              : continue, keep or discard it there.
            </p>
          )}
          {made.state === 'not-english' && <Button onClick={() => void send('en')}>Write it in English</Button>}
          {isTooLong && <ErrorLine>A brief may have 10,000 characters. Shorten it to go on.</ErrorLine>}
        </div>
      </div>
      <div className="panel-foot">
        {!isLocked && <BriefExamples onChoose={choose} />}
        <BriefForm {...{ field, writing, balance, entitlements }} />
        <p className="key-hint">
          <span>Enter sends, Shift Enter starts a new line.</span>
          <span>{keyNames('Mod+k').join(' ')} for commands</span>
        </p>
      </div>
    </>
  )
}
