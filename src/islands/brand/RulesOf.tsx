import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandRules } from '../../email/brand/brand.ts'
import type { contradictions } from '../../email/brand/contradictions.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { RuleChoice } from './RuleChoice.tsx'
import { RuleWords } from './RuleWords.tsx'
import { RULE_WORDS, RULES_AT, type RulePlace, setRule } from './rules.ts'

/** What finds rules that no email can keep. */
export interface Contradicting {
  contradictions: typeof contradictions
}

interface RulesOfProps {
  store: BrandStore
  brand: BrandAnswer
  /** Nothing until it is fetched. */
  late: Contradicting | undefined
  place: RulePlace
  /** Within its part, for windows without room for notes beside the email. */
  isInline?: boolean
}

/** The rules of one part of a brand, each a switch with what it needs, and what none of them can keep. */
export function RulesOf({ store, brand, late, place, isInline }: RulesOfProps) {
  const against = late?.contradictions({ ...brand.value, id: brand.id, name: brand.name }) ?? []
  return (
    <div className={isInline ? 'brand-rules brand-rules-inline' : 'brand-rules'}>
      {RULES_AT[place].map(rule => (
        <div key={rule}>
          <Switch rule={rule} isOn={brand.value.rules[rule].on} store={store} />
          <RuleChoice store={store} rule={rule} rules={brand.value.rules} />
          <RuleWords store={store} rule={rule} rules={brand.value.rules} />
          {against
            .filter(each => each.rule === rule)
            .map(({ says }) => (
              <ErrorLine key={says}>{says}</ErrorLine>
            ))}
        </div>
      ))}
    </div>
  )
}

function Switch({ store, rule, isOn }: { store: BrandStore; rule: keyof BrandRules; isOn: boolean }) {
  return (
    <label className="brand-switch">
      <input
        type="checkbox"
        role="switch"
        className="toggle"
        aria-checked={isOn}
        checked={isOn}
        onChange={event => setRule(store, rule, { on: event.target.checked })}
      />
      {RULE_WORDS[rule]}
    </label>
  )
}
