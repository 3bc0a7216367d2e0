import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { isHeading } from '../source/nesting.ts'
import { findRef } from './find.ts'
import { outlineOf } from './outline.ts'

/** Letters that a name takes of a headline at most: as many as a card in the studio shows. */
const LONGEST = 80

/**
 * The name of a template once other words stand in a part of it: a template that nobody has named is called what its first
 * heading says. Its own name where somebody has, or where the part is another one.
 */
export function nameFor(email: EmailSource, ref: string, words: string): string {
  const { doc } = outlineOf(email)
  const first = doc.elements.find(({ name }) => isHeading(name))
  if (!first || findRef(email, ref)?.element !== first) return email.name
  const isUnnamed = email.name === BLANK_EMAIL.name || email.name === headlineName(doc.textContent(first.index))
  return (isUnnamed && headlineName(words)) || email.name
}

/** A headline as the name of a template. */
export const headlineName = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim()
