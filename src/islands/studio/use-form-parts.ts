import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenForm } from './form/open-form.ts'

type Views = typeof import('./form/form-parts.ts')

/** The form with its views, which the page comes without. */
export interface FormParts extends Views {
  form: OpenForm
}

/**
 * The form, once it is wanted: at the first word, or where one was kept. Who changes the brief tells its store; `onBrief` is
 * told where the brief comes from elsewhere. Without a connection there is none, and a brief is enough to generate. The second
 * is for who has to wait for it.
 */
export function useFormParts(
  isWanted: boolean,
  brief: string,
  onBrief: (brief: string) => void
): [parts: FormParts | undefined, coming: () => Promise<FormParts | undefined>] {
  const [parts, setParts] = useState<FormParts>()
  const coming = useRef<Promise<FormParts | undefined>>(NONE)
  const latest = useRef(brief)
  latest.current = brief
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: (() => void) | undefined
    const open = (views: Views) => {
      const form = views.openForm()
      if (stop) return undefined
      stop = form.store.open()
      if (latest.current.trim() !== '') form.store.write(latest.current)
      else onBrief(form.store.$brief.get())
      const opened = { ...views, form }
      setParts(opened)
      return opened
    }
    coming.current = import('./form/form-parts.ts').then(open).catch(() => undefined)
    return () => {
      stop?.()
      stop = () => {}
    }
  }, [isWanted, onBrief])
  const store = parts?.form.store
  useEffect(() => store?.$brief.listen(known => known !== latest.current && onBrief(known)), [store, onBrief])
  return [parts, useCallback(() => coming.current, [])]
}

const NONE = Promise.resolve(undefined)
