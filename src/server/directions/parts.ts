import type { TemplateParts } from '../templates/parts.ts'
import type { Workers } from '../workers/workers.ts'

export type DirectionParts = TemplateParts & { workers: Pick<Workers, 'directions'> }
