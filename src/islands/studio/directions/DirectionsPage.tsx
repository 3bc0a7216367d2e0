import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { AccountFacts } from '../../../contract/account.ts'
import type { DirectionsAnswer } from '../../../contract/directions.ts'
import { loadAccount } from '../../../stores/account.ts'
import { call, callJson } from '../../../stores/api.ts'
import { directionsAsked } from '../../../stores/directions/asked.ts'
import { createDirections } from '../../../stores/directions/directions.ts'
import { useAccount } from '../../billing/use-account.ts'
import { answerLook } from '../../look/answer-look.ts'
import { Columns } from './Columns.tsx'
import { DirectionsHead } from './DirectionsHead.tsx'
import { Failed } from './Failed.tsx'
import { settleAt, useWayBack } from './leave.ts'

export interface DirectionsPageProps {
  facts: AccountFacts
  /** Those that are there already; without them the brief is made that the prompt box left. */
  directions: DirectionsAnswer | undefined
}

/** Several designs of one brief beside each other: as they come, to choose of, and to come back to. */
export function DirectionsPage({ facts, directions: given }: DirectionsPageProps) {
  const account = useAccount(facts)
  const [directions] = useState(() =>
    createDirections(given, {
      call,
      callJson,
      onLook: answerLook,
      onTemplate: settleAt,
      onSettled: () => void loadAccount()
    })
  )
  const failure = useStore(directions.$failure)
  const goBack = useWayBack(useStore(directions.$brief))
  useEffect(() => {
    if (given) return
    const asked = directionsAsked.find()
    if (asked) void directions.make(asked)
    else location.replace('/studio')
  }, [given, directions])
  return (
    <main id="main" className="directions">
      <DirectionsHead directions={directions} onChangeBrief={goBack} />
      {failure ? <Failed directions={directions} failure={failure} /> : <Columns {...{ directions, account }} />}
    </main>
  )
}
