import type { SectionInput } from '../../email/sections/normalise.ts'
import { comparable, sentence, withoutStop } from '../brief/words.ts'
import type { Brief, Statement } from '../brief.ts'
import { withLinks } from './address.ts'
import { type Kit, section, textOf } from './kit.ts'
import { letterSignature } from './parts/facts.ts'
import type { Step } from './recipes.ts'

/** What the brief says and no section has said yet. */
export function remaining({ brief, sections, said }: Kit): Statement[] {
  const shown = textOf(sections)
  return brief.statements.filter(
    statement => statement.form !== 'part' && !said.has(statement) && !isShown(statement, shown, brief)
  )
}

function isShown({ text, title }: Statement, shown: string, brief: Brief): boolean {
  const plain = comparable(withoutStop(text))
  return (
    shown.includes(plain) ||
    shown.includes(comparable(withoutStop(withLinks(text, brief)))) ||
    (title !== undefined && shown.includes(comparable(title)))
  )
}

/** The rest of the brief: sentences as paragraphs, phrases as a list, the signature under them. */
export function body(kit: Kit, { layout, tone }: Step): SectionInput[] {
  const { brief } = kit
  const rest = remaining(kit)
  const sentences = rest
    .filter(({ form, title }) => form === 'sentence' && !title)
    .map(({ text }) => withLinks(sentence(text), brief))
  const phrases = rest.filter(({ form, title }) => form === 'item' && !title)
  const titled = rest.filter(({ title }) => title)
  const signature = letterSignature(brief)
  const made: SectionInput[] = []
  const isLetter = signature !== undefined || (layout === 'letter' && sentences.length >= 3)
  if (sentences.length > 0 || signature) {
    const text = paragraphs(sentences.length > 0 ? sentences : ['Until soon.'])
    made.push(
      section(
        'text',
        { text, ...(signature && { signature }) },
        layout === 'letter' && !isLetter ? 'plain' : layout,
        tone
      )
    )
  }
  if (phrases.length === 1 && titled.length === 0)
    made.push(section('notice', { text: withLinks(sentence(phrases[0]!.text), brief) }, 'bar', 'tint'))
  else if (phrases.length + titled.length > 0) {
    const items = [
      ...titled.map(({ title, text }) => ({ title: title!, text: withLinks(text, brief) })),
      ...phrases.map(({ text }) => ({ title: withLinks(withoutStop(text), brief) }))
    ]
    made.push(
      section(
        'list',
        { heading: headingFor(brief), items: items.slice(0, 10) },
        'plain',
        made.length > 0 ? 'tint' : tone
      )
    )
  }
  kit.sections.push(...made)
  return made
}

const headingFor = ({ kind }: Brief): string => (kind === 'newsletter' ? 'Also in this issue' : 'Good to know')

/** Two or three sentences to a paragraph. */
function paragraphs(sentences: string[]): string {
  const grouped: string[][] = []
  for (const text of sentences) {
    const last = grouped.at(-1)
    const length = last?.join(' ').length ?? 0
    if (last && last.length < 3 && length + text.length < 260) last.push(text)
    else grouped.push([text])
  }
  return grouped.map(group => group.join(' ')).join('\n\n')
}

/** What the designer tells its user: what it had to leave to them. */
export function notes({ brief, sections }: { brief: Brief; sections: readonly SectionInput[] }): string[] {
  const has = (kind: string) => sections.some(section => section.kind === kind)
  const shown = sections.map(({ content }) => JSON.stringify(content)).join(' ')
  const said: string[] = []
  if (brief.brand.source === 'none')
    said.push('The brief names no sender, so the footer says {{company_name}}; tell me the name and I will put it in.')
  else if (brief.brand.source === 'trade')
    said.push(`The brief names no company, so the header says “${brief.brand.name}”.`)
  else if (brief.brand.source === 'domain')
    said.push(`I took the sender’s name, ${brief.brand.name}, from the web address.`)
  if (brief.asked.includes('quote') && !has('quote'))
    said.push('I left out the testimonial: I only quote what people really said. Send me the words and the name.')
  if (brief.asked.includes('schedule') && !has('schedule'))
    said.push('The brief gives no times for the agenda; send them as “18:00 Doors” and I will add it.')
  if (/\{\{product_/.test(shown)) said.push('Where the brief names no products there are merge tags to fill in.')
  if (!brief.certain) said.push('The brief does not say what kind of email it is, so I made it an announcement.')
  return said
}
