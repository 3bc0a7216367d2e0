import { factsInBrand } from '../compose/compose/in-brand.ts'
import type { Operation } from '../email/operations/operation.ts'
import type { Designer, DesignerContext, DesignerEvent } from './designer.ts'

/** The facts that a person settled go into the email that is made of them, whoever makes it; once, and first of all. In a brand they are its sender's. */
export function carryFacts(create: Designer['create']): Designer['create'] {
  return async function* (brief, asked): AsyncGenerator<DesignerEvent> {
    const context = inBrand(asked)
    const operation = settledIn(context)
    if (!operation) return yield* create(brief, context)
    yield { type: 'operation', operation }
    // What a designer goes on with is what it said itself.
    const begun = context.begun?.filter(isOther)
    for await (const event of create(brief, begun ? { ...context, begun } : context))
      if (event.type !== 'operation' || isOther(event.operation)) yield event
  }
}

function inBrand(context: DesignerContext): DesignerContext {
  const { brand, form } = context
  return brand && form?.facts ? { ...context, form: { ...form, facts: factsInBrand(form.facts, brand) } } : context
}

const isOther = ({ op }: Operation): boolean => op !== 'facts'

function settledIn({ form, begun }: Pick<DesignerContext, 'form' | 'begun'>): Operation | undefined {
  const said = begun?.find(operation => !isOther(operation))
  return said ?? (form?.facts && { op: 'facts', facts: JSON.stringify(form.facts) })
}
