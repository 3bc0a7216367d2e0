import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { KINDS, type Kind } from '../src/compose/kinds.ts'
import { labelOf } from '../src/designer/reading/model/labels.ts'
import { TAG_ROLES, type TagRole } from '../src/designer/reading/model/model-shape.ts'
import { type Token, tokensOf } from '../src/designer/reading/model/tokens.ts'

/** A stretch of a brief: as typed, and what its words do. */
export interface Piece {
  text: string
  role: TagRole
}

/** A brief whose words somebody marked with their roles. */
export interface Annotated {
  /** Its file in `briefs`. */
  file: string
  kind: Kind
  /** The words that say what the email is about; empty where none do, absent where nobody said. */
  topic?: string
  /** What it is made of, in order. */
  pieces: Piece[]
  text: string
  tokens: Token[]
  /** The label of each token, as its place in `LABELS`. */
  labels: Uint8Array
}

const FOLDER = new URL('./briefs/', import.meta.url)

/** Files by the hands that wrote the first ones, who knew what the designer read well. */
const FIRST_HANDS: ReadonlySet<string> = new Set(
  'asked-in-lists boxes briefed campaigns careful chatty clubs community dashed-lines doubtful far-and-wide first-prompts glued items known labelled labelled-lines like-wishes lines-and-telegrams lists local long many-wishes medium mixed more-mixed more-shops named-in-passing offices one-or-two-sentences orders-and-reminders ordinary organisers owners paragraphs people practical prose reviews salons-and-apps senders-a-to-m senders-n-to-z service-mail services shop-managers shops shops-a-to-m short software software-and-shops stories stories-and-posts structured tested testers thoughtful typed-fast typed-first what-happened'.split(
    ' '
  )
)

/** Files by people who had not seen what the designer reads well; how sure it may be is measured on them. */
export const OTHER_HANDS: ReadonlySet<string> = new Set(
  readdirSync(FOLDER).filter(name => name.endsWith('.txt') && !FIRST_HANDS.has(name.slice(0, -4)))
)

/** What other hands wrote is what people type: it counts as if it stood there so many times. */
export const weightOf = ({ file }: Pick<Annotated, 'file'>): number => (OTHER_HANDS.has(file) ? 3 : 1)

/** All annotated briefs of the folder, in the order of file names. */
export const annotatedBriefs = (): Annotated[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .flatMap(name => withTopics(parse(readFileSync(new URL(name, FOLDER), 'utf8'), name), name))

/** Briefs of a file with their topics: the file of its name in `topics`, if there is one, has a line for each brief. */
function withTopics(briefs: Annotated[], name: string): Annotated[] {
  const file = new URL(`./topics/${name}`, import.meta.url)
  if (!existsSync(file)) return briefs
  const topics = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (topics.length !== briefs.length)
    throw new Error(`training/topics/${name} has ${topics.length} lines for ${briefs.length} briefs.`)
  return briefs.map((brief, at) => {
    const topic = topics[at] === '-' ? '' : topics[at]!
    if (!brief.text.includes(topic)) throw new Error(`The topic "${topic}" does not stand in its brief of ${name}.`)
    return { ...brief, topic }
  })
}

const TAG = /<(\/?)([a-z]+)>/

/**
 * Reads briefs with their marks: `---` on a line of its own between two briefs, `# kind: …` on the first line of each,
 * `<role>…</role>` around words.
 * @throws Error with the beginning of the brief, when it has no kind, or marks nest, stay open or name no role.
 */
export const parse = (text: string, file: string): Annotated[] =>
  text
    .split(/^---\s*$/m)
    .map(brief => brief.trim())
    .filter(Boolean)
    .map(brief => annotated(brief, file))

function annotated(brief: string, file: string): Annotated {
  const [, kind, marked = ''] = /^# kind: (\w+)\n(.+)$/s.exec(brief) ?? []
  const where = `in the brief "${brief.slice(0, 60)}…" of ${file}`
  if (!KINDS.includes(kind as Kind)) throw new Error(`A kind of KINDS is missing ${where}.`)
  let open: TagRole = 'none'
  const pieces: Piece[] = []
  for (const piece of marked.split(/(<\/?[a-z]+>)/)) {
    const [, closes, name] = TAG.exec(piece) ?? []
    if (name === undefined) {
      pieces.push({ text: piece, role: open })
      continue
    }
    const role = name as TagRole
    if (!TAG_ROLES.includes(role) || (closes ? open !== role : open !== 'none'))
      throw new Error(`The mark ${piece} is out of place ${where}. Marks of roles may not nest.`)
    open = closes ? 'none' : role
  }
  if (open !== 'none') throw new Error(`A mark is not closed ${where}. Close it.`)
  return { file, kind: kind as Kind, ...briefOf(pieces) }
}

/** The brief that pieces make: its text, its words and their labels. */
export function briefOf(pieces: Piece[]): Pick<Annotated, 'pieces' | 'text' | 'tokens' | 'labels'> {
  const text = pieces.map(piece => piece.text).join('')
  const roleAt = pieces.flatMap(piece => new Array<TagRole>(piece.text.length).fill(piece.role))
  const begins = new Set<number>()
  let at = 0
  for (const piece of pieces) {
    begins.add(at)
    at += piece.text.length
  }
  const tokens = tokensOf(text)
  return { pieces, text, tokens, labels: labelsOf(tokens, roleAt, begins) }
}

/** A word begins a span where a mark opens at it, or at the signs before it. */
const labelsOf = (tokens: Token[], roleAt: TagRole[], begins: Set<number>): Uint8Array =>
  Uint8Array.from(tokens, ({ at }, place) => {
    const before = tokens[place - 1]
    let first = place === 0
    for (let sign = at; !first && before && sign >= before.at + before.text.length; sign--) first = begins.has(sign)
    return labelOf(roleAt[at] ?? 'none', first)
  })
