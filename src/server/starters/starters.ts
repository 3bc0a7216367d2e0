import { KINDS, type Kind } from '../../compose/kinds.ts'
import type { StarterAnswer, StarterCard } from '../../contract/starter.ts'
import { previewDocument } from '../../email/compile/preview.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { AppError } from '../errors.ts'
import { drawInTheme } from './draw-in-theme.ts'

/** A finished email as its file in `emails/` has it; pictures of ours stand in it without colours. */
export interface Starter {
  name: string
  kind: Kind
  about: string
  operations: Operation[]
}

const FILES = import.meta.glob<Starter>('./emails/*.json', { eager: true, import: 'default' })

/** Every finished email by its id, the name of its file. */
export const STARTERS: ReadonlyMap<string, Starter> = new Map(
  Object.entries(FILES).map(([file, starter]) => [/([a-z-]+)\.json$/.exec(file)?.[1] ?? file, starter])
)

/** What a list begins with: six that differ most. */
const FIRST: Kind[] = ['shipping', 'launch', 'letter', 'sale', 'event', 'newsletter']
const ORDER = [...new Set([...FIRST, ...KINDS])]

/** The finished emails as cards, the most different ones first. */
export function listStarters(): StarterCard[] {
  const cards = [...STARTERS].map(([id, { name, kind, about }]) => ({ id, name, kind, about }))
  return cards.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** A finished email with its source; throws `not_found` for an id that names none. */
export function requireStarter(id = ''): StarterAnswer {
  const starter = STARTERS.get(id)
  if (!starter) throw new AppError('not_found', 'There is no such finished email.')
  const { html, css, subject, preheader } = emailOf(starter)
  const { name, kind, about } = starter
  return { id, name, kind, about, html_value: html, css_value: css, subject, preheader }
}

/** A finished email as a page that runs nothing; nothing for an id that names none. */
export function previewStarter(id = ''): string | undefined {
  const starter = STARTERS.get(id)
  return starter && previewDocument(emailOf(starter))
}

const made = new Map<Starter, EmailSource>()

/** Its operations, applied to a blank template. They are ours, so one that is refused is a mistake of ours. */
export function emailOf(starter: Starter): EmailSource {
  const known = made.get(starter)
  if (known) return known
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of drawInTheme(starter.operations)) {
    const applied = batch.apply(operation)
    if (!applied.ok)
      throw new Error(`The finished email "${starter.name}" has an operation that is refused: ${applied.reason}`)
  }
  made.set(starter, batch.email)
  return batch.email
}
