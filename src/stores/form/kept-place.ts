/** What the form is kept under in the browser. */
export const KEPT_FORM = 'form'
/** Where the server keeps it. */
export const FORM_PATH = '/api/forms/current'
