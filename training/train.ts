import { writeFileSync } from 'node:fs'
import { kindBy } from '../src/designer/brief-reader/kind.ts'
import { tidyBrief } from '../src/designer/brief-reader/tidy-brief.ts'
import { ROLES, type Role } from '../src/designer/roles/roles.ts'
import { roleNumbers } from '../src/designer/roles/score.ts'
import { type Annotated, annotatedBriefs } from './annotated.ts'
import { type Learnt, learn } from './learn.ts'
import { learnKinds } from './learn-kinds.ts'
import { writtenKinds, writtenRoles } from './written.ts'

/** Each brief is read by what was learnt from the others, four fifths at a time. */
const PARTS = 5

const sum = (row: number[]): number => row.reduce((total, one) => total + one, 0)
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const OURS: Role[] = ['look', 'part', 'note']
const THEIRS: Role[] = ['say', 'say-on', 'item', 'item-on', 'quote', 'name']

const briefs = annotatedBriefs()
if (process.argv.includes('--check')) report(briefs)
else {
  const write = (path: string, text: string) => writeFileSync(new URL(`../src/designer/${path}`, import.meta.url), text)
  write('roles/weights.ts', writtenRoles(learn(briefs)))
  write('brief-reader/kind-weights.ts', writtenKinds(learnKinds(briefs)))
  console.log(`Learnt from ${briefs.length} briefs.`)
}

/** How well briefs are read that nothing was learnt from. */
function report(all: Annotated[]): void {
  const counts = ROLES.map(() => ROLES.map(() => 0))
  let kinds = 0
  for (let part = 0; part < PARTS; part++) {
    const others = all.filter((_, at) => at % PARTS !== part)
    const [learnt, rows] = [learn(others), learnKinds(others)]
    for (const brief of all.filter((_, at) => at % PARTS === part)) {
      count(brief, learnt, counts)
      kinds += Number(kindBy(tidyBrief(brief.text), feature => rows.get(feature)) === brief.kind)
    }
  }
  print(counts, kinds / all.length)
}

function count({ text, tokens, roles }: Annotated, { rows, between }: Learnt, counts: number[][]): void {
  const found = roleNumbers(text, tokens, { rowOf: feature => rows.get(feature), between })
  for (const [at, role] of found.entries()) {
    const row = counts[roles[at] ?? 0]
    if (row) row[role] = (row[role] ?? 0) + 1
  }
}

function print(counts: number[][], kinds: number): void {
  const among = (from: readonly Role[], to: readonly Role[]) =>
    sum(from.map(role => sum(to.map(other => counts[ROLES.indexOf(role)]?.[ROLES.indexOf(other)] ?? 0))))
  const right = sum(counts.map((row, at) => row[at] ?? 0)) / sum(counts.map(sum))
  console.log(`${percent(right)} of the words right, ${percent(kinds)} of the kinds`)
  console.log(
    `of what is for us ${percent(among(OURS, THEIRS) / among(OURS, ROLES))} taken for the reader's, of the reader's ${percent(among(THEIRS, OURS) / among(THEIRS, ROLES))} for ours`
  )
  console.table(
    Object.fromEntries(
      ROLES.map((role, at) => {
        const [own, found, hit] = [sum(counts[at] ?? []), sum(counts.map(row => row[at] ?? 0)), counts[at]?.[at] ?? 0]
        return [role, { words: own, recall: (hit / own).toFixed(2), precision: (hit / found).toFixed(2) }]
      })
    )
  )
}
