// Many people at work for a minute. Nothing they do is refused, and what was answered as saved is there afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import { BRIEF } from './emails.ts'
import { type Person, startSite } from './site.ts'

const PEOPLE = 24
const DURATION_MS = 60_000
/** Between two things that one of them does. */
const PAUSE_MS = 100
/** Saves of a template before the next one is begun. */
const SAVES = 5

/** Ms of each call by what it is for. */
const times = new Map<string, number[]>()
/** How often each refusal was met, by its words. */
const refusals = new Map<string, number>()

const site = await startSite()
try {
  const people: Person[] = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await site.newPerson())
  const end = performance.now() + DURATION_MS
  const saved = await Promise.all(people.map(person => work(person, end)))
  const lost = await Promise.all(people.map((person, at) => lostOf(person, saved[at] ?? new Map())))
  report(lost.reduce((sum, each) => sum + each, 0))
} finally {
  await site.stop()
}

/** One person's minute; answers the HTML that was last answered as saved, by template. */
async function work(person: Person, end: number): Promise<Map<string, string>> {
  const saved = new Map<string, string>()
  await timed('generate', () => person('/api/templates/generate', { prompt: BRIEF }))
  while (performance.now() < end) {
    let html = '<p>Begun</p>'
    const made = await timed('create', () => person('/api/templates', { html_value: html }))
    if (!made) continue
    const address = `/api/templates/${made.id}`
    saved.set(address, html)
    let revision = made.revision
    for (let count = 0; count < SAVES; count += 1) {
      html = `<p>Saved ${count} times in ${made.id}</p>`
      const body = { html_value: html, revision }
      const next = await timed('save', () => person(address, body, {}, 'PATCH'))
      if (!next) break
      saved.set(address, html)
      revision = next.revision
    }
    await timed('list', () => person('/api/templates'))
    await timed('export', () => person(`${address}/export`, { format: 'html' }))
  }
  return saved
}

/** Templates whose HTML is not what was last answered as saved. */
async function lostOf(person: Person, saved: Map<string, string>): Promise<number> {
  let lost = 0
  for (const [address, html] of saved) {
    const { data } = await (await person(address)).json()
    if (data?.html_value !== html) lost += 1
  }
  return lost
}

interface Saved {
  id: string
  revision: number
}

/** Does a call and notes its time, then pauses. Answers what it made; nothing where it was refused or made nothing. */
async function timed(what: string, call: () => Promise<Response>): Promise<Saved | undefined> {
  const began = performance.now()
  const answer = await call()
  const text = await answer.text()
  times.set(what, [...(times.get(what) ?? []), performance.now() - began])
  await wait(PAUSE_MS)
  if (answer.ok) return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text).data : undefined
  const refusal = `${what}: ${answer.status} ${text.slice(0, 200)}`
  refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  return undefined
}

function report(lost: number) {
  console.log(`\n${PEOPLE} people at work for ${DURATION_MS / 1_000} s, in ms    calls   median     95 %    worst`)
  for (const [what, all] of times) {
    const sorted = all.toSorted((one, other) => one - other)
    const shown = [0.5, 0.95, 1].map(
      share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    )
    console.log(
      `${what.padEnd(36)}${`${all.length}`.padStart(9)}${shown.map(ms => ms.toFixed(1).padStart(9)).join('')}`
    )
  }
  for (const [refusal, count] of refusals) console.log(`${count} × ${refusal}`)
  console.log(`${lost} saved templates were lost.`)
  if (lost > 0 || refusals.size > 0) process.exitCode = 1
}
