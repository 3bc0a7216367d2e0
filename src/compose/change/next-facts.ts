import { MOST_FACTS, type Operation } from '../../email/operations/operation.ts'
import { applySplices } from '../../email/source/splice.ts'
import { EmailFacts } from '../email-facts.ts'
import { claimsOf } from './claim.ts'
import { entriesOf, withFact } from './fact-paths.ts'
import { plainGlyphs } from './glyphs.ts'
import { rewritesOf, sayingsOf, type Wanted } from './rewrites.ts'
import type { SaidText } from './said-text.ts'

/** Facts once one has another value: it stands in its place, and in the words of others that say it. */
export function nextFacts(facts: EmailFacts, wanted: Wanted): EmailFacts {
  const { path, before, after } = wanted
  const claims = claimsOf(facts, path, before)
  const texts = before === '' || after === '' ? [] : entriesOf(facts).filter(each => each.path !== path)
  const echoed = texts.reduce((now, { path: at, value }) => {
    const said = sayingsOf([textOf(at, value)], wanted, claims).filter(({ claim }) => claim === 'ours')
    const [rewrite] = rewritesOf(said, after)
    return rewrite ? withFact(now, at, applySplices(value, rewrite.splices)) : now
  }, facts)
  return withFact(echoed, path, after)
}

const textOf = (ref: string, source: string): SaidText => ({
  ref,
  aspect: 'words',
  glyphs: plainGlyphs(source),
  source,
  around: () => [],
  write: words => words
})

/** The operation that keeps facts with the email; none where they have grown beyond what is kept. */
export function factsOperation(facts: EmailFacts): Operation[] {
  const text = JSON.stringify(facts)
  const isKept = EmailFacts.safeParse(facts).success && text.length <= MOST_FACTS
  return isKept ? [{ op: 'facts', facts: text }] : []
}
