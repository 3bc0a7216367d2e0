import type { ColourRole } from '../../email/brand/choices.ts'
import { labelColour } from '../../email/theme/colour-label.ts'

interface Role {
  label: string
  /** What it is for, in an email. */
  serves: string
  /** May words have it? */
  isRead: boolean
  /** What its field begins with. */
  start: string
}

/** What the colours of a brand are for. */
export const ROLES: Record<ColourRole, Role> = {
  brand: { label: 'Brand', serves: 'Buttons, links', isRead: true, start: '#1f4d3f' },
  accent: { label: 'Accent', serves: 'Codes, accents', isRead: true, start: '#c5643d' },
  canvas: { label: 'Around the email', serves: 'Around the email', isRead: false, start: '#f2ece0' },
  surface: { label: 'Paper', serves: 'The email itself', isRead: false, start: '#ffffff' },
  ink: { label: 'Text', serves: 'Text', isRead: true, start: '#1c2f28' }
}

/** What a colour is called: as its people do, else by its looks. */
export function colourName({ name, value }: { name?: string | undefined; value: string }): string {
  const said = name ?? labelColour(value)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
