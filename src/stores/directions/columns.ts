import type { DirectionAnswer, DirectionStep, DirectionsAnswer } from '../../contract/directions.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'

/** How far one direction is. */
export interface Column {
  label: string
  state: 'to-come' | 'making' | 'finished' | 'unfinished'
  email: EmailSource
  progress: { label: string; section: number; total?: number | undefined }
  /** Why it is not finished. */
  reason: string
}

export const READING = { label: 'Reading your brief…', section: 0 }
const TO_COME: Column = { label: 'To come', state: 'to-come', email: BLANK_EMAIL, progress: READING, reason: '' }
/** Where nobody was told why. */
const LEFT = 'It was not finished.'

export const emptyColumns = (count: number): Column[] => Array.from({ length: count }, () => TO_COME)

/** What the API answers of an email, as the core knows it; the editor's own words for it would cost its first load a file. */
export function emailOf({
  html_value: html,
  css_value: css,
  facts_value: facts,
  ...meta
}: NonNullable<DirectionAnswer['email']>): EmailSource {
  const { name, subject, preheader, lang, dir } = meta
  return { html, css, facts, name, subject, preheader, lang, dir }
}

export const columnsOf = ({ directions }: DirectionsAnswer): Column[] => directions.map(columnOf)

function columnOf({ label, email, reason }: DirectionAnswer): Column {
  if (!email) return { ...TO_COME, label, state: 'unfinished', reason: reason ?? LEFT }
  return { ...TO_COME, label, state: 'finished', email: emailOf(email) }
}

/** A column after what was told of it, but for its email. */
export function columnAfter(column: Column, step: DirectionStep): Column {
  switch (step.event) {
    case 'begun':
      return { ...TO_COME, label: step.data.label, state: 'making' }
    case 'progress':
      return { ...column, progress: step.data }
    case 'finished':
      return { ...column, state: 'finished' }
    case 'failed':
      return { ...column, state: 'unfinished', email: BLANK_EMAIL, reason: step.data.message }
    default:
      return column
  }
}
