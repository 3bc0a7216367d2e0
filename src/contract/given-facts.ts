import { z } from 'zod'
import { EmailFacts } from '../compose/email-facts.ts'
import { Look } from '../compose/look.ts'
import { MOST_FACTS } from '../email/operations/operation.ts'
import { isSafeUrl } from '../email/source/safe-url.ts'

const MOST = MOST_FACTS.toLocaleString('en')
const TOO_LARGE = `Facts may have up to ${MOST} characters in all. Shorten the longest texts, or leave some out.`
const NO_OBJECT = `"facts" is one object: "kind", and any of ${Object.keys(EmailFacts.shape).slice(1).join(', ')}. Its shape is EmailFacts in src/compose/email-facts.ts; a list of corrections is no longer read.`
const NO_TEXT = 'Facts are one JSON object as text, or an empty text where there are none.'
const NUL = 'Text may not contain the character U+0000.'

type Issue = z.core.$ZodIssue

/** What an email is to say, as a person gives it: `EmailFacts` of up to 60,000 characters without links that run code. */
export const GivenFacts = z.unknown().transform((value, context): EmailFacts => {
  const read = readFacts(value)
  if (read.facts) return read.facts
  for (const issue of read.issues) context.addIssue({ ...issue } as z.core.$ZodRawIssue)
  return z.NEVER
})

/** A look as a person gives it, without pictures that run code. */
export const GivenLook = Look.refine(
  ({ picture, logo }) => [picture, logo].every(address => address === undefined || isSafeUrl(address)),
  'An email cannot hold that picture. Give the web address of one, the name of a scene, or "none".'
)

/** Facts as the text that an email keeps. It stays as it was sent, so that whoever sent it knows it again. */
export const FactsText = z.string().superRefine((text, context) => {
  if (text === '') return
  const [issue] = text.length > MOST_FACTS ? [custom(TOO_LARGE)] : (readFacts(parsed(text), NO_TEXT).issues ?? [])
  if (issue) context.addIssue({ code: 'custom', message: issue.message })
})

function readFacts(
  value: unknown,
  noObject = NO_OBJECT
): { facts: EmailFacts; issues?: never } | { facts?: never; issues: Issue[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { issues: [custom(noObject)] }
  const read = EmailFacts.safeParse(value)
  if (!read.success) return { issues: read.error.issues.map(issue => ({ ...issue, message: wordsOf(issue) })) }
  const fault = faultOf(read.data)
  return fault ? { issues: [custom(fault)] } : { facts: read.data }
}

function faultOf(facts: EmailFacts): string | undefined {
  if (JSON.stringify(facts).length > MOST_FACTS) return TOO_LARGE
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(facts))) return NUL
  const unsafe = linksOf(facts).find(link => !isSafeUrl(link))
  return (
    unsafe &&
    `An email cannot hold the link "${unsafe.slice(0, 60)}". Give a web address, a mail address or a phone number.`
  )
}

const linksOf = ({ sender, things, buttons }: EmailFacts): string[] =>
  [sender?.site, ...things.flatMap(({ link, picture }) => [link, picture]), ...buttons.map(({ link }) => link)].filter(
    link => link !== undefined
  )

/** What is wrong, naming the field as the API spells it. */
function wordsOf(issue: Issue): string {
  const place = issue.path.join('.')
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? `Keep "${place}" to ${issue.maximum} entries.`
      : `Keep "${place}" under ${issue.maximum.toLocaleString('en')} characters.`
  if (issue.code === 'too_small') return `"${place}" is empty. Fill it in, or leave it out.`
  if (issue.code === 'unrecognized_keys') return `Facts have no ${issue.keys.map(key => `"${key}"`).join(', ')} here.`
  if (issue.code === 'invalid_value') return `"${place}" is none of: ${issue.values.join(', ')}.`
  return `"${place}" is of the wrong kind.`
}

const custom = (message: string): Issue => ({ code: 'custom', path: [], message, input: undefined })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
