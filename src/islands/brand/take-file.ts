import type { ReadingStore } from '../../stores/brands/reading.ts'
import type { Late } from './load-late.ts'

/** Reads a brand from an email in a file; what cannot be read is said. */
export async function takeFile(reading: ReadingStore, late: Late | undefined, file: File | undefined): Promise<void> {
  if (!file) return
  if (!late) return reading.refuse('The page is still loading. Try again in a moment.')
  if (!/\.(html?|eml)$/i.test(file.name))
    return reading.refuse(`“${file.name}” is no email that can be read here. Choose an .html or .eml file.`)
  const opened = await late.readFile(file)
  if (!opened.ok) return reading.refuse(opened.reason)
  const { html, css } = opened.email
  await reading.read({ html, ...(css && { css }) }, file.name)
}
