import { useEffect } from 'react'
import type { View } from '../../../stores/editor/view.ts'

/** Two emails as wide as on a phone, with room between and beside them, in px. */
const ROOM = 390 * 2 + 24 * 2

/** Shows light and dark beside each other while it is mounted, if the bench has room. Who chose otherwise meanwhile keeps that. */
export function useBothLights({ $light }: Pick<View, '$light'>) {
  useEffect(() => {
    const before = $light.get()
    const bench = document.querySelector('.bench')
    const isCovered = matchMedia('(width < 1100px)').matches
    if (!bench || isCovered || bench.clientWidth < ROOM) return
    $light.set('both')
    return () => {
      if ($light.get() === 'both') $light.set(before)
    }
  }, [$light])
}
