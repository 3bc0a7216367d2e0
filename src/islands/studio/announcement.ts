import type { ShownChip } from '../../stores/reading/shown-chips.ts'

/** So many are named; the rest are counted. */
const NAMED = 2

/** "Understood: sale, from Tidewater, 6 more". What nobody told is not understood. */
export function announcementOf(chips: readonly Pick<ShownChip, 'role' | 'label' | 'words' | 'parts'>[]): string {
  const told = chips.filter(({ parts }) => parts.length > 0)
  if (told.length === 0) return ''
  const named = told
    .slice(0, NAMED)
    .map(({ role, label, words }) => (role === 'kind' ? words.toLowerCase() : `${label.toLowerCase()} ${words}`))
  const rest = told.length - named.length
  return `Understood: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`
}
