import { factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { isStatement } from '../../../grammar/clause.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { dateWords, isPlural, isProper, the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'

/** "We're launching Tally, a bookkeeping app": the sender is what is new. */
const isLaunched = (brand: string, text: string): boolean =>
  new RegExp(`\\b(?:launch\\w*|introduc\\w*|release) ${escaped(brand)}\\b`, 'i').test(text)

/** "launching the Tern 2 on 14 May": from when it is to be had. */
const launchDay = (brief: Terms['brief']): string | undefined =>
  factsOf(brief, 'date').find(date =>
    /\b(?:launch\w*|out|available|on sale|opens?|releas\w*)\b(?:[^.!?\n]|\.\d){0,90}\bon $/i.test(
      brief.source.slice(0, brief.source.indexOf(date))
    )
  )

/** "the new menu starting 3 October": from when it is there. */
const startDay = (brief: Terms['brief']): string | undefined =>
  factsOf(brief, 'date').find(date =>
    /\b(?:starting|starts|available from|on sale from|in (?:store|shops?|stores) from)(?: on)? $/i.test(
      brief.source.slice(0, brief.source.indexOf(date))
    )
  )

/** "launching next Monday": it is not ready yet. */
const NEARLY =
  /\b(?:launch\w*|out|available|on sale|opens?|opening|release\w*)\b(?:[^.!?\n]|\.\d){0,70}\b(?:next (?:week|month|mon|tue|wed|thu|fri|sat|sun|spring|summer|autumn|fall|winter)|tomorrow|soon\b)/i

/** "Quillbase now has summaries": what is new, in words that say more than that something is. */
const TELLS = /^(?!(?:we|it|they|news|\d|what|how|why|when|where|you|please|meet|see|the)\b)\S+ \S+ \S+/i

/** "We're launching automatic payment reminders": what has no article in the brief needs none. */
const asCalled = (source: string, name: string): string =>
  isPlural(name) &&
  new RegExp(`\\b(?:launch\\w*|introduc\\w*|releas\\w*|announc\\w*) ${escaped(name)}\\b`, 'i').test(source)
    ? name
    : the(name)

/** Words that flatter the reader are left out where a brief asks for plain ones. */
const SOBER = /\bno hype\b|\b(?:plain|sober|honest|matter-of-fact|factual) (?:tone|words|language|and)\b/i

/** `own`: a heading in the brief's words, for what has no name. */
export function launch({ brief, us, named, thing, reader }: Terms, own: string): Copies {
  const name =
    thing ?? brief.things[0]?.title ?? (brief.brand && isLaunched(brief.brand, brief.source) ? brief.brand : undefined)
  const eyebrow = named ? `New from ${us}` : 'New'
  const called = name && asCalled(brief.source, name)
  const closing = called ? `See ${called} for yourself` : 'See it for yourself'
  const tells = TELLS.test(own) && (isStatement(own) || /\bnow\b/i.test(own))
  if (!name)
    return [
      {
        eyebrow,
        heading: tells ? own : `Something new${named ? ` from ${us}` : ''}`,
        lead: tells
          ? ''
          : `There is something new${named ? ` at ${us}` : ''}, and you are among the first to hear of it${reader}.`,
        button: 'Take a look',
        closing
      }
    ]
  if (
    /\b(?:podcast|episode)\b/i.test(brief.source) &&
    /\bnew (?:[a-z]+ )?episode|\bep(?:isode)?\.? ?\d/i.test(brief.source)
  )
    return [
      {
        eyebrow: 'New episode',
        heading: capitalise(name),
        lead: 'A new episode is out, and it is ready when you are.',
        button: 'Listen now',
        closing: 'Press play'
      }
    ]
  if (/\bpre-?orders?\b/i.test(brief.source))
    return [
      {
        eyebrow,
        heading: `Pre-order ${called}`,
        lead: `It is not out yet, and you can order it before everybody else.`,
        button: 'Pre-order now',
        closing
      }
    ]
  const be = isPlural(name) && !isProper(name) ? 'are' : 'is'
  const day = launchDay(brief)
  const start = day ? undefined : startDay(brief)
  const isToCome = start !== undefined || day !== undefined || NEARLY.test(brief.source)
  const starts = be === 'are' ? 'start' : 'starts'
  const state = start
    ? `${starts} on ${dateWords(start)}`
    : `${be} ${day ? `out on ${dateWords(day)}` : isToCome ? 'nearly here' : 'ready'}`
  const lead = `${capitalise(called ?? name)} ${state}${SOBER.test(brief.source) ? '' : ', and you are among the first to hear of it'}.`
  const button = isProper(name) && name.length < 20 ? `See ${name}` : 'Take a look'
  const body = 'Have a look, and if you have a question about it, reply to this email: we would like to hear it.'
  return [
    { eyebrow, heading: `Meet ${called}`, lead, button, closing, body },
    ...(isToCome
      ? []
      : [{ eyebrow, heading: `${capitalise(called ?? name)} ${be} here`, lead, button: 'Take a look', closing, body }]),
    { eyebrow, heading: `Introducing ${called}`, lead, button, closing, body }
  ]
}
