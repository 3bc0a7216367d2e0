import { type Operation, SaidOperation } from '../../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { flat, meant, WORDS } from './words.ts'

/** What an operation was written with, under the names of its own. */
export interface Meaning {
  op: Operation['op']
  fields: Record<string, unknown>
  /** Fields that the operation does not have. */
  others: Record<string, unknown>
}

const SHAPES: ReadonlyMap<string, string[]> = new Map(
  SaidOperation.options.map(option => [option.shape.op.value, Object.keys(option.shape).slice(1)])
)
const OPS = SaidOperation.options.map(option => option.shape.op.value)
const KINDS = Object.keys(SECTION_KINDS)

/** The operations that an object was meant as: one under other names, or many that are wrapped in something. */
export function meaningsOf(written: unknown): Meaning[] {
  if (Array.isArray(written)) return written.flatMap(meaningsOf)
  if (typeof written !== 'object' || written === null) return []
  const object = written as Record<string, unknown>
  const found = opOf(object)
  return found ? apart(fieldsOf(found.op, found.fields), found.fields) : inside(object)
}

/** Words and looks of a section that were changed in one. */
function apart(meaning: Meaning, written: Record<string, unknown>): Meaning[] {
  const looks = LOOKS.filter(name => meaning.others[name] !== undefined)
  if (meaning.op !== 'set' || looks.length === 0 || !/^s\d+$/.test(String(written.ref))) return [meaning]
  const { others } = meaning
  const layout = Object.fromEntries(looks.map(name => [name, others[name]]))
  const words = Object.fromEntries(Object.entries(others).filter(([name]) => !looks.includes(name)))
  const isMore = Object.keys(words).length > 0 || Object.keys(meaning.fields).some(name => name !== 'ref')
  const look = fieldsOf('layout', { ref: written.ref, ...layout })
  return isMore ? [{ ...meaning, others: words }, look] : [look]
}

const LOOKS = ['layout', 'tone', 'across']

function opOf(object: Record<string, unknown>): { op: Operation['op']; fields: Record<string, unknown> } | undefined {
  const { ref, ...rest } = object
  for (const key of WORDS.operationKey) {
    const written = Object.keys(object).find(name => flat(name) === key)
    const value = written === undefined ? undefined : object[written]
    if (written === undefined || typeof value !== 'string') continue
    const { [written]: _, ...fields } = object
    const op =
      OPS.find(each => each === flat(value).replace(' ', '-')) ??
      (meant(value, OPS, WORDS.operation) as Operation['op'] | undefined)
    const isKind = KINDS.includes(flat(value)) && fields.kind === undefined && ref === undefined
    if (isKind && op !== value) return { op: 'add', fields: { kind: value, ...fields } }
    if (op) return { op: settled(op, fields), fields }
  }
  if (typeof object.kind === 'string') return { op: 'add', fields: object }
  if (typeof ref === 'string' && Object.keys(rest).length > 0) return { op: 'set', fields: object }
  return undefined
}

/** "insert" with a kind adds a section, "add" with an item an item, and "style" with a selector a rule. */
function settled(op: Operation['op'], fields: Record<string, unknown>): Operation['op'] {
  if (op === 'insert' && typeof fields.kind === 'string') return 'add'
  if (op === 'add' && fields.item !== undefined) return 'add-item'
  if (op === 'add' && fields.kind === undefined && /^s\d+(\.\w+)?$/.test(String(fields.ref))) return 'add-item'
  if (op === 'style' && fields.selector !== undefined) return 'rule'
  return op
}

/** Operations that stand in a list or under their names: `{"sections": […]}`, `{"add": {…}}`, `{"theme": {…}, "subject": "…"}`. */
function inside(object: Record<string, unknown>): Meaning[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (Array.isArray(value) && WORDS.wrapping.includes(flat(name))) return value.flatMap(meaningsOf)
    if (SHAPES.get('meta')?.includes(name) && typeof value === 'string') return [fieldsOf('meta', { [name]: value })]
    const op = meant(name, OPS, WORDS.operation)
    return op && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? meaningsOf({ op, ...value })
      : []
  })
}

function fieldsOf(op: Operation['op'], written: Record<string, unknown>): Meaning {
  const legal = SHAPES.get(op) ?? []
  const fields = Object.fromEntries(Object.entries(written).filter(([name]) => legal.includes(name)))
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(written)) {
    if (legal.includes(name)) continue
    const free = legal.filter(each => fields[each] === undefined)
    const isContent = op === 'add' || (op === 'set' && !/\./.test(String(written.ref)))
    const key = isContent && name !== 'section' ? onlyPlace(name, free) : meant(name, free, WORDS.key)
    if (key === undefined) others[name] = value
    else fields[key] = value
  }
  return { op, fields, others }
}

/** Beside a kind, most names are the section's own slots; only those that no slot has lead elsewhere. */
const onlyPlace = (name: string, free: string[]): string | undefined =>
  meant(
    name,
    free.filter(each => !/^(?:value|content|items)$/.test(each)),
    {
      ...WORDS.key,
      layout: ['variant', 'template'],
      tone: ['ground', 'background', 'color scheme'],
      ref: ['target', 'path', 'id', 'section']
    }
  ) ?? (/^(?:slots|data|props|fields)$/.test(flat(name)) && free.includes('content') ? 'content' : undefined)
