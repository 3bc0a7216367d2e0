import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AccountSession } from '../../../contract/account-session.ts'
import { callJson } from '../../../stores/api.ts'
import { createSessionList } from '../../../stores/sessions/sessions.ts'
import { Button } from '../../ui/Button.tsx'
import { endOthers } from './end-others.ts'
import { SessionRow } from './SessionRow.tsx'

interface SignedInProps {
  sessions: AccountSession[]
  /** When the page was made, in ms since 1970. */
  now: number
}

/** Where the account is signed in. */
export function SignedIn({ sessions: atFirst, now }: SignedInProps) {
  const [list] = useState(() => createSessionList(atFirst, { call: callJson, endOthers }))
  const { sessions, ended, atWork } = useStore(list.$state)
  return (
    <section className="security-part" aria-labelledby="signed-in">
      <div className="security-head">
        <h2 className="pane-title" id="signed-in">
          Signed in
        </h2>
        <Button size="bar" busy={atWork === 'others'} busyLabel="Signing out…" onClick={list.endAllOthers}>
          Sign out everywhere else
        </Button>
      </div>
      <ul className="ruled-rows">
        {sessions.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnded={ended.has(session.id)}
            isEnding={atWork === session.id}
            onEnd={() => list.end(session.id)}
          />
        ))}
      </ul>
    </section>
  )
}
