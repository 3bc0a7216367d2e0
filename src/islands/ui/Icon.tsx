import type { LucideIcon } from 'lucide-react'

/** A Lucide icon drawn as our look asks: 1.6 stroke, 16, 18 or 20 px. Always ornament: the words beside it carry the meaning. */
export function Icon({ of: Drawing, size = 18 }: { of: LucideIcon; size?: 14 | 16 | 18 | 20 }) {
  return <Drawing aria-hidden="true" className="icon" width={size} height={size} strokeWidth={1.6} />
}
