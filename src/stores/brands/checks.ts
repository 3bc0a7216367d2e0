/** What is wrong with a text that is typed, in a sentence; nothing where it can be kept. */
export type Check = (text: string) => string | undefined

/** A line of up to so many letters. `what`: 'the name'. */
export const lineUpTo =
  (most: number, what: string): Check =>
  text => {
    const { length } = text.trim()
    return length > most ? `Keep ${what} under ${most} characters; this has ${length}.` : undefined
  }

/** The name of a brand. */
export const checkName: Check = text => (text.trim() === '' ? 'Give the brand a name.' : lineUpTo(80, 'the name')(text))

const HOST = /^(?=.{3,200}$)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

/** A site as it is kept: `https://www.tidewater.example/shop` is `tidewater.example`. */
export const siteOf = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./i, '')
    .toLowerCase()

export const checkSite: Check = text =>
  HOST.test(siteOf(text)) ? undefined : `“${text.trim()}” is no website, such as tidewater.example.`

/** An address of the web as it is kept: people leave out `https://`. */
export const addressOf = (text: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`

export const checkAddress: Check = text => {
  const address = addressOf(text)
  const url = URL.canParse(address) && address.length <= 2_000 && !/\s/.test(address) ? new URL(address) : undefined
  const isWeb = /^https?:$/.test(url?.protocol ?? '') && url?.hostname.includes('.')
  const isMail = url?.protocol === 'mailto:' && url.pathname.includes('@')
  return isWeb || isMail ? undefined : `“${text.trim()}” is no address of the web, such as tidewater.example/shop.`
}
