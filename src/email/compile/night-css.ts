import type { EmailSource } from '../email.ts'
import { parseCss } from '../source/css.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument } from '../source/source.ts'
import { darkTokens } from '../theme/dark-tokens.ts'
import { keptTones } from '../theme/own-night.ts'
import { readTheme, type Theme } from '../theme/theme.ts'
import { createBudget } from './budget.ts'
import { hasOnlyThemeColours } from './dark.ts'
import { createMatcher } from './matcher.ts'
import { type OwnColour, type OwnColours, ownColours } from './own-colours.ts'
import { selectorReader } from './selectors.ts'
import { isWholeDocument } from './whole-document.ts'

/**
 * What an email takes on devices set to dark, as rules over its own: what `compile` writes for them, for a preview whose style attributes stay
 * as they are. Empty where it is sent as light.
 */
export function nightCss({ html, css }: EmailSource): string {
  const theme = readTheme(css)
  const doc = parseHtml(html)
  const own = theme && !isWholeDocument(doc) ? ownColours(doc, theme) : undefined
  if (!theme || !own || !isOfTheme(doc, css)) return ''
  const tokens = Object.entries(darkTokens(theme)).map(([name, value]) => `${name}: ${value}`)
  return [`:root { ${tokens.join('; ')} }`, ...ownRules(own, theme)].join('\n')
}

/** Compiling asks the same; an email of too many rules is not compiled, and not said to be dark. */
function isOfTheme(doc: SourceDocument, css: string): boolean {
  const inside = doc.elements.filter(({ name }) => name === 'style').map(({ index }) => doc.innerHtml(index))
  try {
    return hasOnlyThemeColours(
      doc,
      createMatcher(doc, createBudget()),
      selectorReader(),
      [...inside, css].map(parseCss)
    )
  } catch {
    return false
  }
}

/** Those on grounds that stay come last and weigh more. */
function ownRules(own: readonly OwnColours[], theme: Theme): string[] {
  const grounds = keptTones(theme).map(tone => `.tone-${tone} *`)
  const rules = own.map(({ style, on, colours }) => {
    const place = on === 'ground' ? `:is(${grounds.join(', ')}):not(.card *)` : ''
    return { on, text: `[style=${cssString(style)}]${place} { ${colours.map(declaration).join('; ')} }` }
  })
  return [
    ...new Set(rules.sort((a, b) => Number(a.on === 'ground') - Number(b.on === 'ground')).map(({ text }) => text))
  ]
}

const declaration = ({ property, day, night }: OwnColour): string => `${property}: ${night ?? day} !important`

/** CSS Syntax 3 §4.3.5: a string ends with its line. */
const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\r\n|[\n\r\f]/g, '\\a ')}"`
