import type { BrandRules } from '../../email/brand/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'

/** What the switch of each rule says. */
export const RULE_WORDS: Record<keyof BrandRules, string> = {
  logoOnTop: 'Always on top',
  onlyColours: 'Only these colours',
  contrast: 'Words that can be read',
  onlyType: 'Only this pair',
  neverWords: 'Never these words',
  alwaysSo: 'Always written so',
  footerAtEnd: 'Always at the end'
}

/** Where the rules stand. */
export const RULES_AT = {
  logo: ['logoOnTop'],
  colours: ['onlyColours', 'contrast'],
  type: ['onlyType'],
  voice: ['neverWords', 'alwaysSo'],
  footer: ['footerAtEnd']
} as const satisfies Record<string, readonly (keyof BrandRules)[]>
export type RulePlace = keyof typeof RULES_AT

/** Changes something of a rule. */
export const setRule = (store: BrandStore, rule: keyof BrandRules, change: object) =>
  store.change(brand => ({
    ...brand,
    value: {
      ...brand.value,
      rules: { ...brand.value.rules, [rule]: { ...brand.value.rules[rule], ...change } }
    }
  }))
