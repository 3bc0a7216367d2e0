import { readdirSync, readFileSync } from 'node:fs'
import { KINDS, type Kind } from '../src/designer/brief-reader/brief.ts'
import { CARRIED_ON, ROLES, type Role } from '../src/designer/roles/roles.ts'
import { type Token, tokensOf } from '../src/designer/roles/tokens.ts'

/** A brief whose words somebody marked with their roles. */
export interface Annotated {
  kind: Kind
  text: string
  tokens: Token[]
  /** The role of each token, as its place in `ROLES`. */
  roles: number[]
}

const FOLDER = new URL('./briefs/', import.meta.url)

/** All annotated briefs of the folder, in the order of file names. */
export const annotatedBriefs = (): Annotated[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .flatMap(name => parse(readFileSync(new URL(name, FOLDER), 'utf8')))

/** Marks that these roles do not tell apart yet, with the role that is next to them. */
const READ_AS: Record<string, Role> = { offer: 'say', deadline: 'say', question: 'say', session: 'item' }

const TAG = /<(\/?)([a-z]+)>/

/**
 * Reads briefs with their marks: `---` on a line of its own between two briefs, `# kind: …` on the first line of each,
 * `<role>…</role>` around words.
 * @throws Error with the beginning of the brief, when it has no kind, or marks nest, stay open or name no role.
 */
export const parse = (text: string): Annotated[] =>
  text
    .split(/^---\s*$/m)
    .map(brief => brief.trim())
    .filter(Boolean)
    .map(annotated)

function annotated(brief: string): Annotated {
  const [, kind, marked = ''] = /^# kind: (\w+)\n(.+)$/s.exec(brief) ?? []
  if (!KINDS.includes(kind as Kind)) throw new Error(`A kind of KINDS is missing before "${brief.slice(0, 60)}…".`)
  let [text, open] = ['', 0]
  const roleAt: number[] = []
  const begins = new Set<number>()
  for (const piece of marked.split(/(<\/?[a-z]+>)/)) {
    const [, closes, name] = TAG.exec(piece) ?? []
    if (name === undefined) {
      roleAt.push(...new Array<number>(piece.length).fill(open))
      text += piece
      continue
    }
    const role = ROLES.indexOf(READ_AS[name] ?? (name as Role))
    if (role < 0 || (closes ? open !== role : open !== 0))
      throw new Error(
        `The mark ${piece} is out of place in the brief "${marked.slice(0, 60)}…". Marks of roles may not nest.`
      )
    open = closes ? 0 : role
    begins.add(text.length)
  }
  if (open !== 0) throw new Error(`A mark is not closed in the brief "${marked.slice(0, 60)}…". Close it.`)
  const tokens = tokensOf(text)
  const roles = tokens.map(({ at }) => (begins.has(at) ? roleAt[at] : carriedOn(roleAt[at])) ?? 0)
  return { kind: kind as Kind, text, tokens, roles }
}

const carriedOn = (role: number | undefined): number => {
  const name = ROLES[role ?? 0] ?? 'none'
  return ROLES.indexOf(CARRIED_ON[name] ?? name)
}
