import { endOf } from '../../entities/found.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { entitiesIn, type Page, typed } from '../page.ts'
import type { Unit } from '../units.ts'

/** What a unit that begins so goes on from the one before it. */
const LEANS_BACK =
  /^(?:will|is|are|was|were|has|have|can|in|at|on|for|with|to|from|because|which|who|whose|that|as|by|of|than|until|till|when|where|not|opens|starts|closes|begins|runs|takes|ends|returns|goes)\b/
/** A unit that ends so goes on. */
const OPEN = /\b(?:our|the|an?|your|my|their|at|in|with|for|of|to|from|and|by)$/i
/** A place has few words, begins with no verb, and has a name: ", test yard Weija". */
const PLACE = /^(?!bring|come|call|please|wear|we|you)[^.!?]*\p{Lu}/u
const [SHORT, SHORT_PLACE] = [8, 5]

/** Units of which one leans on another are one: a day and what takes place, a day and where, a preposition and its noun. */
export function joinedUnits(page: Page, run: readonly Unit[]): Unit[] {
  const units: Unit[] = []
  for (const one of run) {
    const last = units.at(-1)
    if (last && belongs(page, last, one))
      units[units.length - 1] = { ...last, span: between(last.span.at, endOf(one.span)) }
    else units.push(one)
  }
  return units
}

function belongs(page: Page, last: Unit, one: Unit): boolean {
  const [before, words] = [typed(page, last.span), typed(page, one.span)]
  if (LEANS_BACK.test(words) || OPEN.test(before)) return true
  const [day] = entitiesIn(page, one.span, 'date', 'time')
  const isDay = day?.span.at === one.span.at && countWords(before) <= SHORT && entitiesIn(page, last.span).length === 0
  const gap = page.text.slice(endOf(last.span), one.span.at)
  const isPlace =
    /^,\s*$/.test(gap) &&
    PLACE.test(words) &&
    countWords(words) <= SHORT_PLACE &&
    entitiesIn(page, one.span).length === 0
  return isDay || (isPlace && entitiesIn(page, last.span, 'date', 'time').length > 0)
}
