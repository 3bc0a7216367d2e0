import { capitalise } from '../../../brief-reader/tidy.ts'
import type { Copies, Terms } from './copy.ts'

/** "hiring a pastry chef, Bristol", "Job opening: Senior Product Designer at Lanternlight": the post. */
const ROLE =
  /\b(?:hiring|recruiting|looking for|searching for|seeking|needs?)\s+(?!(?:an? )?(?:e-?mail|mail|newsletter|template|message|way|help)\b)(?:for\s+)?(?:an?\s+|our next\s+|two\s+|three\s+)?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?=\s+(?:at|in|for|to|on|who|with|and an?|from|starting|by)\b|[,.;:(\n]|\s[–—-]\s|$)|\bjob (?:opening|advert|ad|vacancy)\b[^.:\n]{1,60}: (?:an?\s+)?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?=[,.\n]|$)|\b(?:job opening|vacancy|open position|open role|position|role)\s*(?::|for|–|-)\s*(?:an?\s+)?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?=\s+(?:at|in|with)\b|[,.;:(\n]|$)/iu

/** With the article that English wants: `a pastry chef`, `an editor`. */
const withA = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "the Senior Backend Engineer": the post as the email names it. */
const roleIn = (named: string | undefined): string | undefined =>
  named && named.split(' ').length < 6 ? named.replace(/^(?:the|our|an?|open position:?) /i, '') : undefined

/** "two line cooks and a weekend host": several posts at once. */
const ROLES =
  /\b(?:hiring|recruiting|looking for|searching for|seeking|needs?)[!.:]?\s+((?:an?|one|two|three|four|five|six|\d) (?:[\p{L}-]+ ){0,3}[\p{L}-]+ and (?:an?|one|two|three|four|five|six|\d) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=\s+(?:and|at|in|for|to|on|who|with|from|starting|by)\b|[,.;:(\n]|$)/iu

/** "two line cooks": one post for several. */
const COUNTED =
  /\b(?:hiring|recruiting|looking for|searching for|seeking|needs?)\s+((?:two|three|four|five|six|[2-9]) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)(?=\s+(?:at|in|for|to|on|who|with|from|starting|by)\b|[,.;:(\n]|$)/iu

/** "hiring two line cooks": more than one place. */
const SEVERAL =
  /\b(?:hiring|recruiting|looking for|searching for|seeking|needs?) (?:two|three|four|five|six|seven|eight|nine|ten|some|several|a few|a couple of|[2-9]|\d\d) /i

/** "in case they know someone": it goes to people who may pass it on. */
const PASSED_ON =
  /\bknow (?:[a-z]+ )?(?:someone|somebody|anyone|anybody|people)\b|\bpass (?:it|this) on\b|\bspread the word\b/i

/** A subject holds 60 characters: long posts stand alone. */
const soughtIn = (posts: string): string =>
  posts.length > 41
    ? capitalise(posts)
    : `We're looking for ${posts.replace(/^(?:A|An|One|Two|Three|Four|Five|Six)\b/, word => word.toLowerCase())}`

const NO_ROLE = /\b(?:team|people|staff|volunteers?|us|someone|you)$|\band\b|^(?:to|and|or|an?|the)\b/i

export function job({ brief, us, named }: Terms): Copies {
  const found = ROLE.exec(brief.source)?.slice(1).find(Boolean)
  const role =
    brief.things.length > 1
      ? undefined
      : [roleIn(brief.named), found?.trim()].find(
          words => words && !NO_ROLE.test(words) && !(brief.brand && words.includes(brief.brand))
        )
  const several = (ROLES.exec(brief.source) ?? COUNTED.exec(brief.source))?.[1]
  const roles = several && several.length < 54 ? several : undefined
  const body = 'Is this for you, or for somebody you know? Pass it on.'
  const shared = {
    lead: `${several || SEVERAL.test(brief.source) ? 'There are places' : 'There is a place'} on ${named ? `the team at ${us}` : 'our team'}.`,
    button: 'Apply now',
    ...(PASSED_ON.test(brief.source)
      ? { always: /\bpass (?:it|this) on\b/i.test(brief.statements.join(' ')) ? '' : body }
      : { body }),
    closing: 'Could this be you?'
  }
  const saysSought = brief.statements.some(said =>
    /^Our [^.]{2,50} is (?:looking for|hiring|recruiting|seeking) /.test(said)
  )
  const forms = [
    {
      eyebrow: "We're hiring",
      heading: roles ? soughtIn(roles) : role && !several ? soughtIn(withA(role)) : 'Come and work with us',
      ...shared
    },
    {
      eyebrow: named ? `Jobs at ${us}` : 'A job with us',
      heading: capitalise(roles ?? (several ? undefined : role) ?? "We're hiring"),
      ...shared
    }
  ] satisfies Copies
  // "Our rowing club is looking for a coach." needs no "We're looking for a coach" over it.
  return saysSought ? [forms[1]] : forms
}
