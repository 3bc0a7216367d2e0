import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
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
  parts: FormParts | undefined
  /** When the page was made, in ms since 1970, by the server's clock. */
  now: number
  /** Opens what was made of a brief. */
  onMade: (brief: string, template: TemplateAnswer) => void
}

/** Makes emails of the brief with its form, and follows the one that is being made. */
export function useMaking({ prompt, parts, now, onMade }: MakingParts) {
  const [generation] = useState(() => createGeneration(call, answerLook))
  const state = useStore(generation.$generation)
  const [sincePage] = useState(() => performance.now())
  const startedAt = useRef(now)
  /** What is being made. */
  const brief = useRef('')
  const open = useRef(onMade)
  open.current = onMade
  useEffect(() => {
    if (state.state === 'made') open.current(brief.current, state.template)
    if (state.state === 'failed') void settleFailure(generation, startedAt.current)
  }, [state, generation])
  const begin = (asked: string) => {
    brief.current = asked
    // By the server's clock, and rather too early than too late: the page was made before it was woken.
    startedAt.current = now + performance.now() - sincePage
  }
  /** The language that the email was asked for in last. */
  const inLanguage = useRef<'en'>(undefined)
  const asks = async (language = inLanguage.current) =>
    parts ? parts.askOf(parts.form.store, language) : { ...(language && { language }) }
  const generate = async (language?: 'en') => {
    begin(prompt)
    inLanguage.current = language
    const asked = await asks()
    if (!askDirections({ prompt, ...asked })) await generation.generate(prompt, asked)
  }
  const generateBy = async (designer: DraftWay['designer']) => {
    begin(prompt)
    focusGenerate()
    await generation.generate(prompt, { ...(await asks()), designer })
  }
  const goOn = ({ id, brief }: DraftAnswer, by: DraftWay['designer']) => {
    begin(brief)
    void generation.resume(id, by)
    focusGenerate()
  }
  const stop = () => void stopGeneration(generation, startedAt.current)
  return { state, generate, generateBy, goOn, stop, dismiss: generation.dismiss }
}
