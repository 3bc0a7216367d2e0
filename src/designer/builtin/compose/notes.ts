import type { SectionInput } from '../../../email/sections/normalise.ts'
import { isStatement } from '../../grammar/clause.ts'
import type { Material } from './material.ts'
import { uncovered, uncoveredNote } from './uncovered.ts'
import { wordsOf } from './unplaced.ts'

/** "with a photo of a dog": a picture that only its owner has. */
const PHOTO =
  /\b((?:an?|the|one|our|some|big|large|nice|real) (?:[a-z]+ )?(?:photos?|photographs?) (?:of|from) [^.,;:\n]{2,40}?|(?<=\b(?:include|add|put in|use|with) )an? (?:group|team|big|large) photo)(?=,| (?:at|on|in the|with|and|then|as|near|for)\b|[.,;:!\n]|$)/i

/** What mail clients do not run, or what only its owner has. */
const LIVE =
  /(?<!\b(?:no|not|without|never|any|avoid) (?:an? |[a-z]+ )?)\b(?:progress (?:bar|meter)|countdown(?: (?:timer|clock))?|qr code|carousel|slideshow|animated gif|gif)\b/i

/** Humour is not made up for somebody else. */
const HUMOUR =
  /\b(?:funny|witty|humorous|cheeky|hilarious|quirky|tongue-in-cheek|jokey|punny|sarcastic|rhyming|poetic)\b(?= (?:tone|voice|words|copy|and|but|,|please|pls|style|email|e-mail|message|way|line|one)|[.,;!\n]|$)/i

const SUBJECTS = /\b([2-9]|two|three|four|five|several|some|a few|a couple of) (?:[a-z]+ )?subject lines?\b/i

/** "Include the agenda": more than the day and the hour. */
const PROGRAMME =
  /\b(?:include|add|show|list|with|and) (?:the|an?|our|a short|the full) (agenda|programme|program|schedule|timetable)\b/i

/** Does the name stand in no place but a link or an address? */
function isFromAddress(brand: string, source: string): boolean {
  const text = source.toLowerCase()
  const name = brand.toLowerCase()
  const words = text.split(/\s+/).filter(word => !/[.@]\S/.test(word))
  return text.includes(`${name.replace(/ /g, '-')}.`) && !words.join(' ').includes(name)
}

/** A list of a newsletter whose entries are topics that nothing is told of. */
const hasOnlyTitles = (sections: SectionInput[]): boolean =>
  sections.some(({ content: { items } }) => {
    const titles = Array.isArray(items) ? items.filter(({ title }) => typeof title === 'string') : []
    return (
      titles.length > 1 &&
      titles.filter(({ text, title }) => !text && !isStatement(String(title))).length * 2 > titles.length
    )
  })

/** What the person who wrote the brief should know before sending, in sentences. */
export function notesOf({ brief, brand, button, href: main, notes }: Material, sections: SectionInput[]): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind))
  const all = [...notes]
  const href = button?.href ?? main
  if (brief.requests.includes('steps') && !kinds.has('steps'))
    all.push('You asked for steps: tell me each one, and I will add them.')
  const asksForProgramme = PROGRAMME.exec(brief.source)?.[1]
  if (brief.requests.includes('schedule') && !kinds.has('schedule') && (asksForProgramme || !kinds.has('event')))
    all.push(`For the ${asksForProgramme?.toLowerCase() ?? 'schedule'}, tell me what happens when.`)
  if (brief.requests.includes('stats') && !kinds.has('stats'))
    all.push('For large figures, tell me each number and what it counts.')
  for (const topic of brief.wanted
    .filter(topic => topic !== '' && !/\b(?:didn't|did not|wasn't|was not)\b/.test(topic))
    .slice(0, 3)
    .map(topic =>
      topic
        .replace(/,? and no .*$/i, '')
        .replace(/\b(?:our|my)\b/g, 'your')
        .replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
    ))
    all.push(
      `You asked for ${/^(?:what|how|why|when|where|who|which)\b/i.test(topic) ? `words on ${topic}` : topic}, but the brief does not say it: tell me, and I will add it.`
    )
  const field = brief.pairs.find(({ value }) => /^\{\{\w+\}\}$/.test(value))?.value
  if (field) all.push(`What differs from reader to reader stands as tags such as ${field}: your system fills that in.`)
  if (JSON.stringify(sections).includes('{{first_name}}'))
    all.push('{{first_name}} stands for the reader, whom your system knows.')
  const photo = PHOTO.exec(brief.source)?.[1]
  if (photo && sections.some(({ content }) => 'image' in content))
    all.push(`I have no photos: a drawing stands where you asked for ${photo} until you put your own there.`)
  if (brief.kind === 'newsletter' && hasOnlyTitles(sections))
    all.push('The stories have only titles so far: tell me what each one says, and I will add it.')
  const live = LIVE.exec(brief.source)?.[0].toLowerCase()
  if (live)
    all.push(`I cannot make a ${live}: the facts stand in the text, and you can put a picture of one in their place.`)
  const humour = HUMOUR.exec(brief.source)?.[0].toLowerCase()
  if (humour)
    all.push(
      `You asked for ${humour} words; mine are plain ones. Tell me the line you have in mind, and I will put it in.`
    )
  const subjects = SUBJECTS.exec(brief.source)?.[1]
  if (subjects) all.push(`You asked for ${subjects} subject lines: I wrote one, which you can change in the editor.`)
  if (brand && isFromAddress(brand, brief.source))
    all.push(
      `The brief has no name for the sender, so ${brand} comes from the address: tell me the name, and I will put it in.`
    )
  if (!brand) all.push('The brief does not say who it is from: {{company_name}} stands for the name in the foot.')
  if (href.startsWith('{{') && sections.some(({ content }) => 'button' in content))
    all.push(`The button leads to ${href} until you give me the address.`)
  const missing = uncovered(brief, `${wordsOf(sections)} ${all.join(' ')}`)
  if (missing.length > 0) all.push(uncoveredNote(missing))
  return all
}
