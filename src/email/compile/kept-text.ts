import type { StyleDeclaration } from '../source/declarations.ts'
import type { KeptRule, KeptSheet } from './kept-rules.ts'
import { declarationsText, type RuleGroup } from './style-sheet.ts'

/** Gmail counts 16 KB over all style tags (email-bugs#90); some room is left for what services add. */
const MOST_BYTES = 14_000

/** What stands in style tags, each text one tag. */
export interface KeptCss {
  /** Plain media queries only, first: Gmail drops a whole tag for one thing it does not know (caniemail#144). */
  plain: string[]
  /** Dark mode, fonts, hovers and hacks for other clients. */
  rest: string[]
  /** What of it some clients will not read, in words. */
  notes: string[]
}

/** Kept rules as texts of style tags, none larger than Gmail reads unless it is a single rule; nothing is left out. */
export function writeKept(sheet: KeptSheet, isAlive: (declaration: StyleDeclaration) => boolean): KeptCss {
  const groups = sheet.groups.flatMap(group => {
    const texts = group.rules.flatMap(rule => ruleText(rule, isAlive))
    return texts.length === 0 ? [] : [{ isPlain: isPlain(group, texts), texts: groupTexts(group, texts) }]
  })
  const textsOf = (plain: boolean): string[] =>
    groups.filter(group => group.isPlain === plain).flatMap(({ texts }) => texts)
  const dynamic = sheet.rules.flatMap(rule => ruleText(rule, isAlive))
  const plain = packed(textsOf(true))
  return { plain, rest: packed([...sheet.blocks, ...textsOf(false), ...dynamic]), notes: sizeNotes(plain) }
}

/** Its declarations are `!important`, since they have to win over style attributes. */
function ruleText({ selectors, declarations }: KeptRule, isAlive: (declaration: StyleDeclaration) => boolean) {
  const alive = declarations.filter(isAlive)
  if (alive.length === 0) return []
  return [`${selectors.map(({ text }) => text).join(', ')} { ${declarationsText(alive, true)} }`]
}

const isPlain = ({ conditions }: RuleGroup, rules: string[]): boolean =>
  conditions.length === 1 &&
  conditions.every(
    ({ name, params }) => name === 'media' && !/prefers-|-webkit-|hover|pointer|scripting/.test(params)
  ) &&
  rules.every(rule => !/[[@]|::|:(?!hover|first-child)\w+\(/.test(rule.split('{')[0] ?? ''))

/** A group that is too large for one tag becomes several with the same condition. */
function groupTexts({ conditions }: RuleGroup, rules: string[]): string[] {
  const opening = conditions.map(({ name, params }) => `@${name} ${params} {\n`).join('')
  const ending = '\n}'.repeat(conditions.length)
  const room = MOST_BYTES - bytesOf(opening + ending)
  return packed(rules, room).map(text => opening + text + ending)
}

/** Texts put together, in their order, into as few as hold no more than `room` bytes each. */
function packed(texts: string[], room = MOST_BYTES): string[] {
  const tags: { text: string; bytes: number }[] = []
  for (const written of texts) {
    const text = written.replaceAll('</', '<\\/')
    const bytes = bytesOf(text) + 1
    const last = tags.at(-1)
    if (last && last.bytes + bytes <= room)
      Object.assign(last, { text: `${last.text}\n${text}`, bytes: last.bytes + bytes })
    else tags.push({ text, bytes })
  }
  return tags.map(({ text }) => text)
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function sizeNotes(plain: string[]): string[] {
  if (plain.length < 2 && bytesOf(plain[0] ?? '') <= MOST_BYTES) return []
  const size = Math.ceil(bytesOf(plain.join('\n')) / 1024)
  return [
    `Gmail reads 16 KB of styles for phones, and this email has ${size} KB: what comes last does nothing there. Remove rules that it does not need.`
  ]
}
