import { newDevice } from '../../mails/letters.ts'
import { writeLetter } from '../../mails/write-letter.ts'
import { deviceOf } from './device.ts'

interface NewDevice {
  email: string
  time: Date
  userAgent: string
  timeZone: string | null
  siteUrl: string
}

/** Tells a person that somebody, most likely they themselves, signed in where they never did before. */
export function newDeviceMail({ email, time, userAgent, timeZone, siteUrl }: NewDevice) {
  const { device } = deviceOf(userAgent)
  const place = timeZone ? `${device}, ${timeZone}` : device
  const letter = newDevice({ email, time, device: place, url: `${siteUrl}/settings/security` })
  return { to: email, ...writeLetter(letter) }
}
