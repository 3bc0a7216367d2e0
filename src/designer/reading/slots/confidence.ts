import thresholds from '../data/thresholds.json' with { type: 'json' }
import { type ContentRole, isContent, type Slot } from '../reading.ts'

/** How sure a slot of a role must be to enter an email; chosen on files that nothing was learnt from. */
const THRESHOLDS: Record<ContentRole, number> = thresholds

/** May a slot enter an email? Directions never do. */
export const isSure = ({ role, confidence }: Pick<Slot, 'role' | 'confidence'>): boolean =>
  isContent(role) && confidence >= THRESHOLDS[role]
