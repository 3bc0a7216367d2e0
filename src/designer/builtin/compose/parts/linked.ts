import { withScheme } from '../button.ts'

const ADDRESS = /(?<![\w@/.\]([{*-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s),;]*[^\s),;.!?])?(?![\w@])/gi

/** Web addresses in a text become links that say the address. */
export const linked = (text: string): string =>
  text.replace(ADDRESS, address =>
    /^https?:|\.[a-z]{2,}(?:\/|$)/i.test(address) &&
    !/^\d|\.(?:m|g|e)$/i.test(address) &&
    /[a-z]/i.test(address) &&
    !/^(?:e\.g|i\.e|a\.m|p\.m)/i.test(address)
      ? `[${address.replace(/^https?:\/\//i, '')}](${withScheme(address)})`
      : address
  )
