const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'Edited 12 minutes ago', 'Edited yesterday', 'Edited 17 November'. Times in ms since 1970; days are counted in UTC, as the page is made on a server. */
export function editedWords(time: number, now: number): string {
  const age = now - time
  if (age < MINUTE) return 'Edited just now'
  if (age < HOUR) return `Edited ${plural(Math.floor(age / MINUTE), 'minute')} ago`
  const days = Math.floor(now / DAY) - Math.floor(time / DAY)
  if (days === 0) return `Edited ${plural(Math.floor(age / HOUR), 'hour')} ago`
  return days === 1 ? 'Edited yesterday' : `Edited ${dateWords(time, now)}`
}

function dateWords(time: number, now: number): string {
  const isThisYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
