import type { EmailSource } from '../../email.ts'
import { applyOperations } from '../../operations/apply.ts'
import type { Operation } from '../../operations/operation.ts'
import type { Finding } from '../../sending/findings.ts'
import type { Brand, BrandRules } from '../brand.ts'

/** A rule of the brand that an email does not keep to. */
export interface BrokenRule extends Finding {
  rule: keyof BrandRules
  /** What mends it, on the email as it stands; absent where only a person can. */
  fix?: Operation[]
}

/** What an email breaks of one rule that is on. */
export type Rule = (email: EmailSource, brand: Brand) => BrokenRule[]

/** Findings whose fix would leave them as they are lose it: a style may be beaten by one that no operation reaches. */
export function proven(
  found: BrokenRule[],
  email: EmailSource,
  find: (email: EmailSource) => BrokenRule[]
): BrokenRule[] {
  const failed = groupsApart(found).flatMap(group => {
    const fixes = group.flatMap(({ fix = [] }) => fix)
    const left = new Set(find(applyOperations(email, fixes, { onRefusal: 'skip' }).email).map(keyOf))
    return group.filter(each => left.has(keyOf(each)))
  })
  return found.map(each => (failed.includes(each) ? withoutFix(each) : each))
}

const keyOf = ({ words, place = '' }: BrokenRule): string => `${place} ${words}`
const withoutFix = ({ fix: _, ...rest }: BrokenRule): BrokenRule => rest

/** Findings with a fix, in groups that write to different places: of two that write one anew the later would undo the other. */
export function groupsApart(found: readonly BrokenRule[]): BrokenRule[][] {
  const groups: { places: Set<string>; of: BrokenRule[] }[] = []
  for (const each of found.filter(({ fix }) => fix)) {
    const places = each.fix?.map(placeOf) ?? []
    const free = groups.find(group => !places.some(place => group.places.has(place)))
    const group = free ?? { places: new Set<string>(), of: [] }
    if (!free) groups.push(group)
    group.of.push(each)
    for (const place of places) group.places.add(place)
  }
  return groups.map(group => group.of)
}

function placeOf(operation: Operation): string {
  if (operation.op === 'rule') return `${operation.media} ${operation.selector}`
  return 'ref' in operation ? String(operation.ref) : operation.op
}
