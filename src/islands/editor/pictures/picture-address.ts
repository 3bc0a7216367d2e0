import { imageUrl, MERGE_TAG } from '../../../email/sections/urls.ts'

/** What somebody typed as the address of a picture. */
export type PictureAddress =
  | { state: 'empty' }
  /** A sentence that says why no email can show it, and what to do. */
  | { state: 'refused'; message: string }
  /** Filled in when the email is sent: nobody knows it yet. */
  | { state: 'tag'; src: string }
  | { state: 'address'; src: string }

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const BARE_HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?\//i

/** Reads what was typed; a host without a scheme is taken as https. */
export function readAddress(typed: string): PictureAddress {
  const text = typed.trim()
  if (text === '') return { state: 'empty' }
  const whole = BARE_HOST.test(text) ? `https://${text}` : text
  const src = imageUrl(whole)
  if (src === undefined) return { state: 'refused', message: refusalOf(whole) }
  return MERGE_TAG.test(src) ? { state: 'tag', src } : { state: 'address', src }
}

function refusalOf(text: string): string {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'data')
    return 'Mail programs do not show pictures that stand in their own address. Upload this one instead.'
  if (scheme === 'file' || /^[a-z]:\\/i.test(text))
    return 'Readers cannot see files of your computer. Upload the picture instead.'
  if (scheme && !/^https?$/.test(scheme))
    return `Mail programs load pictures from https:// addresses, and not from ${scheme}:.`
  return 'This is no address of a picture. It begins with https://, such as https://example.com/boat.jpg.'
}
