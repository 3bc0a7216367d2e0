import { useEffect } from 'react'
import { endSession } from './sign-out.ts'

/** Shows nothing; signs out in this browser, as somebody asked on a page without scripts. */
export function SigningOut() {
  useEffect(() => {
    void endSession('local').then(isOut => location.replace(isOut ? '/auth/signed-out' : '/auth/sign-out-failed'))
  }, [])
  return null
}
