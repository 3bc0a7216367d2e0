import { isAside } from '../asides.ts'
import { clausesIn } from '../ask.ts'
import type { Kind } from '../brief.ts'
import { toldOf } from '../directives.ts'
import { itemOf } from '../groups.ts'
import { hasVerb } from '../sentence-test.ts'
import type { Line } from '../sentences.ts'
import { isStyle } from '../style.ts'
import type { Reading } from './reading.ts'
import { readClauses } from './words.ts'

/** Kinds that describe one thing or place. */
const DESCRIBED: ReadonlySet<Kind> = new Set(['launch', 'announcement', 'listing', 'job'])

/** "weighs 210g", "comes in black": what it does, without saying what does. */
const DOES =
  /^(?:weighs|comes in|lasts|holds|measures|works|fits|charges|runs|includes|made (?:of|from|in)|has|with)\s/i
const IS = /^(?:an? |the )?(?:\d|[\p{Ll}-]+(?: [\p{Ll}\d-]+){1,6}$)/u

/** "40 hour battery, weighs 210g, comes in black and blue": what it is like, point by point. */
export function readSpecs({ text, bullet }: Line, reading: Reading): boolean {
  if (bullet || reading.first || !DESCRIBED.has(reading.kind)) return false
  const pieces = whole(clausesIn(text.replace(/\.$/, '')).map(piece => piece.replace(/^(?:and|plus) /i, '')))
  const points = pieces.filter(isPoint)
  const others = pieces.filter(piece => !isPoint(piece))
  if (points.length < 3 || others.length > 1) return false
  reading.parts.groups.push({ label: 'At a glance', items: points.map(itemOf) })
  for (const other of others) readClauses(other, reading)
  return true
}

const BUYS =
  /^([£$€]\s?\d[\d.,]*) ((?:buys|plants|clears|pays|feeds|provides|funds|gives|covers|helps|trains|sends|keeps|supports|saves|rescues|could|can|will) .{3,60})$/i

/** "£10 buys a water testing kit, £25 plants 10 trees": what each sum does. */
export function readSums({ text, bullet }: Line, { parts }: Reading): boolean {
  const items = clausesIn(text.replace(/\.$/, '')).map(piece => BUYS.exec(piece))
  const sums = items.filter(item => item !== null)
  if (sums.length !== items.length || (sums.length < 2 && !bullet)) return false
  const label = 'What your gift does'
  const group = parts.groups.find(known => known.label === label) ?? { label, items: [] }
  if (!parts.groups.includes(group)) parts.groups.push(group)
  group.items.push(...sums.map(([, value = '', title = '']) => ({ value, title })))
  return true
}

/** "comes in black, sand and blue" is one point. */
function whole(pieces: string[]): string[] {
  const kept: string[] = []
  for (const piece of pieces) {
    const goesOn = /^(?:comes in|includes|with|has)\b/i.test(kept.at(-1) ?? '') && /^[\p{Ll} ]+$/u.test(piece)
    if (goesOn) kept[kept.length - 1] += `, ${piece}`
    else kept.push(piece)
  }
  return kept
}

const isPoint = (piece: string): boolean =>
  piece.split(' ').length < 9 &&
  !/[£$€](?!.* to )|\bcode\b|\.[a-z]/i.test(piece) &&
  !isStyle(piece) &&
  !isAside(piece) &&
  !toldOf(piece) &&
  (DOES.test(piece) || (IS.test(piece.charAt(0).toLowerCase() + piece.slice(1)) && !hasVerb(piece)))
