import { KIND_WORDS, type Kind } from '../../../../compose/kinds.ts'
import { overlaps } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { countWords } from '../../text/words.ts'
import { type Claim, claim, DOUBTFUL, LIKELY } from '../claim.ts'
import data from '../data/topic.json' with { type: 'json' }
import { entitiesIn, type Page, touching, typedWithout } from '../page.ts'
import { isClause, passesGate } from '../turn/gate.ts'
import { capital } from '../turn/to-reader.ts'

const ASKS = new RegExp(`^(?:(?:${data.asks})[\\s,]+)+`, 'i')
const ARTICLE = /^(?:(?:an?|the|our|this|some|my|your)\s+)+/i
const SOFT = new RegExp(`^(?:(?:${data.soft})\\s+)+`, 'i')
/** The words that name the mail end with the mail, or with whom it is for. */
const MAIL = new RegExp(`\\s*\\b(?:${data.mail})\\b.*$`, 'i')
const FOR = /\s+(?:for|to|from|about|at|in|on|by|that|with|of) .*$|[,:;(].*$|\s[–—-]\s.*$/i
const VERB = new RegExp(`\\b(?:${data.verbs})\\b`, 'i')
const LONGEST = 6
const SURE = 0.6

interface Known {
  /** Where the sender stands, with trade and place. */
  sender: readonly Span[]
  senderName: string | undefined
  model: { span: Span; confidence: number } | undefined
}

/** What an email is about: what the request calls it, what the model takes for it, or what its kind is called. */
export function readTopic(page: Page, { sender, senderName, model }: Known): Claim[] {
  const { kind } = page
  const start = { at: 0, length: 0 }
  const byKind = kind && (data.byKind as Partial<Record<Kind, string>>)[kind]
  const isNamed = model !== undefined && model.confidence >= SURE && kind === 'order'
  if (byKind && !isNamed) return [claim({ path: 'topic', value: byKind }, start, LIKELY)]
  const named = invitedTo(page) ?? namedIn(page, sender)
  if (named)
    return [
      claim({ path: 'topic', value: capital(named.words) }, page.lines[0]!.span, named.isSure ? LIKELY : DOUBTFUL)
    ]
  const isSender = model && sender.some(one => overlaps(model.span, one) && one.length * 2 > model.span.length)
  const isLong = model && countWords(page.view.typed(model.span)) > 1
  if (model && !isSender && (model.confidence >= SURE || kind !== 'newsletter'))
    return [
      claim(
        { path: 'topic', value: capital(page.view.typed(model.span).replace(/\s+/g, ' ')) },
        model.span,
        model.confidence >= SURE && isLong && isTitle(page.view.typed(model.span)) ? LIKELY : DOUBTFUL
      )
    ]
  if (kind === 'newsletter' && senderName)
    return [claim({ path: 'topic', value: `News from ${senderName}` }, start, LIKELY)]
  return kind ? [claim({ path: 'topic', value: KIND_WORDS[kind] }, start, DOUBTFUL)] : []
}

const INVITED =
  /\binvit(?:e|ation|ing)\b[^.\n]{0,60}?\bto (?:the|our|an?|this|my)\s+([^.,;:!?()\n]{3,50}?)(?=\s(?:of|on|at|in|for|from|with|this|next|and)\b|[.,;:!?()\n]|$)/i
/** "Invite our members to the summer fair on …" */
function invitedTo(page: Page): { words: string; isSure: boolean } | undefined {
  const words = INVITED.exec(page.text)?.[1]
  return words && countWords(words) <= LONGEST && isTitle(words) ? { words, isSure: true } : undefined
}

const NO_TITLE = /[\d/→]|^(?:for|to|from|about|in|at|on|by|with|see|right|not)\b|\s(?:for|to|from|of|at|in|on|and)$/i
/** Does it name something, from its first word to its last? */
const isTitle = (name: string): boolean => !NO_TITLE.test(name) && !isClause(name) && passesGate(`${name} now`)

/** What the first line calls the email, without who sends it: "Trial ending email for …", "Casa Azul - autumn groups". */
function namedIn(page: Page, sender: readonly Span[]): { words: string; isSure: boolean } | undefined {
  const [line] = page.lines
  if (!line) return undefined
  const first = touching(page.sentences, line.span)[0]?.span ?? line.span
  const words = typedWithout(page, first, sender).replace(/^[\s,;:.()–-]+/, '')
  const asked = words.replace(ASKS, '').replace(ARTICLE, '')
  const isMail = MAIL.test(asked)
  if (!isMail && entitiesIn(page, first).length > 0) return undefined
  const name = (isMail ? asked.replace(MAIL, '') : asked.replace(FOR, ''))
    .replace(SOFT, '')
    .replace(FOR, '')
    .replace(/[\s,.:;–-]+$/, '')
  const isName = countWords(name) > 1 && countWords(name) <= LONGEST && !VERB.test(name)
  const isApart = isMail || (/^\p{Ll}|^[^\p{L}]/u.test(asked) && countWords(asked) <= LONGEST + 6)
  return isName && isApart && isTitle(name) ? { words: name, isSure: isMail } : undefined
}
