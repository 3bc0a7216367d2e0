import type { EmailSource } from '../email.ts'
import type { StepChange } from '../history/step.ts'
import { createBatch } from '../operations/batch.ts'
import type { Operation } from '../operations/operation.ts'
import { outlineOf } from '../outline/outline.ts'
import type { ImageValue } from '../sections/section.ts'
import { readTheme } from '../theme/theme.ts'
import type { Brand } from './brand.ts'
import { mended } from './rules.ts'
import { senderOfBrand } from './sender.ts'
import { brandRules, themeOfBrand } from './theme.ts'

/** An email as it is in a brand, and what was done for that, each change for the email after the one before it. */
export interface Worn {
  email: EmailSource
  changes: StepChange[]
}

/** Puts a brand's theme, logo, header and footer into an email, and mends what breaks its rules. An email without sections keeps its own look. */
export function wear(email: EmailSource, brand: Brand): Worn {
  const rules = { ...brand.rules, logoOnTop: { on: true }, footerAtEnd: { on: true } }
  const themed = applied({ email, changes: [] }, inTheme(email, brand))
  const named = applied(themed, inFrame(themed.email, brand))
  const done = mended(named.email, { ...brand, rules })
  return { email: done.email, changes: [...named.changes, ...done.changes] }
}

function applied({ email, changes }: Worn, operations: readonly Operation[]): Worn {
  const batch = createBatch(email)
  const made = operations.flatMap((operation): StepChange[] => {
    const before = batch.email
    const done = batch.apply(operation)
    const isSeen = before.html !== batch.email.html || before.css !== batch.email.css
    return done.ok && isSeen ? [{ line: done.line, operation, change: done.change }] : []
  })
  return { email: batch.email, changes: [...changes, ...made] }
}

function inTheme({ css }: EmailSource, brand: Brand): Operation[] {
  const theme = readTheme(css)
  if (!theme) return []
  const buttons = OUTLINED.test(css) && brand.button !== 'outline' ? withoutOutlines() : brandRules(brand)
  return [{ op: 'theme', ...themeOfBrand(brand, theme) }, ...buttons]
}

/** Buttons that another brand draws as an outline. */
const OUTLINED = /\.button-ground\s*\{[^}]*background-color:\s*transparent/

const withoutOutlines = (): Operation[] =>
  brandRules({ button: 'outline' }).flatMap(operation =>
    operation.op === 'rule' ? [{ ...operation, style: emptied(operation.style) }] : []
  )

const emptied = (style: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(style).map(name => [name, '']))

/** The sender's name on top, and what its foot says, with nothing of another's. Sections that are missing come with the rules. */
function inFrame(email: EmailSource, brand: Brand): Operation[] {
  const { company = senderOfBrand(brand), address = '', reason = '', links = [] } = brand.footer
  const foot = { company, address, text: reason, links: links.map(link => ({ link })) }
  const logos: unknown[] = Object.values(brand.logo)
  return outlineOf(email).sections.flatMap(({ kind, ref, section }): Operation[] => {
    const shown = section.content.image as ImageValue | undefined
    const top = { logo: senderOfBrand(brand), ...(shown && !logos.includes(shown.src) && { image: '' }) }
    if (kind === 'header') return [{ op: 'set', ref, content: top }]
    return kind === 'footer' ? [{ op: 'set', ref, content: foot }] : []
  })
}
