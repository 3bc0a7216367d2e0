const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC'
})

/** "Sunday 22 March 2026" of `2026-03-22`. */
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
