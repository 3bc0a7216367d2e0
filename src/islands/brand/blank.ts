import { NO_RULES } from '../../email/brand/choices.ts'
import type { BrandFields } from '../../stores/brands/parts.ts'

/** A brand that says nothing yet. */
export const BLANK_VALUE: BrandFields['value'] = {
  sites: [],
  logo: {},
  colours: {},
  voice: [],
  footer: {},
  rules: NO_RULES
}
