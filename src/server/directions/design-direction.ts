import type { DirectionStep } from '../../contract/directions.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import type { DirectionName, EarlierDirection } from '../../designer/directions/direction.ts'
import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { DEFAULT_THEME, readTheme } from '../../email/theme/theme.ts'
import type { Job } from '../templates/job.ts'
import { contextOf, type TemplateParts } from '../templates/parts.ts'
import { refuseEmpty, type Work } from '../templates/run-designer.ts'

/** A brief that is made in one direction. */
export interface DirectionOrder
  extends Pick<DesignerContext, 'language' | 'form' | 'brand'>,
    Partial<Pick<DesignerContext, 'seed' | 'today'>> {
  accountId: string
  templateId?: string | undefined
  brief: string
  /** Its place among the directions. */
  at: number
  name: DirectionName
  earlier: readonly EarlierDirection[]
}

/** Has one direction made; every step is told with its place. */
export async function designDirection(
  parts: TemplateParts,
  { accountId, templateId, brief, at, name, earlier, ...asks }: DirectionOrder,
  job: Pick<Job<never>, 'emit' | 'look' | 'signal'>,
  onOperation: (operation: Operation) => void = () => {}
): Promise<Work> {
  const context = { ...contextOf(parts), ...asks, direction: { name, earlier } }
  const emit: typeof job.emit = step => {
    if (step.event === 'operation') onOperation(step.data)
    if (step.event !== 'direction') tell(job, { direction: at, ...step })
  }
  const caller = { accountId, emit, look: job.look, signal: job.signal, ...(templateId && { templateId }) }
  return refuseEmpty(await parts.designers.design({ brief, context }, caller))
}

export const tell = ({ emit }: Pick<Job<never>, 'emit'>, data: DirectionStep) => emit({ event: 'direction', data })

/** What a direction that is there looks like, for those that are to differ from it. */
export const earlierOf = (name: DirectionName, email: EmailSource): EarlierDirection => ({
  name,
  theme: readTheme(email.css) ?? DEFAULT_THEME,
  sections: outlineOf(email).sections.map(({ kind, layout }) => `${kind} ${layout}`)
})
