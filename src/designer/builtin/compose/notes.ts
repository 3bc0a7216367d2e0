import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Material } from './material.ts'

/** What the person who wrote the brief should know before sending, in sentences. */
export function notesOf({ brief, brand, button, href: main, notes }: Material, sections: SectionInput[]): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind))
  const all = [...notes]
  const href = button?.href ?? main
  if (brief.requests.includes('steps') && !kinds.has('steps'))
    all.push('You asked for steps: tell me each one, and I will add them.')
  if (brief.requests.includes('schedule') && !kinds.has('schedule') && !kinds.has('event'))
    all.push('For the schedule, tell me what happens when.')
  if (brief.requests.includes('stats') && !kinds.has('stats'))
    all.push('For large figures, tell me each number and what it counts.')
  for (const topic of brief.wanted
    .filter(topic => topic !== '' && !/\b(?:didn't|did not|wasn't|was not)\b/.test(topic))
    .slice(0, 3))
    all.push(
      `You asked for ${/^(?:what|how|why|when|where|who|which)\b/i.test(topic) ? `words on ${topic}` : topic}, but the brief does not say it: tell me, and I will add it.`
    )
  if (!brand) all.push('The brief does not say who it is from: {{company_name}} stands for the name in the foot.')
  if (href.startsWith('{{') && sections.some(({ content }) => 'button' in content))
    all.push(`The button leads to ${href} until you give me the address.`)
  return all
}
