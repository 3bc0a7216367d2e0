import { setAttribute } from '../source/attribute-splices.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import type { CustomProperties } from './custom-properties.ts'
import type { OwnColour, OwnColours } from './own-colours.ts'

/** Nobody colours by hand in more ways; an email of more stays light. */
const MOST = 60

/** Colours of style attributes said once more, by classes: what darkens of their rules is kept as of any other. */
export interface OwnColourClasses {
  splices: Splice[]
  css: string
  /** What the rules' custom properties are after dark; by day they are not set. */
  night: CustomProperties
}

/** Gives each way of colouring a class and a rule, which weighs more than the rules of sections; `undefined` for too many. */
export function ownColourClasses(doc: SourceDocument, own: readonly OwnColours[]): OwnColourClasses | undefined {
  const names = new Map<string, string>()
  const splices: Splice[] = []
  const rules: string[] = []
  const night: CustomProperties = new Map()
  for (const { index, colours } of own) {
    const key = JSON.stringify(colours)
    const name = names.get(key) ?? `own-colour-${names.size + 1}`
    if (!names.has(key)) rules.push(ruleOf(name, colours, night))
    names.set(key, name)
    splices.push(...setAttribute(doc, index, 'class', `${doc.attribute(index, 'class') ?? ''} ${name}`.trim()))
  }
  return names.size > MOST ? undefined : { splices, css: rules.join('\n'), night }
}

function ruleOf(name: string, colours: readonly OwnColour[], night: CustomProperties): string {
  const said = colours.map(colour => {
    if (colour.night === undefined) return `${colour.property}: ${colour.day}`
    const property = `--${name}-${colour.property}`
    night.set(property, colour.night)
    return `${colour.property}: var(${property}, ${colour.day})`
  })
  return `${`.${name}`.repeat(3)} { ${said.join('; ')} }`
}
