import type { OutlineSection } from '../../../email/outline/outline.ts'

/** Asks for another design of one section, which loses nothing. */
export const againRequest = ({
  ref,
  kind,
  layout,
  tone
}: Pick<OutlineSection, 'ref' | 'kind' | 'layout' | 'tone'>): string =>
  `Make another design of section ${ref} (${kind} "${layout}" on ${tone}) and of nothing else: another layout, another ground, or the same content as another kind of section or as free HTML. To make it as another kind, add it with "before":"${ref}", then remove ${ref}. Every text of it stays word for word, and so does every link, every picture and every alternative text. Theme, subject and all other sections stay as they are.`
