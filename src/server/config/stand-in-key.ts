/** The key that this site's clients bring to the stand-in for the auth service, in the browser and on the server. It is no secret. */
export const STAND_IN_KEY = 'sandbox'
