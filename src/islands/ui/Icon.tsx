import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/**
 * A Lucide icon drawn as our look asks: 1.6 stroke, 16, 18 or 20 px. Always ornament: the words beside it carry the meaning. A page has
 * dozens, and what is drawn anew around one with each letter that is typed leaves it as it is.
 */
export const Icon = memo(function Icon({ of: Drawing, size = 18 }: { of: LucideIcon; size?: 14 | 16 | 18 | 20 }) {
  return <Drawing aria-hidden="true" className="icon" width={size} height={size} strokeWidth={1.6} />
})
