import { useCallback, useEffect, useRef, useState } from 'react'
import type { Form } from '../../compose/form/form.ts'
import type { AccountFacts } from '../../contract/account.ts'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import type { Plan } from '../../contract/payments.ts'
import type { TemplateAnswer, TemplatePage } from '../../contract/template.ts'
import { balanceOf } from '../../stores/access.ts'
import { finishReturn } from '../../stores/checkout-return.ts'
import { takeChosenPlan } from '../../stores/chosen-plan.ts'
import { keptText } from '../../stores/kept-text.ts'
import type { Asked } from '../../stores/templates/address.ts'
import { sayFollowedLink } from '../auth/notices.ts'
import { PlansDialog } from '../billing/PlansDialog.tsx'
import { useAccount } from '../billing/use-account.ts'
import { useKeptText } from '../ui/use-kept-text.ts'
import { mayGenerate } from './brief-limits.ts'
import { CountChoice } from './CountChoice.tsx'
import { costWords } from './cost.ts'
import { DraftPlace } from './DraftPlace.tsx'
import { ExamplePrompts } from './ExamplePrompts.tsx'
import { Failure } from './Failure.tsx'
import { ForeignBrief } from './ForeignBrief.tsx'
import { focusBrief, focusGenerate, focusLanguage } from './focus-brief.ts'
import { isMaking, MakingProgress } from './Making.tsx'
import { Outcome } from './Outcome.tsx'
import { PromptBox } from './PromptBox.tsx'
import { RightSide } from './RightSide.tsx'
import { Unlock } from './Unlock.tsx'
import { useFormParts } from './use-form-parts.ts'
import { useKindInBox } from './use-kind-in-box.ts'
import { useMaking } from './use-making.ts'

export interface StudioProps {
  facts: AccountFacts
  plans: readonly Plan[]
  /** The beginning of the account's list. */
  templates: TemplatePage
  /** The newest email whose making was cut. */
  draft: DraftAnswer | null
  /** A form was left behind, in this browser or another. */
  isFormKept: boolean
  /** What the page's address asks of that list. */
  asked: Asked
  designer: string
  /** When the page was made, in ms since 1970. */
  now: number
}

/** What the prompt box keeps its text under. */
const BRIEF = 'brief'

/** The studio: brief and form on the left; on the right the email that they make, or what came of earlier ones. */
export function Studio({ facts, plans, templates, draft, isFormKept, asked, designer, now }: StudioProps) {
  const { account, entitlements, products } = useAccount(facts)
  const locked = !entitlements.access_credits
  const [by, setBy] = useState(designer)
  const [prompt, setPrompt, field] = useKeptText<HTMLTextAreaElement>(BRIEF)
  const [isOpened, setOpened] = useState(isFormKept)
  const isWanted = !locked && (isOpened || prompt.trim() !== '')
  const [parts, coming] = useFormParts(isWanted, prompt, setPrompt)
  // Whoever empties the box keeps the form.
  useEffect(() => {
    if (parts) setOpened(true)
  }, [parts])
  useEffect(() => sayFollowedLink(), [])
  useEffect(() => void finishReturn(new URL(location.href)), [])
  useEffect(() => takeChosenPlan(new URL(location.href)), [])
  const open = useCallback(
    ({ id }: TemplateAnswer, brief: string, form: Form | undefined) => {
      // What is written for another email meanwhile stays where it is, and so does a form that was changed.
      if (keptText.read(BRIEF) === brief && (!form || parts?.form.store.isStill(form))) {
        keptText.write(BRIEF, '')
        parts?.form.store.forget()
      }
      location.assign(`/editor/${id}`)
    },
    [parts]
  )
  /** Generate was pressed, and waits for an answer about the language. */
  const isWaiting = useRef(false)
  const onForeign = () => {
    isWaiting.current = true
    focusLanguage()
  }
  const making = useMaking({ prompt, coming, now, onMade: open, onForeign })
  const { state } = making
  const write = (text: string) => {
    // What was said of the brief holds for the brief as it was.
    if (state.state === 'not-english') making.dismiss()
    isWaiting.current = false
    setPrompt(text)
    parts?.form.store.write(text)
  }
  const chooseDesigner = (label: string) => {
    setBy(label)
    // It may write other languages.
    parts?.form.store.readAgain()
  }
  const kindInBox = useKindInBox({ parts, prompt, field, write, onOpen: () => setOpened(true) })
  const generate = (language?: 'en') => {
    isWaiting.current = false
    void making.generate(language)
  }
  const inEnglish = () => {
    generate('en')
    focusGenerate()
  }
  const answerLanguage = (isForeign: boolean) => {
    if (isForeign) return focusLanguage()
    if (isWaiting.current) generate()
    focusGenerate()
  }
  const makeBy = (designer: DraftWay['designer']) => void making.generateBy(designer)
  const hasForm = parts !== undefined && isWanted
  const isWriting = state.state !== 'making' && state.state !== 'made'
  const balance = balanceOf({ account, products })
  const cost = costWords(balance, entitlements)
  return (
    <main id="main" className="panes studio" data-form={hasForm || undefined}>
      <section className="pane studio-left">
        <h1 className="page-title">Generate Email Template</h1>
        <PromptBox
          {...{ prompt, field, cost, locked }}
          designer={by}
          onDesigner={chooseDesigner}
          brand={hasForm && <parts.BrandMenu store={parts.form.store} />}
          making={!isWriting}
          hasForm={hasForm}
          notEnglish={state.state === 'not-english' ? state.message : undefined}
          onChange={write}
          onLeave={kindInBox.restore}
          onGenerate={() => generate()}
          onEnglish={inEnglish}
        />
        {!hasForm && <Outcome state={state} onStop={making.stop} onMake={makeBy} />}
        <DraftPlace
          given={draft}
          isShown={isWriting && state.state !== 'stopping'}
          locked={locked}
          onContinue={making.goOn}
          onKept={making.takeKept}
        />
        {hasForm && (
          <>
            {state.state !== 'not-english' && (
              <ForeignBrief form={parts.form} onAnswer={answerLanguage} onEnglish={inEnglish} />
            )}
            <parts.FormColumn
              form={parts.form}
              cost={cost}
              isFirst={by === BUILT_IN && templates.total === 0 && asked.q === ''}
              isOff={!mayGenerate(prompt)}
              isBusy={!isWriting}
              progress={isMaking(state) && <MakingProgress state={state} onStop={making.stop} />}
              said={state.state === 'failed' && <Failure state={state} onMake={makeBy} />}
              note={<CountChoice isOff={!isWriting} />}
              onGenerate={() => generate()}
            />
          </>
        )}
        {locked && !balance.hasPlan && <Unlock />}
        {state.state === 'idle' && !locked && !isWanted && (
          <ExamplePrompts
            onChoose={example => {
              write(example)
              focusBrief()
            }}
          />
        )}
      </section>
      <RightSide
        parts={isWanted ? parts : undefined}
        isOnlySketch={by !== BUILT_IN}
        made={isMaking(state) ? state.email : undefined}
        templates={{ page: templates, given: asked, now }}
        onKind={locked ? undefined : kindInBox.choose}
      />
      <PlansDialog plans={plans} />
    </main>
  )
}

const BUILT_IN = 'Built-in, works offline'
