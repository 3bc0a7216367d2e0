import { setImmediate } from 'node:timers/promises'
import type { FactsReadingAnswer } from '../../contract/brief.ts'
import { carryFacts } from '../../designer/carry-facts.ts'
import type { Designer, DesignerContext, DesignerEvent, Instruction, Look, ModelCall } from '../../designer/designer.ts'
import type { DirectionName } from '../../designer/directions/direction.ts'
import type { ModelOptions } from '../../designer/model/provider.ts'
import { readBrief } from '../../designer/reading/fields/read-brief.ts'
import type { Brand } from '../../email/brand/brand.ts'
import { type BrandReading, type BrandSource, readBrand } from '../../email/brand/read-brand.ts'
import { type Worn, wear } from '../../email/brand/wear.ts'
import { type Compiled, compile } from '../../email/compile/compile.ts'
import { previewDocument } from '../../email/compile/preview.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { type FactsAsked, readFacts } from '../briefs/read-facts.ts'
import type { Reach } from '../designers/reach.ts'
import { findDirections } from '../directions/find-directions.ts'
import { type ExportAsked, type ExportedFile, exportFile } from '../templates/export.ts'
import type { WorkEvent } from '../templates/job.ts'
import { runDesigner, type Work } from '../templates/run-designer.ts'
import type { Watch } from './serve.ts'

/** The model that is asked; `reach` where an account chose it. */
export interface ModelAsked extends Omit<ModelOptions, 'fetch'> {
  reach?: Reach
}

/** What a designer is asked: a new email by a brief, or a change of one by an instruction. Without a model it is the built-in one. */
export type DesignAsked = {
  context: Omit<DesignerContext, 'signal' | 'onCall' | 'look'>
  ai?: ModelAsked | undefined
  /** A page shows the email as it comes, and can be asked how. */
  isShown?: boolean
} & ({ brief: string } | { email: EmailSource; instruction: Instruction })

export interface WearAsked {
  email: EmailSource
  brand: Brand
}

export interface CompileAsked {
  email: EmailSource
  siteUrl: string
}

/** A step of a designer's work, or a request to a model that has ended. */
export type DesignStep = WorkEvent | { event: 'call'; data: ModelCall }

/** The work that takes the processor for longer than a request may. All that goes in and out can pass between threads. */
export interface Tasks {
  /** Runs the designer, applies what it says, and emits every step and every request to a model. */
  design: (asked: DesignAsked, watch: Watch<DesignStep>) => Promise<Work>
  /** What a brief gives for the fields of the form. */
  readFacts: (asked: FactsAsked) => Promise<FactsReadingAnswer>
  /** The directions that suit a brief. */
  directions: (asked: FactsAsked) => Promise<readonly DirectionName[]>
  /** What an email or a page shows of a brand. */
  readBrand: (source: BrandSource) => Promise<BrandReading>
  /** An email put into a brand. */
  wear: (asked: WearAsked) => Promise<Worn>
  compile: (asked: CompileAsked) => Promise<Compiled>
  export: (asked: ExportAsked) => Promise<ExportedFile>
  preview: (email: EmailSource) => Promise<string>
}

export function createTasks(designer: (ai: ModelAsked | undefined) => Promise<Designer>): Tasks {
  return {
    design: async (asked, { emit, ask, signal }) => {
      const { create, change } = await designer(asked.ai)
      const onCall = (data: ModelCall) => emit({ event: 'call', data })
      const look = asked.isShown && ask ? () => ask() as Promise<Look | undefined> : undefined
      const context = { ...asked.context, signal, onCall, look }
      const events =
        'brief' in asked ? carryFacts(create)(asked.brief, context) : change(asked.email, asked.instruction, context)
      return runDesigner(withPauses(events), 'brief' in asked ? BLANK_EMAIL : asked.email, {
        emit,
        signal,
        brand: asked.context.brand
      })
    },
    readFacts: asked => readFacts(asked, readBrief),
    directions: findDirections,
    readBrand: async source => readBrand(source),
    wear: async ({ email, brand }) => wear(email, brand),
    compile: async ({ email, siteUrl }) => compile(email, { siteUrl }),
    export: exportFile,
    preview: async email => previewDocument(email)
  }
}

/** A designer that never waits would not hear that its caller left. */
async function* withPauses(events: AsyncIterable<DesignerEvent>): AsyncGenerator<DesignerEvent> {
  for await (const event of events) {
    yield event
    await setImmediate()
  }
}
