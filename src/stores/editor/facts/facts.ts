import { atom, computed } from 'nanostores'
import { factChange } from '../../../compose/change/fact-change.ts'
import { factAt, factsOf } from '../../../compose/change/fact-paths.ts'
import { type FactQuestion, factQuestions } from '../../../compose/change/fact-questions.ts'
import { factFault, factLabel, listedFacts, openFacts } from '../../../compose/change/listed-facts.ts'
import { factsOperation } from '../../../compose/change/next-facts.ts'
import { placesWords } from '../../../compose/change/place-name.ts'
import { readFacts } from '../../../compose/change/read-facts.ts'
import type { EmailFacts } from '../../../compose/email-facts.ts'
import type { EmailDocument } from '../document.ts'
import type { Done } from '../history.ts'
import { changeTitle } from './title.ts'

/** What was changed last, and what is still to be asked about it. */
export interface LastChange {
  path: string
  before: string
  after: string
  /** "the subject and Event"; empty where no place changed. */
  places: string
  /** Questions that were answered with no, by their keys. */
  left: readonly string[]
  /** The facts as it left them: while they are these, it holds. */
  facts: string
}

const NOTHING_FOUND =
  'Nothing was found that could be listed: no subject, headline, button, date, or price beside a name. Write them into the email, then try again.'

/** The facts of the email at hand: what it says, and how a change of one of them goes into every place that says it. */
export function createFacts(document: EmailDocument) {
  /** The same facts as long as their text is the same, whatever else of the email changes. */
  const $text = computed(document.$email, ({ facts }) => facts)
  const $facts = computed($text, text => factsOf({ facts: text }))
  const $listed = computed($facts, facts => (facts ? listedFacts(facts) : []))
  const $open = computed($facts, facts => (facts ? openFacts(facts) : []))
  const $last = atom<LastChange | undefined>(undefined)

  /** The last change, while it holds: undo takes its questions along. */
  const $asked = computed([$text, $last], (text, last) => (last?.facts === text ? last : undefined))
  /** What is still to be asked, worked out for the email as it is now. */
  const $questions = computed([document.$email, $asked], (email, last): FactQuestion[] =>
    last ? factQuestions(email, last).filter(({ key }) => !last.left.includes(key)) : []
  )

  /** Gives a fact another value, as one step that is named in words; an empty one takes it out. Answers why not. */
  function change(path: string, value: string): Done {
    const facts = $facts.get()
    const after = value.trim()
    if (!facts) return { ok: false, reason: 'This email has no facts yet. Read them from the email first.' }
    const fault = factFault(path, after)
    if (fault) return { ok: false, reason: fault }
    const before = factAt(facts, path)
    if (before === after) return { ok: true }
    const { operations, places } = factChange(document.$email.get(), path, before, after)
    const label = factLabel(facts, path)
    const done = document.perform(operations, { title: changeTitle({ label, before, after, places }) })
    const left = { path, before, after, places: placesWords(places), left: [], facts: $text.get() }
    if (done.ok) $last.set(left)
    return done
  }

  /** Does what a question offers, as a step of its own. */
  function putThere({ operations, place }: FactQuestion): Done {
    const last = $asked.get()
    const title = last?.after ? `Put “${last.after}” into ${place.words}` : `Taken out of ${place.words}`
    return document.perform(operations, { title })
  }

  /** Leaves a place as it is. */
  function leave({ key }: FactQuestion) {
    const last = $last.get()
    if (last) $last.set({ ...last, left: [...last.left, key] })
  }

  /** Reads facts from the texts of an email that carries none, as a step. Answers why not. */
  function read(): Done {
    const facts = readFacts(document.$email.get())
    return facts ? take(facts) : { ok: false, reason: NOTHING_FOUND }
  }

  const take = (facts: EmailFacts): Done =>
    document.perform(factsOperation(facts), { title: 'Facts read from the email' })

  return { $facts, $listed, $open, $asked, $questions, change, putThere, leave, read }
}

export type Facts = ReturnType<typeof createFacts>

const known = new WeakMap<EmailDocument, Facts>()

/** Those of a document, made when they are first asked for: the panel that shows them comes and goes. */
export function factsFor(document: EmailDocument): Facts {
  const facts = known.get(document) ?? createFacts(document)
  known.set(document, facts)
  return facts
}
