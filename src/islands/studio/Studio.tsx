import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AccountFacts } from '../../contract/account.ts'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import type { Plan } from '../../contract/payments.ts'
import type { TemplateAnswer, TemplatePage } from '../../contract/template.ts'
import { balanceOf } from '../../stores/access.ts'
import { call, callJson } from '../../stores/api.ts'
import { finishReturn } from '../../stores/checkout-return.ts'
import { takeChosenPlan } from '../../stores/chosen-plan.ts'
import { askDirections } from '../../stores/directions/count.ts'
import { createGeneration, type GenerationState } from '../../stores/generation.ts'
import { keptText } from '../../stores/kept-text.ts'
import { type BriefReading, createReading } from '../../stores/reading/reading.ts'
import type { Asked } from '../../stores/templates/address.ts'
import { sayFollowedLink } from '../auth/notices.ts'
import { PlansDialog } from '../billing/PlansDialog.tsx'
import { useAccount } from '../billing/use-account.ts'
import { answerLook } from '../look/answer-look.ts'
import { Icon } from '../ui/Icon.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import { costWords } from './cost.ts'
import { DraftPlace } from './DraftPlace.tsx'
import { ExamplePrompts } from './ExamplePrompts.tsx'
import { focusBrief, focusGenerate } from './focus-brief.ts'
import { Making } from './Making.tsx'
import { PromptBox } from './PromptBox.tsx'
import { settleFailure, stopGeneration } from './stop.ts'
import { TemplatePane } from './TemplatePane.tsx'
import { Unlock } from './Unlock.tsx'

export interface StudioProps {
  facts: AccountFacts
  plans: readonly Plan[]
  /** The beginning of the account's list. */
  templates: TemplatePage
  /** The newest email whose making was cut. */
  draft: DraftAnswer | null
  /** What the page's address asks of that list. */
  asked: Asked
  designer: string
  /** When the page was made, in ms since 1970. */
  now: number
}

const Offers = lazy(() => import('./Offers.tsx'))
const Understood = lazy(() => import('./Understood.tsx'))

/** What the prompt box keeps its text under. */
const BRIEF = 'brief'
/** As the API takes it. */
const MOST_FACTS = 60

/** The studio: the brief on the left, what came of earlier ones on the right. */
export function Studio({ facts, plans, templates, draft, asked, designer, now }: StudioProps) {
  const { account, entitlements, products } = useAccount(facts)
  const [generation] = useState(() => createGeneration(call, answerLook))
  const made = useStore(generation.$generation)
  const [reading] = useState(() => createReading({ callJson, kept: keptText }))
  const isRead = useStore(reading.$chips).length > 0
  const [prompt, setPrompt, field] = useKeptText<HTMLTextAreaElement>(BRIEF)
  useEffect(() => sayFollowedLink(), [])
  useEffect(() => void finishReturn(new URL(location.href)), [])
  useEffect(() => takeChosenPlan(new URL(location.href)), [])
  useEffect(() => {
    if (made.state === 'made') open(brief.current, made.template, reading)
    if (made.state === 'failed') void settleFailure(generation, startedAt.current)
  }, [made, reading, generation])
  const write = (text: string) => {
    // What was said of the brief holds for the brief as it was.
    if (made.state === 'not-english') generation.dismiss()
    setPrompt(text)
  }
  const choose = (example: string) => {
    write(example)
    focusBrief()
  }
  const locked = !entitlements.access_credits
  useEffect(() => {
    if (!locked) reading.write(prompt)
  }, [reading, prompt, locked])
  const [sincePage] = useState(() => performance.now())
  const startedAt = useRef(now)
  /** What is being made. */
  const brief = useRef('')
  const begin = (asked: string) => {
    brief.current = asked
    // By the server's clock, and rather too early than too late: the page was made before it was woken.
    startedAt.current = now + performance.now() - sincePage
  }
  const goOn = ({ id, brief }: DraftAnswer, by: DraftWay['designer']) => {
    begin(brief)
    void generation.resume(id, by)
    focusGenerate()
  }
  const generate = (language?: 'en') => {
    begin(prompt)
    const facts = reading.$facts.get().slice(0, MOST_FACTS)
    const asks = { facts, ...(language && { language }) }
    if (!askDirections({ prompt, ...asks })) void generation.generate(prompt, asks)
  }
  const onEnglish = () => {
    generate('en')
    focusGenerate()
  }
  const makeBy = (designer: DraftWay['designer']) => {
    begin(prompt)
    void generation.generate(prompt, { facts: reading.$facts.get().slice(0, MOST_FACTS), designer })
    focusGenerate()
  }
  const isWriting = made.state !== 'making' && made.state !== 'made'
  const balance = balanceOf({ account, products })
  const cost = costWords(balance, entitlements)
  return (
    <main id="main" className="panes">
      <section className="pane">
        <h1 className="page-title">Generate Email Template</h1>
        <PromptBox
          {...{ prompt, field, reading, designer, cost, locked }}
          making={!isWriting}
          notEnglish={made.state === 'not-english' ? made.message : undefined}
          onChange={write}
          onGenerate={() => generate()}
          onEnglish={onEnglish}
        />
        <Outcome state={made} onStop={() => void stopGeneration(generation, startedAt.current)} />
        {made.state === 'failed' && made.byDesigner && (
          <Suspense>
            <Offers onMake={makeBy} />
          </Suspense>
        )}
        <DraftPlace
          given={draft}
          isShown={isWriting && made.state !== 'stopping'}
          locked={locked}
          onContinue={goOn}
          onKept={({ brief }, template) => open(brief, template, reading)}
        />
        {isRead && isWriting && !locked && (
          <Suspense>
            <Understood reading={reading} onEnglish={made.state === 'not-english' ? undefined : onEnglish} />
          </Suspense>
        )}
        {locked && !balance.hasPlan && <Unlock />}
        {made.state === 'idle' && !locked && <ExamplePrompts onChoose={choose} />}
      </section>
      <TemplatePane page={templates} given={asked} now={now} />
      <PlansDialog plans={plans} />
    </main>
  )
}

/** Opens what was made in the editor. What is written for another email meanwhile stays where it is. */
function open(brief: string, { id }: TemplateAnswer, reading: BriefReading) {
  if (keptText.read(BRIEF) === brief) {
    keptText.write(BRIEF, '')
    reading.forget()
  }
  location.assign(`/editor/${id}`)
}

const STOPPING = { label: 'Stopping…', section: 0 }

function Outcome({ state, onStop }: { state: GenerationState; onStop: () => void }) {
  if (state.state === 'making') return <Making progress={state.progress} email={state.email} onStop={onStop} />
  if (state.state === 'stopping') return <Making progress={STOPPING} email={state.email} />
  if (state.state !== 'failed') return null
  return (
    <p className="field-error mt-4" role="alert">
      <Icon of={CircleAlert} size={16} />
      {state.message}
    </p>
  )
}
