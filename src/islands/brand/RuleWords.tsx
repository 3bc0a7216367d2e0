import type { BrandRules } from '../../email/brand/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { lineUpTo } from '../../stores/brands/checks.ts'
import { setRule } from './rules.ts'
import { WordList } from './WordList.tsx'

const MOST_WORDS = 60

/** The words of a rule about words. */
export function RuleWords({ store, rule, rules }: { store: BrandStore; rule: keyof BrandRules; rules: BrandRules }) {
  if ((rule !== 'neverWords' && rule !== 'alwaysSo') || !rules[rule].on) return null
  const isNever = rule === 'neverWords'
  return (
    <WordList
      label={isNever ? 'Never these words' : 'Always written so'}
      one="Word"
      words={rules[rule].words}
      most={MOST_WORDS}
      isStruck={isNever}
      check={lineUpTo(isNever ? 40 : 60, 'a word')}
      placeholder={isNever ? 'stunning' : 'SkerryNet'}
      onChange={words => setRule(store, rule, { words })}
    />
  )
}
