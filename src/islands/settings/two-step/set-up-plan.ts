import type { TwoStepAnswer } from '../../../contract/two-step.ts'

/** `confirm`: a proof is asked for before all else, by the password, or by a code of an app that is there already. */
export type StepName = 'name' | 'confirm' | 'scan' | 'code' | 'codes'

/** Which steps lead to a new app, where these are there. The first one needs no name, and brings recovery codes if there are any. */
export function planSetUp(known: TwoStepAnswer | null) {
  const { apps = [], recovery_codes = null } = known ?? {}
  const isFirst = apps.length === 0
  const steps: StepName[] = ['scan', 'code']
  if (!isFirst) steps.unshift('name')
  if (isFirst && recovery_codes !== null) steps.push('codes')
  return { isFirst, apps, steps }
}
