import type { EmailSource } from '../../email/email.ts'
import { findRef } from '../../email/outline/find.ts'
import type { OutlineSection } from '../../email/outline/outline.ts'
import type { DesignerEvent } from '../designer.ts'

export const NO_SECTION: DesignerEvent = {
  type: 'unable',
  text: 'Another design is made of a section. Select one, then try again.'
}

/** The section that is meant, or that what is meant stands in. */
export function sectionOf(email: EmailSource, ref = ''): OutlineSection | undefined {
  const found = findRef(email, ref)
  return found && found.type !== 'element' ? found.section : undefined
}
