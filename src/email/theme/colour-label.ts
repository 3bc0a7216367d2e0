import { nameColour, parseColour } from './colour-words.ts'

/** The word nearest to a colour, for a label of its own: 'bottle green' where 'bottle' alone would be taken for something else. */
export function labelColour(hex: string): string {
  const name = nameColour(hex)
  const family = ['green', 'blue', 'red'].find(
    each => each !== name && parseColour(`${name} ${each}`) === parseColour(name)
  )
  return family ? `${name} ${family}` : name
}
