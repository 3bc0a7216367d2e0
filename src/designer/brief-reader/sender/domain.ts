import type { Fact } from '../brief.ts'
import type { Run } from '../names.ts'
import { capitalise } from '../tidy.ts'
import { isElse, type Named } from './candidates.ts'

const PUBLIC =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|proton\w*|me|bit|forms|docs|zoom|eventbrite|calendly|instagram|facebook|youtube|example|www|track|royalmail|dhl|ups|fedex|usps|google|whatsapp|linktr|tinyurl|justgiving|gofundme|kickstarter|substack|mailchimp|typeform|surveymonkey|apple|spotify|amazon|etsy|linkedin|teams|meet|maps|goo|wa|patreon|ticketmaster|opentable)$/i

/** Parts of a host that say what is there, not whose it is. */
const ROLE =
  /^(?:www|shop|app|blog|mail|help|go|get|try|my|status|docs|support|billing|book|tickets|jobs|careers|store|news|benefits|learn|play|events|gallery|photos|portal|members|pay|courses|donate|order|orders|checkout|account|accounts|images|files|survey|feedback|careers)$/

/** The names of the hosts that links and addresses of the brief lead to. */
const hostNames = (facts: Fact[]): string[] =>
  facts
    .filter(({ kind }) => kind === 'link' || kind === 'email')
    .map(({ text }) =>
      text
        .replace(/^https?:\/\//i, '')
        .replace(/^.*@/, '')
        .replace(/[/?#].*$/, '')
        .toLowerCase()
        .split('.')
        .filter(label => !ROLE.test(label))
    )
    .flatMap(([name, top]) => (name && top && !PUBLIC.test(name) ? [name] : []))

const packed = (name: string): string[] => {
  const bare = name.toLowerCase().replace(/^the /, '')
  return [bare.replace(/[^\p{L}\d]+/gu, ''), bare.replace(/&/g, 'and').replace(/[^\p{L}\d]+/gu, '')]
}

/** The names of the brief of which a host is the whole or some words: `vallone.example` of "Vallone Imports". */
function spelled(facts: Fact[], { runs }: Named): Run[] {
  const hosts = hostNames(facts)
  const isHost = (words: string) => packed(words).some(name => hosts.includes(name))
  const exact = runs.filter(({ name }) => isHost(name))
  return hosts.length === 0 || exact.length > 0 ? exact : runs.filter(({ name }) => parts(name).some(isHost))
}

/** The name to which a link or address of the brief belongs. */
export const spelledHost = (facts: Fact[], named: Named): string | undefined =>
  spelled(facts, named).find(run => !isElse(run, false, named.text))?.name

/** The stretches of whole words of a name. */
const parts = (name: string): string[] => {
  const words = name.split(/\s+/)
  return words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')))
}

/** `fern-and-fable.example` when the brief has no other spelling of it. */
export const hostAsName = (facts: Fact[], named: Named): string | undefined =>
  spelled(facts, named).length > 0 ? undefined : hostNames(facts)[0]?.split('-').map(capitalise).join(' ')
