/** Of an authenticator app that nobody named. Apart from the schemas of calls, which browsers need not load to know it. */
export const APP_NAME = 'Authenticator app'
