export { createFromBrief as createEmail } from './create-from-brief.ts'
