import { useEffect, useState } from 'react'

export type Trial =
  | { state: 'trying' }
  /** As large as its file is, in px. */
  | { state: 'loads'; width: number; height: number }
  | { state: 'fails' }

/** Whoever types an address has not finished it with each key. */
const PAUSE_MS = 400
/** A picture that takes longer will not be waited for by a reader. */
const PATIENCE_MS = 15_000

/** Whether a picture loads in this browser; tried anew for each address, nothing without one. */
export function useTriedPicture(src: string | undefined): Trial | undefined {
  const [trial, setTrial] = useState<{ src: string; result: Trial }>()
  useEffect(() => {
    if (src === undefined) return
    const picture = new Image()
    const settle = (result: Trial) => {
      clearTimeout(patience)
      setTrial({ src, result })
    }
    picture.onload = () => settle({ state: 'loads', width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => settle({ state: 'fails' })
    const pause = setTimeout(() => {
      picture.src = src
    }, PAUSE_MS)
    const patience = setTimeout(() => settle({ state: 'fails' }), PATIENCE_MS)
    return () => {
      clearTimeout(pause)
      clearTimeout(patience)
      picture.onload = null
      picture.onerror = null
      picture.removeAttribute('src')
    }
  }, [src])
  if (src === undefined) return undefined
  return trial?.src === src ? trial.result : { state: 'trying' }
}
