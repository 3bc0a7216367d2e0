import type { OutlineSection } from '../../../email/outline/outline.ts'
import type { Part } from './part.ts'

/** The section that a part is, or stands in; nothing where there are none. */
export const sectionOf = ({ found }: Part): OutlineSection | undefined =>
  found.type === 'element' ? undefined : found.section
