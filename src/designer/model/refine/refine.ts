import { labelOf, refAt } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { type DesignerContext, DesignerError, type DesignerEvent, type Look } from '../../designer.ts'
import { refusesPictures } from '../failures.ts'
import { lookPrompt, refinePrompt } from '../prompts/refine.ts'
import { check } from './check.ts'
import { sentencesOf } from './finding.ts'
import { PHONE } from './narrow.ts'
import { tooWide } from './overflow.ts'
import { type Rounds, round } from './round.ts'
import { isWorse, type State } from './standing.ts'

/** What may be done for an email that was made. */
export type Refining = Rounds & Pick<DesignerContext, 'refine' | 'look'>

/**
 * Checks an email that was made, has the model mend what was found, then, where it may look, what pictures show. Each round is
 * taken whole or not at all, and one that fails changes nothing. Says what is still to be mended.
 */
export async function* refine(made: Omit<State, 'findings'>, refining: Refining): AsyncGenerator<DesignerEvent> {
  const { refine: mode = 'off', material, signal } = refining
  let state: State = { ...made, findings: await check(made.email, material) }
  const notes: string[] = []
  if (mode !== 'off' && state.findings.length > 0) state = yield* mend(state, refining)
  if (mode === 'vision' && !signal.aborted) state = yield* lookAt(state, refining, notes)
  if (signal.aborted) return
  for (const text of [...sentencesOf(state.findings), ...notes]) yield { type: 'unable', text }
}

/** One round about what was found; it is taken where less is found after it. */
async function* mend(state: State, refining: Refining): AsyncGenerator<DesignerEvent, State> {
  yield working(state, 'Putting in what is missing')
  const done = await round(state, refining, refinePrompt).catch(none)
  return done && done.findings.length < state.findings.length ? yield* take(state, done, refining) : state
}

/** One round with pictures; why there is none stands in `notes`. */
async function* lookAt(state: State, refining: Refining, notes: string[]): AsyncGenerator<DesignerEvent, State> {
  const { look } = refining
  if (!look) return unseen(state, notes, 'no open page could show it')
  yield working(state, 'Looking at the email')
  const seen = await look()
  if (refining.signal.aborted) return state
  if (!seen) return unseen(state, notes, 'the page did not show it in time')
  const measured = withMeasure(state, seen)
  const pictures = seen.pictures.map(({ png }) => png)
  let why = 'there was no time left'
  const done = await round(measured, { ...refining, pictures }, lookPrompt).catch((error: unknown) => {
    why =
      error instanceof DesignerError && refusesPictures(error)
        ? 'the model takes no pictures'
        : 'the model did not answer'
    return none(error)
  })
  if (!done) return unseen(measured, notes, why)
  if (done.operations.length === state.operations.length || (yield* take(state, done, refining)) !== done)
    return measured
  return withMeasure(done, seen.width > PHONE ? ((await look()) ?? seen) : seen)
}

function unseen(state: State, notes: string[], why: string): State {
  notes.push(`Nobody looked at the email as a picture, since ${why}: look at it yourself, wide and as on a phone.`)
  return state
}

/** What was measured stands in for what was estimated. */
function withMeasure({ email, findings, operations }: State, { width, widest }: Look): State {
  const others = findings.filter(({ kind }) => kind !== 'overflow')
  if (width <= PHONE) return { email, operations, findings: others }
  const ref = (widest !== undefined && outlineOf(email).doc.elements[widest] && refAt(email, { element: widest })) || ''
  return {
    email,
    operations,
    findings: [...others, tooWide(ref || 'Something', ref ? labelOf(email, ref) : 'A part', width)]
  }
}

function* take(before: State, done: State, { material, signal }: Refining): Generator<DesignerEvent, State> {
  if (signal.aborted || isWorse(before, done, material)) return before
  for (const operation of done.operations.slice(before.operations.length)) yield { type: 'operation', operation }
  return done
}

const working = ({ email }: State, label: string): DesignerEvent => ({
  type: 'progress',
  section: outlineOf(email).sections.length,
  label
})

/** What the model failed at is left as it was. */
function none(error: unknown): undefined {
  if (!(error instanceof DesignerError)) throw error
}
