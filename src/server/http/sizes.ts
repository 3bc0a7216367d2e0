/** A body that carries a template: 500,000 characters each of HTML and CSS, with room for what JSON escapes. */
export const TEMPLATE_BYTES = 4 * 1024 * 1024

/** A picture that is uploaded. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** Two pictures of an email, as base64. */
export const LOOK_BYTES = 4 * 1024 * 1024

/** A saved section: 100 KB, with room for what JSON escapes. */
export const SECTION_BYTES = 512 * 1024

/** Facts and the form they come from: 200,000 characters, with room for what JSON escapes. */
export const FORM_BYTES = 1024 * 1024

/** A brand: some 40,000 characters, with room for what JSON escapes. */
export const BRAND_BYTES = 256 * 1024
