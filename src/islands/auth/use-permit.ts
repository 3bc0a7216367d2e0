import { useEffect, useRef, useState } from 'react'
import { takeMailedLink } from '../../stores/mailed-link.ts'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { type ResetLink, readResetLink } from './reset-link.ts'
import { findPermit, type Permit } from './reset-password.ts'

/**
 * What the mailed link that led here permits. Where the service cannot be reached nothing is known of the link: it is kept, since the
 * page's address no longer has it, and may be checked again.
 */
export function usePermit(onInvalid: () => void) {
  const link = useRef<ResetLink>(undefined)
  const [permit, setPermit] = useState<Permit>()
  const [check, setCheck] = useState<'first' | 'failed' | 'again'>('first')
  const find = () => {
    link.current ??= readResetLink(takeMailedLink())
    return findPermit(link.current).then(
      found => (found ? setPermit(found) : onInvalid()),
      () => setCheck('failed')
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the link that led here
  useEffect(() => void find(), [])
  useEffect(() => {
    // What was pressed is gone by now.
    if (permit && check === 'again') rescueFocus('#main input')
  }, [permit, check])
  const tryAgain = () => {
    setCheck('again')
    void find()
  }
  return { permit, check, tryAgain }
}
