/** What the form is kept under in the browser. */
export const KEPT_FORM = 'form'
/** When the server had exactly this, by its clock; nothing where the form was changed since. */
export const KEPT_AT = 'form-at'
/** Where the server keeps it. */
export const FORM_PATH = '/api/forms/current'
