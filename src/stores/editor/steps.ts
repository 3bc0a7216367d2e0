import { flattenChange } from '../../email/history/flatten.ts'
import { mergeChanges } from '../../email/history/merge.ts'
import { changeOf, type Step, type StepChange } from '../../email/history/step.ts'
import { type EmailChange, invert, joinChanges, type Meta, NO_CHANGE } from '../../email/operations/change.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'

/** The moment, as steps are dated. */
export const now = () => new Date().toISOString()

/** What a batch did after it had done `before`. */
export function since(before: EmailChange, after: EmailChange): EmailChange {
  const facts = Object.entries(after.facts).flatMap(([name, { from, to }]) => {
    const was = before.facts[name as Meta]?.to ?? from
    return was === to ? [] : [[name, { from: was, to }] as const]
  })
  return {
    html: after.html.slice(before.html.length),
    css: after.css.slice(before.css.length),
    facts: Object.fromEntries(facts)
  }
}

/** A step of one change that goes on: its words are those of the newest, its change is both. */
export function extended(step: Step, changes: Step['changes'], change: EmailChange): Step['changes'] {
  const newest = changes.at(-1)
  const whole = flattenChange(joinChanges(changeOf(step), change))
  return newest ? [{ ...newest, change: whole }] : step.changes
}

/** What several lines say was done, where only the whole of it is known: the first line carries it. */
export const asOne = (lines: readonly Omit<StepChange, 'change'>[], change: EmailChange): StepChange[] =>
  lines.map((line, at) => ({ ...line, change: at === 0 ? change : NO_CHANGE }))

/** What was done line by line; its title where that is all that is known. */
export const linesOf = (lines: readonly ChangeLine[] = [], title: string) =>
  (lines.length > 0 ? lines : [{ icon: 'code', text: title } as const]).map(line => ({ line }))

/** A step after what others did meanwhile, and theirs after it: change by change, so that each can still be taken back alone. */
export function mergeStep(step: Step, theirs: EmailChange): { changes: StepChange[]; theirs: EmailChange } | undefined {
  const changes: StepChange[] = []
  let over = theirs
  for (const each of step.changes) {
    const merged = mergeChanges(each.change, over)
    if (!merged) return mergeWhole(step, theirs)
    changes.push({ ...each, change: merged.mine })
    over = merged.theirs
  }
  return { changes, theirs: over }
}

/** What touches theirs only on the way does not in the end. */
function mergeWhole(step: Step, theirs: EmailChange): ReturnType<typeof mergeStep> {
  const merged = mergeChanges(changeOf(step), theirs)
  return merged && { changes: asOne(step.changes, merged.mine), theirs: merged.theirs }
}

/** The step that takes another back, or does it again, where the server has to hear of it. */
export function against(step: Step, cause: 'undo' | 'redo'): Step {
  const title = `${cause === 'undo' ? 'Undone' : 'Done again'}: ${step.title}`
  const forth = step.changes.map(({ line, change }) => ({ line, change }))
  const back = forth.toReversed().map(({ line, change }) => ({ line, change: invert(change) }))
  const changes = cause === 'undo' ? back : forth
  return { id: `${cause}:${step.id}`, cause, title, changes, at: now() }
}
