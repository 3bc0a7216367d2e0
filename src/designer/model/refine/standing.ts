import { toPlainText } from '../../../email/compile/compile.ts'
import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { entitiesIn } from '../../reading/entities/find-entities.ts'
import type { Finding } from './finding.ts'
import type { Material } from './material.ts'

/** An email with what is found of it. */
export interface State {
  email: EmailSource
  /** What made it, of a blank one. */
  operations: readonly Operation[]
  findings: readonly Finding[]
}

/** Did a round lose what stood there of the brief, or make something to be mended that was not before? */
export function isWorse(before: State, after: State, material: Material): boolean {
  // Refs in reasons move with each section that is added.
  const had = new Set(before.findings.map(({ plain }) => plain))
  return after.findings.some(({ plain }) => !had.has(plain)) || hasLostFigure(before, after, material)
}

/** What has one form only, in any language, and stood there as the brief has it, must stand there still. */
function hasLostFigure(before: State, after: State, { text, today }: Material): boolean {
  const [given, stood, stands] = [text, readable(before.email), readable(after.email)].map(
    each => new Set(entitiesIn(each, today).flatMap(formOf))
  ) as [Set<string>, Set<string>, Set<string>]
  return [...stood].some(form => given.has(form) && !stands.has(form))
}

const readable = ({ subject, preheader, html }: EmailSource): string =>
  [subject, preheader, toPlainText(html)].join('\n')

const formOf = ({ kind, value }: { kind: string; value: string }): string[] => {
  if (kind === 'email' || kind === 'code' || kind === 'reference') return [value.toLowerCase()]
  return kind === 'money' || kind === 'percent' || kind === 'phone' ? [`${kind} ${value.replace(/\D/g, '')}`] : []
}
