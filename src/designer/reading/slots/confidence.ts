import { type ContentRole, isContent, type Slot } from '../reading.ts'

/** How sure a slot of a role must be to enter an email; chosen on files that nothing was learnt from. */
const THRESHOLDS: Record<ContentRole, number> = {
  sender: 0.3,
  trade: 0.13,
  address: 0.39,
  topic: 0.36,
  offer: 0.65,
  code: 0.39,
  deadline: 0.65,
  item: 0.8,
  session: 0.8,
  statement: 0.8,
  quote: 0.39,
  author: 0.39,
  question: 0.8,
  answer: 0.39,
  button: 0.73,
  link: 0.39,
  signature: 0.33,
  subject: 0.39,
  headline: 0.39
}

/** May a slot enter an email? Directions never do. */
export const isSure = ({ role, confidence }: Pick<Slot, 'role' | 'confidence'>): boolean =>
  isContent(role) && confidence >= THRESHOLDS[role]
