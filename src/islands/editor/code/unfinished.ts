/** The origin of changes by which something is begun and not finished, so that the email cannot be shown as it is meant. */
export const UNFINISHED = 'code:unfinished'
