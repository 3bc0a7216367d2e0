import type { EmailSource } from '../../email.ts'
import type { Operation } from '../../operations/operation.ts'
import { outlineOf } from '../../outline/outline.ts'
import { pointedRef } from '../../outline/pointed.ts'
import { parseDeclarations } from '../../source/declarations.ts'
import { fontKey, fontStack } from '../../theme/fonts.ts'
import { fontLabel } from '../../theme/pairings.ts'
import { readTheme } from '../../theme/theme.ts'
import type { Brand } from '../brand.ts'
import { type BrokenRule, proven, type Rule } from './rule.ts'

/** No fonts but the brand's two, in the theme and in styles. A brand without a pair asks for none. */
export const onlyType: Rule = (email, brand) => {
  const find = (each: EmailSource) => [...inTheme(each, brand), ...byHand(each, brand)]
  return proven(find(email), email, find)
}

function inTheme({ css }: EmailSource, { name, type }: Brand): BrokenRule[] {
  const theme = readTheme(css)
  if (!theme || !type || (theme.heading === type.heading && theme.body === type.body)) return []
  const words = `The theme is set in other fonts than ${name}’s.`
  return [{ rule: 'onlyType', words, fix: [{ op: 'theme', ...type }] }]
}

function byHand(email: EmailSource, { name, type }: Brand): BrokenRule[] {
  const { doc } = outlineOf(email)
  if (!type) return []
  return doc.elements.flatMap(({ index, name: tag }): BrokenRule[] => {
    const said = parseDeclarations(doc.attribute(index, 'style') ?? '').find(each => each.property === 'font-family')
    const key = said && fontKey(said.value)
    if (!said || said.value.includes('var(') || key === type.heading || key === type.body) return []
    const ref = pointedRef(email, index)
    const family = fontStack(/^h[1-3]$/.test(tag) ? type.heading : type.body)
    const fix: Operation[] = ref ? [{ op: 'style', ref, style: { 'font-family': family } }] : []
    const words = `${fontLabel(said.value)} is no font of ${name}.`
    return [{ rule: 'onlyType', words, ...(ref && { place: ref }), fix }]
  })
}
