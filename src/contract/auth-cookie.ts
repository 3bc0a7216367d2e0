/** One name on both auth clients, the browser's and the server's, whatever host the page is opened on. */
export const AUTH_COOKIE = 'mailwright-auth'
