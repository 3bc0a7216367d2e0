import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../compose/form/form.ts'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import { call } from '../../stores/api.ts'
import { askDirections } from '../../stores/directions/count.ts'
import { createGeneration } from '../../stores/generation.ts'
import { answerLook } from '../look/answer-look.ts'
import { focusGenerate } from './focus-brief.ts'
import { settleFailure, stopGeneration } from './stop.ts'
import type { FormParts } from './use-form-parts.ts'

export interface MakingParts {
  prompt: string
  /** The form, once its code is there; nothing without a connection. */
  coming: () => Promise<FormParts | undefined>
  /** When the page was made, in ms since 1970, by the server's clock. */
  now: number
  /** Opens what was made of a brief and, where there was one, of a form. */
  onMade: (template: TemplateAnswer, brief: string, form: Form | undefined) => void
  /** No email is made before it is said in which language the brief is. */
  onForeign: () => void
}

/** Makes emails of the brief with its form, and follows the one that is being made. */
export function useMaking({ prompt, coming, now, onMade, onForeign }: MakingParts) {
  const [generation] = useState(() => createGeneration(call, answerLook))
  const state = useStore(generation.$generation)
  const [sincePage] = useState(() => performance.now())
  const startedAt = useRef(now)
  /** What is being made. */
  const brief = useRef('')
  const form = useRef<Form>(undefined)
  const open = useRef(onMade)
  open.current = onMade
  useEffect(() => {
    if (state.state === 'made') open.current(state.template, brief.current, form.current)
    if (state.state === 'failed') void settleFailure(generation, startedAt.current)
  }, [state, generation])
  const begin = (asked: string) => {
    brief.current = asked
    // By the server's clock, and rather too early than too late: the page was made before it was woken.
    startedAt.current = now + performance.now() - sincePage
  }
  /** The language that the email was asked for in last. */
  const inLanguage = useRef<'en'>(undefined)
  const asks = async (language = inLanguage.current) => {
    const parts = await coming()
    const asked = parts ? await parts.askOf(parts.form.store, language) : { ...(language && { language }) }
    form.current = parts?.form.store.$form.get()
    const by = language ? undefined : parts?.form.store.$foreign.get()?.by
    return { asked, isOpen: by === 'nobody' || by === 'person' }
  }
  const generate = async (language?: 'en') => {
    begin(prompt)
    inLanguage.current = language
    await generation.generate(prompt, async signal => {
      const { asked, isOpen } = await asks()
      if (signal.aborted) return undefined
      if (isOpen) return void onForeign()
      return askDirections({ prompt, ...asked }) ? undefined : asked
    })
  }
  const generateBy = async (designer: DraftWay['designer']) => {
    begin(prompt)
    focusGenerate()
    await generation.generate(prompt, async () => ({ ...(await asks()).asked, designer }))
  }
  const goOn = ({ id, brief }: DraftAnswer, by: DraftWay['designer']) => {
    begin(brief)
    void generation.resume(id, by)
    focusGenerate()
  }
  /** What stood of an email was kept as it is. */
  const takeKept = ({ brief }: DraftAnswer, template: TemplateAnswer) => open.current(template, brief, form.current)
  const stop = () => void stopGeneration(generation, startedAt.current)
  return { state, generate, generateBy, goOn, takeKept, stop, dismiss: generation.dismiss }
}
