import { useEffect, useState } from 'react'
import type { ShownChip } from '../../stores/reading/shown-chips.ts'
import { announcementOf } from './announcement.ts'

/** Long enough that whoever types on hears nothing. */
const PAUSE_MS = 1_000

/** What was understood, in words for screen readers, once it stands still. */
export function useAnnouncement(chips: readonly ShownChip[]): string {
  const [said, setSaid] = useState('')
  const words = announcementOf(chips)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
