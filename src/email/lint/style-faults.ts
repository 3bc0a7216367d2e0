import type { SourceAttribute, SourceDocument } from '../source/source.ts'
import { type Fault, shifted } from './fault.ts'
import { lintCss } from './lint-css.ts'
import { propertyFault } from './property-fault.ts'

/** What is wrong in `<style>` elements and in style attributes. */
export function styleFaults(doc: SourceDocument): Fault[] {
  return doc.elements.flatMap(({ index, name, openEnd, closeStart, end }) => {
    if (name === 'style' && closeStart < end) return shifted(lintCss(doc.source.slice(openEnd, closeStart)), openEnd)
    return doc
      .attributes(index)
      .filter(attribute => attribute.name === 'style')
      .flatMap(attribute => attributeFaults(doc.source, attribute))
  })
}

/** Template tags may stand before it, dotted out. */
const PROPERTY = /(?:^|;)(?:\s|\.+(?=\s))*([a-z-]+)\s*:/gi

/** Only names are looked at: values may hold anything that a sending service fills in. */
function attributeFaults(source: string, { valueStart, valueEnd }: SourceAttribute): Fault[] {
  const text = source.slice(valueStart, valueEnd)
  if (text.includes('&')) return []
  const plain = /["'({[*<]/.test(text) ? withoutInsides(text) : text
  return [...plain.matchAll(PROPERTY)].flatMap(match => {
    const name = match[1] as string
    const fault = propertyFault(name, valueStart + match.index + match[0].lastIndexOf(name))
    return fault ? [fault] : []
  })
}

/** Strings, brackets, comments and template tags as dots of their length. */
const withoutInsides = (text: string): string =>
  text.replace(
    /"[^"]*"?|'[^']*'?|\([^)]*\)?|\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|\[\[.*?\]\]|\*\|.*?\|\*|\/\*.*?\*\//gs,
    inside => '.'.repeat(inside.length)
  )
