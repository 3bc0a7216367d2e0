/** A body that carries a template: 500,000 characters each of HTML and CSS, with room for what JSON escapes. */
export const TEMPLATE_BYTES = 4 * 1024 * 1024
