import type { Operation } from '../email/operations/operation.ts'
import type { Designer, DesignerContext, DesignerEvent } from './designer.ts'

/** The facts that a person settled go into the email that is made of them, whoever makes it. */
export function carryFacts(create: Designer['create']): Designer['create'] {
  return async function* (brief, context): AsyncGenerator<DesignerEvent> {
    const operation = factsOperation(context)
    if (operation) yield { type: 'operation', operation }
    // What a designer goes on with is what it said itself.
    const begun = context.begun?.filter(({ op }) => op !== 'facts')
    yield* create(brief, begun ? { ...context, begun } : context)
  }
}

function factsOperation({ form, begun }: Pick<DesignerContext, 'form' | 'begun'>): Operation | undefined {
  const said = begun?.find(({ op }) => op === 'facts')
  return said ?? (form?.facts && { op: 'facts', facts: JSON.stringify(form.facts) })
}
