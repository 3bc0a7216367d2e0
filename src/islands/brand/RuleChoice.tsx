import type { BrandRules } from '../../email/brand/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { setRule } from './rules.ts'

interface RuleChoiceProps {
  store: BrandStore
  rule: keyof BrandRules
  rules: BrandRules
}

interface Setting {
  label: string
  setting: string
  options: readonly (readonly [value: number, words: string])[]
}

const SETTINGS: Partial<Record<keyof BrandRules, Setting>> = {
  onlyColours: {
    label: 'How far off a colour may be',
    setting: 'within',
    options: [
      [0, 'These exactly'],
      [0.05, 'What looks the same'],
      [0.1, 'Shades close to them'],
      [0.2, 'Their family']
    ]
  },
  contrast: {
    label: 'Least contrast of words',
    setting: 'least',
    options: [
      [3, 'At least 3 to 1'],
      [4.5, 'At least 4.5 to 1'],
      [7, 'At least 7 to 1']
    ]
  }
}

/** How strictly a rule holds, where that can be chosen. */
export function RuleChoice({ store, rule, rules }: RuleChoiceProps) {
  const setting = SETTINGS[rule]
  if (!setting || !rules[rule].on) return null
  const value = (rules[rule] as unknown as Record<string, number>)[setting.setting] ?? 0
  const isListed = setting.options.some(([each]) => each === value)
  return (
    <select
      className="select brand-setting"
      aria-label={setting.label}
      value={value}
      onChange={event => setRule(store, rule, { [setting.setting]: Number(event.target.value) })}
    >
      {!isListed && <option value={value}>{value}</option>}
      {setting.options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}
