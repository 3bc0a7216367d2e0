import type { Relation } from '../material.ts'
import { type Share, share } from '../tally.ts'
import type { EmailText } from '../text/email-text.ts'
import { bareAddress, flat } from '../text/words.ts'
import { holds } from './facts.ts'
import { names, type Scope, scopesOf } from './scopes.ts'

export interface RelationScore {
  /** Of the relations whose thing the email names, those that it says. */
  share: Share
  /** Relations that are not said. */
  missing: Relation[]
  /** Things that stand with what is another's. */
  wrong: Relation[]
}

/** Does what belongs together in the brief stand together in the email, and with nothing that is another's? */
export function scoreRelations(relations: readonly Relation[], email: EmailText): RelationScore {
  const scopes = scopesOf(email)
  const scored = relations.filter(({ of }) => scopes.some(scope => names(scope.text, of)))
  const wrong = scored.filter(relation => isMistaken(relation, relations, scopes))
  const missing = scored.filter(relation => wrong.includes(relation) || !isSaid(relation, relations, scopes))
  return { share: share(scored.length - missing.length, scored.length), missing, wrong }
}

/** The only one of its type has nothing to be taken for: it is said when both ends are, wherever. */
function isSaid(relation: Relation, all: readonly Relation[], scopes: readonly Scope[]): boolean {
  const isOnly = all.filter(({ type }) => type === relation.type).length === 1
  return scopes.some(scope => (isOnly || names(scope.text, relation.of)) && hasEnd(scope, relation))
}

const hasEnd = (scope: Scope, { type, is }: Relation): boolean =>
  holds(scope.text, is) || (type === 'link' && scope.links.some(({ href }) => isSame(href, is)))

const isSame = (href: string, address: string): boolean => bareAddress(href) === bareAddress(address)

function isMistaken(relation: Relation, all: readonly Relation[], scopes: readonly Scope[]): boolean {
  if (relation.type === 'link') return isMislinked(relation, all, scopes)
  const others = all.filter(
    ({ type, is }) => sameEnds(type, relation.type) && !holds(is, relation.is) && !holds(relation.is, is)
  )
  return scopes
    .filter(({ slots, text }) => Object.keys(slots).length > 1 && names(text, relation.of))
    .some(scope => hasAnothers(scope, relation, others) || isSwapped(scope, relation, others))
}

/** Another's end stands with the thing, its own end does not, and the other thing is not there to own it. */
const hasAnothers = (scope: Scope, relation: Relation, others: readonly Relation[]): boolean =>
  !hasEnd(scope, relation) &&
  others.some(other => other.type === relation.type && hasEnd(scope, other) && !names(scope.text, other.of))

/** The old price is given as the price, or the other way round. */
function isSwapped({ slots }: Scope, { type, of, is }: Relation, others: readonly Relation[]): boolean {
  const said = slots[type]
  return (
    (type === 'price' || type === 'was') &&
    said !== undefined &&
    !holds(said, is) &&
    others.some(other => other.type !== type && other.of === of && holds(said, other.is))
  )
}

const PRICES: ReadonlySet<string> = new Set(['price', 'was'])
const sameEnds = (one: string, other: string): boolean => one === other || (PRICES.has(one) && PRICES.has(other))

const isMislinked = ({ of, is }: Relation, all: readonly Relation[], scopes: readonly Scope[]): boolean =>
  scopes.some(({ links }) =>
    links.some(
      ({ label, href }) =>
        flat(label) === flat(of) &&
        !isSame(href, is) &&
        all.some(other => other.type === 'link' && isSame(href, other.is) && flat(other.of) !== flat(of))
    )
  )
