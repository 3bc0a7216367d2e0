/** The hosted service accepts shorter ones unless it is told otherwise. */
export const SHORTEST_PASSWORD = 8

/** Zero-width spaces, joiners, marks of direction and the like, which whoever guesses passwords leaves out. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu

/** How many characters a reader counts: not as UTF-16 does, and none that cannot be seen. */
export const passwordLength = (password: string) => [...password.replace(UNSEEN, '')].length

export const isShortPassword = (password: string) => passwordLength(password) < SHORTEST_PASSWORD

/** What a password is to whoever guesses it: letters of one form, without what cannot be seen and the space around it. */
export const plainPassword = (password: string) => password.normalize('NFKC').replace(UNSEEN, '').trim()

/** White space alone: it looks like nothing, and is lost wherever it is trimmed. */
export const isBlankPassword = (password: string) => plainPassword(password) === ''
