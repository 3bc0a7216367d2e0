// `npm run eval`: how well a designer reads, composes and edits, on material that nobody tunes to. See README.md.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DESIGNERS, type DesignerName, loadDesigner } from './designers.ts'
import { tableOf } from './report.ts'
import { PARTS, SETS, type SetName } from './run/sets.ts'
import { scoreInThreads } from './run/threads.ts'
import { writeScores } from './scores.ts'

const { values } = parseArgs({
  options: {
    designer: { type: 'string', default: 'offline' },
    only: { type: 'string' },
    hands: { type: 'string' },
    judge: { type: 'string' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false }
  }
})
const designer = named(values.designer, DESIGNERS, 'designer')
const sets = values.only === undefined ? [...SETS] : setsNamed(values.only)

if (values.hands && values.write) stop('Scores of some hands only are not kept. Leave out --hands or --write.')

if (values.judge === undefined) await score()
else await judge(resolve(values.judge))

async function score(): Promise<void> {
  const began = performance.now()
  const parts = values.write ? PARTS.filter(part => sets.includes(`${part.split('-')[0]}-open` as SetName)) : []
  const results = await scoreInThreads(designer, [...sets, ...parts], values.hands?.split(''))
  if (values.show) for (const [set, { faults }] of results) for (const fault of faults) console.log(`${set} ${fault}`)
  console.log(`\n${designer}\n\n${tableOf(new Map([...results].filter(([set]) => sets.includes(set))))}`)
  console.log(`\n${Math.round((performance.now() - began) / 1_000)} s`)
  if (values.write) writeScores(designer, results)
}

/** Pictures of the blind half, or of the open one where that is named, beside the repository and never in it; of the emails of forms where their set is named. */
async function judge(out: string): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (`${out}/`.startsWith(root)) stop('Blind briefs may not be written into the repository. Name a folder beside it.')
  const { writeJudging } = await import('./judge/judge.ts')
  const { emailsOfBriefs, emailsOfForms } = await import('./judge/emails.ts')
  const portion = values.only?.endsWith('open') ? 'open' : 'blind'
  const isForms = values.only?.startsWith('fields')
  const emails = isForms ? emailsOfForms(portion) : await emailsOfBriefs(await loadDesigner(designer), portion)
  await writeJudging(emails, out)
  console.log(`${emails.length} emails to judge in ${out}`)
}

/** `briefs` stands for all sets of briefs. */
function setsNamed(only: string): SetName[] {
  const found = SETS.filter(set => set === only || set.startsWith(`${only}-`))
  if (found.length === 0) stop(`There are no scores "${only}". Try --only=briefs, instructions or fields.`)
  return found
}

function named(name: string, names: readonly DesignerName[], what: string): DesignerName {
  const found = names.find(each => each === name)
  return found ?? stop(`There is no ${what} "${name}". Try ${names.join(' or ')}.`)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
