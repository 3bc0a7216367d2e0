import { atom, computed } from 'nanostores'
import type { BriefSpan, FactBody, ReadingAnswer } from '../../contract/facts.ts'
import type { Call } from '../api.ts'
import type { TextKeeper } from '../kept-text.ts'
import { editBetween, isAnotherText, spanAfter, type TextEdit } from './follow-edit.ts'
import { type ChipPart, type ShownAside, type ShownChip, shownAsides, shownChips } from './shown-chips.ts'

/** A brief is read this long after its last key. */
const PAUSE_MS = 300
/** What the facts are kept under, beside the brief. */
const KEPT = 'brief-facts'

interface ReadingParts {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  kept: TextKeeper
}

/** What a part of a chip was changed to; without a value it is left out. */
export interface Correction {
  value: string
  href?: string | undefined
}

/** What is understood of the brief that is being written, and what the person says of it. */
export function createReading({ callJson, kept }: ReadingParts) {
  const $answer = atom<ReadingAnswer | undefined>(undefined)
  const $facts = atom<FactBody[]>([])
  /** The places of the brief that are marked. */
  const $marked = atom<BriefSpan[]>([])
  const $chips = computed([$answer, $facts], (answer, facts) => (answer ? shownChips(answer, facts) : []))
  const $asides = computed([$answer, $facts], (answer, facts) => (answer ? shownAsides(answer, facts) : []))
  /** Of the brief, unless the person said another. */
  const $language = computed([$answer, $facts], (answer, facts) =>
    facts.some(({ role, value }) => role === 'language' && value === 'en') ? undefined : answer?.language
  )
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: AbortController | undefined

  /** Takes the brief as it is now, and reads it after a pause. Nothing is told when it cannot be read. */
  function write(next: string) {
    if (next === text) return
    stop()
    $marked.set([])
    if (next.trim() === '') forget()
    else if (text.trim() === '') $facts.set(parseFacts(kept.read(KEPT)))
    else follow(editBetween(text, next))
    text = next
    if (next.trim() !== '') timer = setTimeout(() => void readNow(), PAUSE_MS)
  }

  function stop() {
    clearTimeout(timer)
    call?.abort()
  }

  /** Facts and chips go with the words that they are about. */
  function follow(edit: TextEdit) {
    if (isAnotherText(text, edit)) return forget()
    const moved = <T extends { span?: BriefSpan | undefined }>({ span, ...rest }: T) => {
      const now = span && spanAfter(span, edit)
      return { ...rest, ...(now && { span: now }) } as T
    }
    setFacts($facts.get().map(moved))
    const answer = $answer.get()
    if (answer) $answer.set({ ...answer, chips: answer.chips.map(moved) })
  }

  async function readNow() {
    const own = new AbortController()
    call = own
    const request: Call = { method: 'POST', body: { brief: text }, signal: own.signal, isQuiet: true }
    const answer = await callJson<ReadingAnswer>('/api/briefs/read', request).catch(() => undefined)
    if (!own.signal.aborted) $answer.set(answer)
  }

  function setFacts(facts: FactBody[]) {
    $facts.set(facts)
    kept.write(KEPT, facts.length > 0 ? JSON.stringify(facts) : '')
  }

  const replace = (old: readonly (FactBody | undefined)[], next: readonly FactBody[]) =>
    setFacts([...$facts.get().filter(fact => !old.includes(fact)), ...next])

  /** Keeps what the person made of a chip, part by part. What stays as it was read, and was sure, is no correction. */
  function correct({ role, parts, sure }: ShownChip, corrections: readonly Correction[]) {
    for (const [at, { value, href }] of corrections.entries()) {
      const part = parts[at]
      const words = value.trim()
      if (words === '') {
        if (part) dismissPart(part)
        continue
      }
      if (words !== part?.value || !sure) {
        const state = part && part.state !== 'added' ? 'corrected' : 'added'
        replace([part?.fact], [{ role, value: words, ...(part?.span && { span: part.span }), state }])
      }
      if (part?.span && href !== undefined && href.trim() !== (part.href ?? '')) setLink(part.span, href.trim())
    }
  }

  function setLink(span: BriefSpan, value: string) {
    const old = $facts.get().filter(fact => fact.role === 'link' && fact.span?.at === span.at)
    replace(old, [{ role: 'link', value, span, state: value === '' ? 'dismissed' : 'corrected' }])
  }

  /** Leaves a chip out of the email. */
  function dismiss({ parts }: ShownChip) {
    for (const part of parts) dismissPart(part)
  }

  function dismissPart({ role, span, value, read = value, fact }: ChipPart) {
    const gone: FactBody = { role, value: read, ...(span && { span }), state: 'dismissed' }
    replace([fact], fact?.state === 'added' ? [] : [gone])
  }

  /** Makes content of a direction, or brings back what was left out. */
  function include({ text: value, span, fact }: ShownAside) {
    if (fact) replace([fact], [])
    else replace([], [{ role: 'statement', value, ...(span && { span }), state: 'added' }])
  }

  /** Forgets all, for the next brief. */
  function forget() {
    stop()
    setFacts([])
    $answer.set(undefined)
    text = ''
  }

  const mark = (spans: readonly (BriefSpan | undefined)[]) => $marked.set(spans.filter(span => span !== undefined))

  return { $chips, $asides, $language, $marked, $facts, write, correct, dismiss, include, forget, mark }
}

export type BriefReading = ReturnType<typeof createReading>

/** What was kept by this page before; whatever else is found there is none. */
function parseFacts(text: string): FactBody[] {
  try {
    const facts = JSON.parse(text || '[]') as FactBody[]
    const isFact = ({ role, value, state }: FactBody) => [role, value, state].every(each => typeof each === 'string')
    return Array.isArray(facts) ? facts.filter(isFact) : []
  } catch {
    return []
  }
}
