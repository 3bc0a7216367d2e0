import type { EmailSource } from '../../src/email/email.ts'
import { outlineOf } from '../../src/email/outline/outline.ts'
import { type Changed, themeCss } from './changes.ts'
import { plainElements } from './changes-plain.ts'
import { type Followed, type Place, placesOf } from './followed.ts'
import { stylesOf } from './styles.ts'

/** How a box looks. */
const BOX = ['background-color', 'padding-top', 'padding-bottom', 'border-radius', 'width']
/** How words look, which are in slots and in plain elements. */
const WORDS = [
  'color',
  'font-size',
  'font-family',
  'font-weight',
  'font-style',
  'text-align',
  'text-transform',
  'text-decoration',
  'line-height',
  'letter-spacing'
]

/** Places that other rules of the style sheet make look different. The theme's part is compared by itself. */
export function ruleChanges({ before, after }: Followed): Changed[] {
  if (rest(before) === rest(after)) return []
  const css = `${themeCss(before.css)}\n${rest(after)}`
  const [was, now] = [stylesOf(before), stylesOf({ ...before, css })]
  const places: Place[] = [
    ...placesOf(before),
    ...plainElements(before).map(element => ({ ref: `e${element}`, element }))
  ]
  return places
    .filter(({ element, section, slot }) => {
      const properties = section && !slot ? BOX : [...BOX, ...WORDS]
      return properties.some(name => was.shown(element, name) !== now.shown(element, name))
    })
    .map(({ ref }) => [ref])
}

const rest = ({ css }: EmailSource): string => css.replace(/:root\s*\{[^}]*\}|@font-face\s*\{[^}]*\}/g, '').trim()

/** The styles that an element has of its own; a button has some on the cell it stands on. */
export function ownStyle(email: EmailSource, { element, slot }: Place): string {
  const { doc } = outlineOf(email)
  const cell = slot?.kind === 'link' ? (doc.elements[element]?.parent ?? -1) : -1
  return [element, cell].map(index => doc.attribute(index, 'style') ?? '').join(' | ')
}
