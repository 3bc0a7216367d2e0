import type { Operation } from '../../../../email/operations/operation.ts'
import { revoiced } from '../../compose/revoice.ts'
import type { Voice } from '../../deck.ts'
import contractions from '../contractions.json' with { type: 'json' }
import { isChange, type Job, type Outcome, targetsOf } from '../job.ts'
import { isImage, type Part, slotsOf } from '../part.ts'
import { capital, setText, wordsPattern, written } from '../reword.ts'
import { guessOf, nameOf, short } from '../say.ts'
import { fontOf } from '../values/font.ts'
import voices from '../voices.json' with { type: 'json' }
import { shorten } from './length.ts'

const OPPOSITE: Record<Voice, Voice> = { formal: 'warm', warm: 'formal', lively: 'plain', plain: 'lively' }
/** What turns a manner into the other: "less formal", "too chatty". */
const AGAINST: ReadonlySet<string> = new Set(['less', 'too', 'not', 'without', "isn't", 'stop'])

/** `voice`: words are contracted or written out, which keeps what they mean; how copy says it in another voice is offered. */
export function voice(job: Job): Outcome {
  const to = voiceIn(job)
  const { parts } = targetsOf(job, part => (part.type === 'email' ? 0.6 : isImage(part) ? 0 : 1))
  const texts = [...new Set(parts.flatMap(slotsOf))].filter(
    ({ value, name }) => typeof value === 'string' && name !== 'unsubscribe'
  )
  const operations = texts.flatMap((part): Operation[] => {
    const text = to && to !== 'plain' ? respelled(written(part), to === 'formal') : undefined
    return text && text !== written(part) ? [setText(part, text)] : []
  })
  return operations.length > 0 ? { operations } : otherWays(job, texts, to)
}

/** The voice that is asked for: of words for manners the last one, turned round by "less" or "too". */
function voiceIn({ wish: { tokens } }: Job): Voice | undefined {
  const said = tokens.flatMap(({ key }, at) =>
    (Object.keys(voices) as Voice[]).filter(name => voices[name].split(' ').includes(key)).map(name => ({ name, at }))
  )
  const last = said.at(-1)
  return (
    last &&
    (tokens.slice(Math.max(0, last.at - 2), last.at).some(({ key }) => AGAINST.has(key))
      ? OPPOSITE[last.name]
      : last.name)
  )
}

/** "do not" as "don't", or the other way round. */
function respelled(text: string, isFormal: boolean): string {
  return Object.entries(contractions).reduce((now, [long, short]) => {
    const [from, to] = isFormal ? [short, long] : [long, short]
    return now.replace(wordsPattern(from), found => (/^\p{Lu}/u.test(found) ? capital(to) : to))
  }, text)
}

/** Meaning is never written anew; what else makes a text sound so is offered. */
function otherWays(job: Job, texts: readonly Part[], to: Voice | undefined): Outcome {
  const [part] = [...texts].sort((one, other) => other.text.length - one.text.length)
  const place = part ? nameOf(part) : 'it'
  const shorter = part
    ? shorten({ ...job, wish: { ...job.wish, phrases: [], tokens: [] }, scene: { ...job.scene, selected: part } })
    : undefined
  const fonts = part ? (to === 'formal' || to === 'plain' ? ['georgia', 'helvetica'] : ['trebuchet', 'georgia']) : []
  return {
    ask: `I do not write texts anew: I could change what they mean. Give me the words for ${place}, or choose what may help.`,
    guesses: [
      ...(part && to ? said(job, part, revoiced(written(part), to)) : []),
      ...(shorter && isChange(shorter) ? guessOf(job, `Shorten ${place}`, shorter) : []),
      ...fonts.flatMap(key =>
        guessOf(job, `Set ${place} in ${fontOf(key).label}`, {
          operations: [{ op: 'style', ref: (part as Part).ref, style: { 'font-family': fontOf(key).stack } }]
        })
      )
    ]
  }
}

const said = (job: Job, part: Part, text: string | undefined) =>
  text && text !== written(part) ? guessOf(job, `Say “${short(text)}”`, { operations: [setText(part, text)] }) : []
