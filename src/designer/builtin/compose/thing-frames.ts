import type { Brief, Kind } from '../../brief-reader/brief.ts'

/** A capitalised run with its small words: `Watercolour Botanicals with Ingrid Vale`. */
const RUN = "\\p{Lu}[\\p{L}\\d'’.-]*(?: (?:(?:of|the|and|&|in|for|with|to|on|at) )*(?:\\p{Lu}[\\p{L}\\d'’-]*|\\d+))*"

/** Rows that name the thing: `Product: reversible bikini, 12 colorways`. */
const ROWS = /^(?:what|product|item|collection|book|album|course|event|title|name|topic)$/i

/** Frames of speech that name what an email is about, for the kinds that look for it there; the first that holds decides. */
const FRAMES: [RegExp, RegExp][] = [
  [
    /launch|newsletter|sale/,
    /\b((?:(?:mother|father|valentine)'?s day|(?!(?:an?|the|our|my|is|for) )[\w']+) (?:gift|buyer'?s) guide)\b/i
  ],
  [/restock|launch|sale/, /(?:^|\n)\s*(?:[-*•] )?(?:product|item)\s*:\s*([^,\n]{3,50})/i],
  [/launch|sale/, /\b(bundle) deal\b/i],
  [
    /restock/,
    /\bback in stock(?: e-?mail(?: from [^:,.\n]{2,40})?)?\s*[:–-]\s*(?:the |our )?([^,.\n:]{3,50}?)(?= sold out\b| which\b| is\b| are\b| has\b|[,.\n]|$)|\b(?:got|have|get) (?:the |our )?([\w' -]{3,40}?) back in\b/i
  ],
  [
    /event|launch/,
    new RegExp(
      `\\b(?:[Cc]ourse|[Ww]orkshop|[Bb]ook|[Cc]ollection|[Cc]lass|[Ee]xhibition|[Aa]lbum|[Pp]lay|[Ss]how|[Cc]onference),? (?:called |titled )?(?:- )?(${RUN})(?=[.,\\n])`,
      'u'
    )
  ],
  [
    /launch/,
    /\b(?:feature|product|range|box|tool|service),? (?:is |it's |its )?(?:called|named) ([\p{L}\d' -]{3,40}?)(?=[,.\n]| and | so | on | (?:it|you|we|they)\b|$)/iu
  ],
  [
    /launch/,
    /\bpre-?order(?:ing)?s?\b (?:e-?mail )?(?:for )?(?:our|the|my|your) (?:new )?([^,.\n]{3,40}?)(?=[,.\n]|$)/i
  ],
  [/launch/, /\b(?:new|our) ((?:[\p{L}'-]+ ){0,2}(?:collection|range|line|album|menu|course|box|bundle|kit))\b/iu],
  [
    /launch/,
    /\bnew (?:service|product|tool|offering|package|plan|course|class)\s*:\s*([^,.\n]{3,50}?)(?= (?:from|for|at) [£$€₹]|[,.\n]|$)/i
  ],
  [/launch/, /\blast (?:year|season|month)'s ([\p{L}' -]{3,40}?) sold out\b/iu],
  [
    /launch/,
    /\bour (?:new )?((?:\d{4} )?(?!new\b)[\p{L}][\p{L}\d'-]*(?: [\p{L}\d'-]+){0,3}?) (?:comes? out|launches|launch|is out|are out|goes on sale|is released|drops|arrives|is here|are here|is ready|are ready|hits the shops|lands)\b/iu
  ],
  [/launch/, /\bep(?:isode)?\.? \d+\s*[:,–-]\s*([^,.\n]{3,60})/i],
  [
    /event/,
    /\b(?:having|hosting|holding|throwing|running|putting on|organi[sz]ing) (?:an?|our|the) ((?:[\p{Ll}'-]+ ){0,3}(?:lunch|dinner|party|picnic|concert|market|fair|tasting|workshop|class|talk|walk|tour|quiz(?: night)?|barbecue|breakfast|brunch|supper|open day|open house|festival|exhibition|webinar|screening|gala|ball|retreat|fundraiser|auction))\b/iu
  ],
  [/event/, /\b(?:our|the|my) ([\p{Ll} ]{3,30}?)(?: at [\p{L}&' ]{3,40}?)? (?:meets|meet|gathers)\b/u],
  [/event/, /\b(\d+(?:st|nd|rd|th) (?:birthday|anniversary))\b/i],
  [
    /event/,
    /(?<!\bto )\b(webinar|talk|lecture|seminar|discussion)\b(?: for [^,.\n]+?)? (?:about|on) ((?!\d|mon|tue|wed|thu|fri|sat|sun)[^,.\n]{4,50}?)(?= (?:it's|its|on|at)\b|[,.\n]|$)/i
  ],
  [/event/, new RegExp(`\\binvit\\w+ (?:to|for) (?:the |our |an? )?((?:[\\p{L}-]+ ){1,4}of (?:St\\. )?${RUN})`, 'u')],
  [
    /event/,
    /\b(?:about|to|for|our) (?:the |our |an? )?((?:[\p{Ll}'-]+ ){0,2}(?:service|fair|party|dinner|gala|lunch|concert|market|night|day|festival|walk|quiz|class|workshop|AGM))(?= (?:on|at|this|next)\b|,)/u
  ],
  [/newsletter|announcement/, /\b(?:line-?up|programme) is out for ([\p{L}]+(?: \d{4})?)/iu],
  [
    /announcement|launch/,
    /\b(?:tell|let)\b[^.,\n]{0,40}? (?:know )?about (?:our |the |my )((?:new )?(?!change|closure|move)[\p{L}' -]{3,40}?)(?=[,.\n]|$)/iu
  ]
]

/** Words that are no name of a thing, however they stand. */
const VAGUE = /^(?:it|this|that|them|both things|what|email|new|our|news|price)\b|^(?:for|with|by|and)\b/i

/** What a brief is about, by its rows and by how it speaks of it; without article. */
export function framedThing(brief: Pick<Brief, 'source' | 'pairs' | 'kind'>): string | undefined {
  const row = isNamedByRows(brief.kind) ? brief.pairs.find(({ label }) => ROWS.test(label))?.value : undefined
  const named = row?.replace(/^"|"$/g, '').split(/, (?=\d)/)[0]
  if (named && named.length < 60) return named
  for (const [kinds, frame] of FRAMES) {
    if (!kinds.test(brief.kind)) continue
    const words = frame.exec(brief.source)?.slice(1).filter(Boolean)
    const thing =
      words?.length === 2 && !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(words[1] ?? '')
        ? `${words[0]} on ${words[1]}`
        : words?.[0]
    if (thing && !VAGUE.test(thing)) return thing.trim()
  }
  return undefined
}

const isNamedByRows = (kind: Kind): boolean => /^(?:event|launch|restock|review)$/.test(kind)
