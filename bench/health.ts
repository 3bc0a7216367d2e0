// How long `/api/health` takes while the site works hard, beside the same site at rest.
import { setTimeout as wait } from 'node:timers/promises'
import { BRIEF } from './emails.ts'
import { HOSTILE, HOSTILE_EMAILS } from './hostile.ts'
import { type Person, startSite } from './site.ts'

const BUDGET_MS = 50
/** Half a megabyte of HTML with a thousand rules: more than any email, and within what may be stored. */
const HEAVY = {
  html_value:
    '<table class="t"><tr><td class="c d"><p class="x y">Row <a href="https://a.example">go</a></p></td></tr></table>\n'
      .repeat(4_400)
      .slice(0, 484 * 1024),
  css_value: Array.from(
    { length: 1_000 },
    (_, at) => `table .d p.x:not(.z${at}) a { color: #0000${(at % 90) + 10} }`
  ).join('\n')
}

const site = await startSite()
try {
  const [ana, ben, cai] = await Promise.all([site.newPerson(), site.newPerson(), site.newPerson()])
  const { data: heavy } = await answerOf(ben('/api/templates', HEAVY))
  const { data } = await answerOf(cai('/api/templates/generate', { prompt: BRIEF }))
  const idle = await probe(wait(4_000))
  const busy = await probe(
    Promise.all([
      ...Array.from({ length: 5 }, () => answerOf(ana('/api/templates/generate', { prompt: BRIEF }))),
      ben(`/api/templates/${heavy.id}/export`, { format: 'html' }).then(async answer => {
        await answer.arrayBuffer()
        console.log(`The heavy export answers ${answer.status}.`)
      }),
      chat(cai, data.template.id)
    ])
  )
  const hostile = await probe(Promise.all(Object.entries(HOSTILE).map(readHostile)))
  const exported = await probe(exportHostile())
  console.log('\n/api/health, in ms              median     worst')
  line('at rest (yardstick)', idle)
  line('five generations, export, chat', busy, BUDGET_MS)
  line('hostile briefs read and refused', hostile, BUDGET_MS)
  line('hostile emails exported', exported, BUDGET_MS)
} finally {
  await site.stop()
}

async function chat(person: Person, id: string) {
  for (const prompt of [
    'make the button green',
    'change the headline to Bowls for slow mornings',
    'make the button round'
  ])
    await answerOf(person('/api/templates/update', { id, prompt }))
}

/** As long as a brief may be, it is read, and does not take the site's time. */
async function readHostile([name, brief]: [string, string]) {
  const person = await site.newPerson()
  const start = performance.now()
  const answer = await person('/api/briefs/facts', { brief })
  await answer.arrayBuffer()
  const ms = (performance.now() - start).toFixed(0)
  console.log(`${brief.length} characters, ${name}: ${answer.status} in ${ms} ms`)
}

/** One after the other, so that each time is its own; beside the export of a small email as a yardstick. */
async function exportHostile() {
  const person = await site.newPerson()
  const small = { html_value: '<p>Hello</p>', css_value: 'p { color: red }' }
  for (const [name, email] of Object.entries({ 'a small email (yardstick)': small, ...HOSTILE_EMAILS })) {
    const { data } = await answerOf(person('/api/templates', email))
    const start = performance.now()
    const answer = await person(`/api/templates/${data.id}/export`, { format: 'html' })
    await answer.arrayBuffer()
    console.log(`Export, ${name}: ${answer.status} in ${(performance.now() - start).toFixed(0)} ms`)
  }
}

async function answerOf(answer: Promise<Response>) {
  const response = await answer
  const body = await response.json()
  if (!body.success) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(body)}`)
  return body
}

/** The time of each probe until the work is done, one after the other. */
async function probe(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const start = performance.now()
    await (await fetch(`${site.url}/api/health`)).text()
    times.push(performance.now() - start)
    await wait(10)
  }
  await end
  return times
}

function line(name: string, times: number[], budget?: number) {
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  const verdict = budget ? ` budget ${budget} ms ${Math.max(...times) <= budget ? 'kept' : 'EXCEEDED'}` : ''
  console.log(
    `${name.padEnd(32)}${median.toFixed(1).padStart(6)}${Math.max(...times)
      .toFixed(1)
      .padStart(10)}${verdict}`
  )
}
