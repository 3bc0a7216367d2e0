import { persistentAtom } from '@nanostores/persistent'

/** Whether single letters are shortcuts: a choice of this device. */
export const $lettersOn = persistentAtom<boolean>('mailwright:letter-keys', true, {
  encode: String,
  decode: value => value !== 'false'
})
