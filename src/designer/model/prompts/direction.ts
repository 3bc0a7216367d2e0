import { type AskedDirection, DIRECTIONS, type EarlierDirection } from '../../directions/direction.ts'

/** The design that is asked for, and what the same brief looks like already, which it is to differ from. */
export function directionLines(direction: AskedDirection | undefined): string {
  if (!direction) return ''
  const { name, earlier } = direction
  const { label, asks } = DIRECTIONS[name]
  const asked = `\n\nThe person compares designs of this brief side by side. Make this one: "${label}". ${asks} Every fact stays, whatever the design; what the brief itself says of looks comes first.`
  if (earlier.length === 0) return asked
  return `${asked} These are there already. Differ from each at first sight: in the layout of the opening, in colours and fonts (a sender's own colours stay, on other grounds), in subject and heading:\n${earlier.map(lineOf).join('\n')}`
}

const lineOf = ({ name, theme, sections }: EarlierDirection): string => {
  const { brand, surface, heading } = theme
  // A family that an email names by itself may be any text.
  const font = /^[a-z-]+$/.test(heading) ? heading : 'a font of its own'
  return `- "${DIRECTIONS[name].label}": ${sections.join(', ')}; brand ${brand} on ${surface}, headings in ${font}`
}
