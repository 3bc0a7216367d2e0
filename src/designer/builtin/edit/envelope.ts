import { unquoted } from './clauses.ts'
import type { Rule } from './desk.ts'
import { isWithin, LENGTH } from './length-asked.ts'

const FACT =
  /^(?:(?:change|set|make|update|write|use|edit|rewrite|replace|new)\s+)?(?:the )?(subject(?: line)?|preview(?: text| line)?|preheader|template name|name of the (?:template|email)|(?:template|email) title)(?:\s+(?:to (?:say|read|be)|to|as|with|should (?:be|say|read))|\s*[:=])\s*(.+)$/is

/** "subject: …", "change the preview text to …", "rename the template to …". */
const fact: Rule = (wish, { selected }) => {
  const rename = /^(?:rename|call) (?:(?:the |this )?(?:template|email)|it|this)(?: to| as|:)? (.+)$/is.exec(wish)
  const bare = /^rename to (.+)$/is.exec(wish)?.[1]
  if (bare) return [{ op: 'meta', name: unquoted(bare) }]
  if (rename?.[1] && !(selected && /^\w+ (?:it|this)\b/i.test(wish))) return [{ op: 'meta', name: unquoted(rename[1]) }]
  const match = FACT.exec(wish)
  if (!match?.[1] || !match[2] || /^(?:be )?(?:shorter|longer|punchier|catchier|better|snappier)\b/i.test(match[2]))
    return undefined
  const value = unquoted(match[2])
  if (/^subject/i.test(match[1])) return [{ op: 'meta', subject: value }]
  return [/^pre/i.test(match[1]) ? { op: 'meta', preheader: value } : { op: 'meta', name: value }]
}

/** "shorter subject line": what stands before its first break. */
const shorterSubject: Rule = (wish, { email }) => {
  if (/ and /i.test(wish) || !/\b(?:shorter|shorten|trim)\b.*\bsubject\b|\bsubject\b.*\bshorter\b/i.test(wish))
    return undefined
  const short = email.subject.split(/\s*[:;,.|–—-]\s+|\s+(?=until|with|for)\b/i)[0]?.trim() ?? ''
  const isShorter =
    short.length > 0 && short.length < email.subject.length && isWithin(LENGTH.exec(wish)?.[0] ?? '', short)
  return isShorter
    ? [{ op: 'meta', subject: short }]
    : { words: 'The subject is as short as I can make it. Tell me the words you want: "subject: …".' }
}

export const FACT_RULES = [fact]
export const SUBJECT_RULES = [shorterSubject]
