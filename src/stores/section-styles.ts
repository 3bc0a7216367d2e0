import { Refusal } from '../email/operations/refusal.ts'

type Styles = typeof import('../email/sections/styles.ts')

let styles: Styles | undefined

/** Fetches the rules of sections: an email that is shown has its own, and only what is put in needs others. */
export async function loadSectionStyles(): Promise<void> {
  styles ??= await import('../email/sections/styles.ts')
}

/** In the browser's place of the function in `email/sections/styles.ts`. */
export function sectionStyles(): Styles['SECTION_STYLES'] {
  if (!styles) throw new Refusal('Sections are still on their way. Try again in a moment.')
  return styles.SECTION_STYLES
}
