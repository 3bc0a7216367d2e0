import { useEffect } from 'react'
import { ownStorage } from '../../stores/own-storage.ts'
import { watchOwner } from '../../stores/page-owner.ts'
import { keepSession } from '../../stores/session.ts'
import { readSite } from '../../stores/site.ts'
import { hearTabs, type TabWord } from '../../stores/tabs.ts'
import { tellTimeZone } from '../../stores/time-zone.ts'
import { toastSuccess } from '../../stores/toasts.ts'

/**
 * Shows nothing; keeps the browser's storage tidy and its owner's session alive, says what they did in another tab, and leaves the page
 * once it is no longer theirs.
 */
export function OwnerWatch() {
  useEffect(() => {
    ownStorage.tidy()
    tellTimeZone()
    const isOwned = readSite().userId !== null
    const stops = [watchOwner(), ...(isOwned ? [keepSession(), hearTabs(sayChange)] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return null
}

function sayChange(word: TabWord) {
  if (word === 'password-changed') toastSuccess('Your password was changed in another tab.')
}
