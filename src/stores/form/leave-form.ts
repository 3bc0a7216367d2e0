import { callJson } from '../api.ts'
import { keptText } from '../kept-text.ts'
import { FORM_PATH, KEPT_AT, KEPT_FORM } from './kept-place.ts'

/** Has the server keep what this browser has of the form, before it is taken out of the browser. Never throws. */
export async function sendForm(): Promise<void> {
  const text = keptText.read(KEPT_FORM)
  if (text === '') return
  const body: object = JSON.parse(text)
  await callJson(FORM_PATH, { method: 'PUT', body, isQuiet: true }).catch(() => {})
}

/** Forgets the form, here and on the server, where an email was made of it on another page. */
export async function forgetForm(): Promise<void> {
  keptText.write(KEPT_FORM, '')
  keptText.write(KEPT_AT, '')
  await callJson(FORM_PATH, { method: 'DELETE', isQuiet: true }).catch(() => {})
}
