import { nestingFault } from './nesting-fault.ts'
import { parseHtml } from './parse.ts'
import { firstUnsafe } from './unsafe.ts'

/** Why a piece of HTML may not stand in an email, in words: something unsafe, too deep, or left open. */
export function pieceFault(html: string): string | undefined {
  const unsafe = firstUnsafe(html)
  if (unsafe) return `An email cannot hold ${unsafe}.`
  const whole = 'The HTML is not whole: every element, comment and attribute has to end.'
  return nestingFault(html) ?? (isWhole(html) ? undefined : whole)
}

/** Does it leave nothing open, and close nothing that it did not open? */
function isWhole(html: string): boolean {
  const end = '</x-end>'
  const wrapped = parseHtml(`<x-whole>${html}<x-end>${end}</x-whole>`)
  const [outer] = wrapped.elements
  const marker = wrapped.elements.at(-1)
  if (!outer || outer.end !== wrapped.source.length || marker?.name !== 'x-end' || marker.parent !== 0) return false
  const tags = html.replace(/<!--[\s\S]*?-->/g, '').match(/<\/[a-z][^\s>/]*/gi)?.length ?? 0
  return wrapped.elements.filter(({ closeStart, end: to }) => closeStart < to).length >= tags + 2 || tags === 0
}
