import { type ContentRole, isContent, type Slot } from '../reading.ts'

/** How sure a slot of a role must be to enter an email; chosen on files that nothing was learnt from. */
const THRESHOLDS: Record<ContentRole, number> = {
  sender: 0.6,
  trade: 0.6,
  address: 0.6,
  topic: 0.6,
  offer: 0.6,
  code: 0.6,
  deadline: 0.6,
  item: 0.85,
  session: 0.6,
  statement: 0.88,
  quote: 0.6,
  author: 0.6,
  question: 0.6,
  answer: 0.6,
  button: 0.6,
  link: 0.6,
  signature: 0.6,
  subject: 0.6,
  headline: 0.6
}

/** May a slot enter an email? Directions never do. */
export const isSure = ({ role, confidence }: Pick<Slot, 'role' | 'confidence'>): boolean =>
  isContent(role) && confidence >= THRESHOLDS[role]
