import { nameColour, parseColour } from './colour-words.ts'

/** The word nearest to a colour, for a label of its own: 'bottle green' where 'bottle' alone would be taken for something else. */
export const labelColour = (hex: string): string => labelOf(nameColour(hex))

const labels = new Map<string, string>()

/** There are as many as there are names, and an email asks for hundreds at a time. */
function labelOf(name: string): string {
  const known = labels.get(name)
  if (known !== undefined) return known
  const family = ['green', 'blue', 'red'].find(
    each => each !== name && parseColour(`${name} ${each}`) === parseColour(name)
  )
  const label = family ? `${name} ${family}` : name
  labels.set(name, label)
  return label
}
