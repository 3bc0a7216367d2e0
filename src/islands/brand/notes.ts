/** The parts of the email that have a note, as they stand in it. */
export const NOTES = ['logo', 'colours', 'type', 'voice', 'button', 'codes', 'footer'] as const
export type NoteName = (typeof NOTES)[number]
