/** Why a button may not be used, word for word as the product promises it. */
export const EXPORT_REFUSAL = 'Subscribe to a plan to export HTML/CSS templates'
export const TEST_REFUSAL = 'Subscribe to a plan with email sending feature to test emails'
export const RESTORE_REFUSAL = 'Subscribe to a plan with rollback feature to restore previous versions'
/** Why there is nothing to test or to export yet. */
export const BLANK_REFUSAL = 'Put something on the sheet first.'
