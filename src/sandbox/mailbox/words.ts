const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `21 November 2026 at 05:51 UTC`. */
export function moment(time: Date): string {
  return `${MOMENT.format(time)} UTC`
}
