import type { FactFields } from '../../src/compose/email-facts.ts'
import type { Field, Reading, Role, Slot } from '../../src/designer/reading/reading.ts'
import { isSure } from '../../src/designer/reading/slots/confidence.ts'

/** What is sure of a reading, as the form that it would fill. */
export function factsFrom({ slots }: Reading): FactFields {
  const sure = slots.filter(isSure)
  const of = (role: Role) => sure.filter(slot => slot.role === role)
  const first = (role: Role) => of(role)[0]?.text
  const about = (role: Role, { id }: Slot) => of(role).find(slot => slot.of === id)?.text
  const [offer] = of('offer')
  const name = first('sender')
  return {
    ...(name && { sender: { name, trade: first('trade'), address: first('address') } }),
    topic: first('topic'),
    sentences: of('statement').map(({ text }) => text),
    things: of('item').map(item => ({
      name: part(item, 'title') ?? item.text,
      price: part(item, 'price'),
      was: part(item, 'was'),
      text: part(item, 'text'),
      link: part(item, 'href')
    })),
    occasions: [
      ...of('session').map(session => ({
        date: part(session, 'date'),
        time: part(session, 'time'),
        note: part(session, 'title')
      })),
      ...of('deadline').flatMap(({ text, label }) => (offer ? [] : [{ date: text, note: label }]))
    ],
    ...(offer && { offer: { what: offer.text, code: first('code'), until: first('deadline') } }),
    questions: of('question').flatMap(asked => {
      const answer = about('answer', asked)
      return answer ? [{ question: asked.text, answer }] : []
    }),
    quotes: of('quote').map(quote => ({ words: quote.text, who: about('author', quote) })),
    buttons: of('button').map(button => ({ label: part(button, 'title') ?? button.text, link: part(button, 'href') })),
    signOff: first('signature'),
    subject: first('subject'),
    headline: first('headline'),
    rows: [],
    steps: [],
    figures: []
  }
}

const part = ({ fields }: Slot, name: Field): string | undefined => fields?.[name]?.text
