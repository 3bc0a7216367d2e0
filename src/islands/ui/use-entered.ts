import { useEffect, useState } from 'react'

/**
 * A state for what somebody enters where the email is heard of only once it is painted: a field that waits for that loses letters. It
 * follows what holds then; a space at the end is none yet, and belongs to the word that is being typed.
 */
export function useEntered<Text extends string | undefined>(holds: Text) {
  const [entered, setEntered] = useState(holds)
  useEffect(() => setEntered(now => (now?.trim() === holds ? now : holds)), [holds])
  return [entered, setEntered] as const
}
