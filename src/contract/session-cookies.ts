/** Which browser it is; only the server reads it. */
export const DEVICE_COOKIE = 'mailwright-device'

/** The browser's time zone, told by its pages. */
export const TIME_ZONE_COOKIE = 'mailwright-zone'

/** As long as browsers keep a cookie at most, in seconds. */
export const COOKIE_LIVES_S = 400 * 24 * 60 * 60
