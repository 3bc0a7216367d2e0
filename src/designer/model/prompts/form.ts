import { PALETTES } from '../../../email/theme/palettes.ts'
import type { FormAsked } from '../../designer.ts'
import { enclosed } from './enclosed.ts'

/** In characters. More would be the brief once more, and leaves small models no room. */
const MOST = 12_000

/** What a person confirmed beside their brief, what was guessed of it, and the look they chose: hints, none of them law. */
export function formLines(form: FormAsked | undefined): string {
  if (!form) return ''
  const { facts, guesses = [], look } = form
  const blocks = [
    block('The person confirmed', facts ? linesOf(facts) : []),
    block('We guess, it may be wrong', guesses),
    block('The look they chose', look ? linesOf(withColours(look)) : [])
  ].filter(Boolean)
  if (blocks.length === 0) return ''
  const text = blocks.join('\n').slice(0, MOST)
  return `\n\nNotes beside the brief. What is confirmed wins where the brief says otherwise; what is guessed counts where the brief bears it out. The words and their order are yours:\n${enclosed('facts', text)}`
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${title}:\n${lines.map(line => `- ${line}`).join('\n')}` : ''

/** One line for each value: "topic: Bowls", "things: name Mug · price £9". */
const linesOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(each => each !== undefined)
      .map(each => `${name}: ${typeof each === 'object' ? inLine(each) : each}`)
  )

const inLine = (value: object): string =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${name} ${each}`)
    .join(' · ')

/** A palette is known by name to pages alone. */
function withColours({ palette: chosen, ...look }: NonNullable<FormAsked['look']>): object {
  const palette = PALETTES.find(({ name }) => name.toLowerCase() === chosen?.toLowerCase())
  if (!palette) return look
  const { brand, accent, canvas, surface, ink, heading } = palette
  return { colours: { brand, accent, canvas, surface, ink, ...look.colours }, font: heading, ...withoutColours(look) }
}

const withoutColours = ({ colours: _, ...look }: NonNullable<FormAsked['look']>) => look
