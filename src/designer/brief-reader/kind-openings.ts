import type { Kind } from './brief.ts'

/** Somebody is on the way: "Pre-arrival email for guests", "know before you go". */
export const ARRIVING =
  /^.{0,80}\b(?:pre-?arrival|before (?:they|you|guests|people) arrive|know before you go|guests (?:who (?:are )?)?arriv(?:e|ing))\b/is

/** "the June box is late": it is not on its way. */
export const LATE =
  /^.{0,200}\b(?:parcels?|orders?|deliver\w+|box(?:es)?|packages?|shipments?)\b.{0,60}\b(?:late|later|delayed|delays?)\b/is

/** "remind players that training moves to the hall": what is new, and nothing to come to. */
export const MOVES =
  /^.{0,30}\bremind\b[^.]{0,70}\b(?:moves?|changes?|is moving|is changing|is cancelled|is off|switches)\b/i

/** "Tell members that voting closes tomorrow": nobody is invited to the day on which something ends. */
export const DEADLINE =
  /^.{0,140}\b(?:registrations?|sign[- ]?ups?|nominations?|applications?|enrol+ments?|voting|entries|submissions?|polls)\b(?: (?:for|to|of) (?:[\w'-]+ ){0,4}[\w'-]+)? (?:close|end|(?:is|are) due|(?:is|are) clos)(?:s|ing)?\b/is

/** A brief that opens with what is to be done says its kind. */
const ASKED =
  '^(?:(?:hi|hey|hello|please|can you|could you|i|we|you|need|want|to|an?|make|write|create|draft|design|our|the|my|short|simple|quick|lovely|e-?mail)[,!]*\\s+)*'
/** The first that holds decides; what is said more closely stands before what is said loosely. */
export const OPENINGS: [RegExp, Kind][] = [
  [ARRIVING, 'notice'],
  [DEADLINE, 'announcement'],
  [/^.{0,60}\bclosure (?:e-?mail|notice|message|of|for)\b/is, 'announcement'],
  [
    /^.{0,160}\b(?:programme|program|scheme|club|menu|hours|timetable|service|rules|system)\b.{0,60}\b(?:is|are|it's|they're) changing\b/is,
    'announcement'
  ],
  [
    /^.{0,160}\b(?:sign up|register|enter|take part|join us)\b.{0,40}\b(?:walk|run|ride|swim|race|marathon|workshop|camp|tournament|quiz|challenge|trip|tour|gala|fair|fete|fête)\b/is,
    'event'
  ],
  [
    /^.{0,120}\b(?:quiz night|presentation (?:day|evening|night)|open mic|karaoke|bingo|beer festival|bonfire night|prize ?giving|sports day|nativity|carol)\b/is,
    'event'
  ],
  [
    /^.{0,140}\b(?:card\b.{0,24}\b(?:declined|expired)|payment (?:has |was )?(?:failed|declined)|failed payment)/is,
    'notice'
  ],
  [
    /^.{0,140}\b(?:photos?|gallery|pictures|album|results?|certificate|report)\b[^.]{0,80}\b(?:is|are) (?:now )?ready\b/is,
    'announcement'
  ],
  [
    /^(?:please )?(?:can you )?remind\b.{0,90}\b(?:shift|meeting|class|game|match|practice|training|rehearsal|session|event|party|workshop|concert|walk|clean-?up)\b/is,
    'event'
  ],
  [/^announce \p{L}+ v?\d/iu, 'launch'],
  [/^.{0,60}\byour (?!password|account|order|parcel|package)\w+ (?:is|are) ready\b/i, 'announcement'],
  [/^.{0,60}\b(?:registration|enrol+ment|applications?) (?:is|are) (?:now )?open\b/i, 'announcement'],
  [/\bsubject(?: line)?: (?:your )?order (?:is |has been )?(?:confirmed|received)\b/i, 'order'],
  [
    /^.{0,300}\b(?:booking confirmed|has booked a|confirm (?:a|the|your|their|his|her) (?:booking|reservation))\b/is,
    'order'
  ],
  [
    /^.{0,200}\b(?:refund (?:issued|confirmation|notice|processed|e-?mail)|cancellation (?:confirmation|e-?mail|notice)|(?:customers?|somebody|someone|members?) cancels?\b|cancels their)/is,
    'notice'
  ],
  [
    /^.{0,160}\b(?:appointments?|service|visit|check-?up|lesson|cleaning)\b.{0,60}\b(?:tomorrow|reminder the day before)\b/is,
    'appointment'
  ],
  [LATE, 'announcement'],
  [/^.{0,200}\bwe(?: are| will be|'re) (?:closed|closing|shut)\b/is, 'announcement'],
  [/^.{0,40}\bclosing(?: (?:the|our) \w+)? (?:for|from|on|down|until|early|\d)/i, 'announcement'],
  [
    /^.{0,120}\b(?:are|is|'re) (?:looking for|seeking|recruiting) an? .{0,160}\b(?:CVs?|salary|(?:an|per) hour|apply|part[- ]time|full[- ]time)\b/is,
    'job'
  ],
  [/^.{0,120}\b(?:give|donate) to (?:our|the|my) [\w' ]{2,30}\b(?:fund|appeal|campaign)\b/is, 'appeal'],
  [
    /^.{0,120}\b(?:need|needs|looking for|want) (?:[\w-]+ ){0,2}(?:stewards|helpers|marshals|mentors|tutors|befrienders)\b/is,
    'volunteer'
  ],
  [/^.{0,40}\b(?:for rent|to let|for sale)\s*:/i, 'listing'],
  [/^.{0,120}\b(?:season[- ]ticket|policy|pass|licence|card) ?holders\b.{0,140}\brenew\b/is, 'renewal'],
  [
    /^.{0,90}\b(?:meets|meet|gathers|get together) (?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
    'event'
  ],
  [/^.{0,60}\bnew podcast\b/i, 'launch'],
  [/^.{0,60}\b(?:loyalty )?points (?:e-?mail|update|balance|statement)\b/i, 'announcement'],
  [/^.{0,80}\b(?:privacy|cancellation|parking|returns?|refund) policy\b/i, 'notice'],
  [
    /^.{0,160}\b(?:rais(?:e|ing)|increas(?:e|ing)) (?:our |the |my )?(?:\w+ ){0,2}(?:prices|rates|fees)\b|^.{0,60}\bputting (?:our|the|my) [\w ]{2,30} up from\b|^.{0,120}\b(?:our|my) (?:\w+ )?(?:prices|fees?|rates) (?:will )?(?:go|goes|rise|rises|increase|increases)\b/is,
    'notice'
  ],
  [/^.{0,60}\b(?:gift guides?|buyer'?s guides?)\b/i, 'launch'],
  [/^.{0,120}\bnew (?:[a-z]+ ){0,2}collection\b(?! (?:day|point|time|service)s?)/is, 'launch'],
  [
    /^.{0,90}\bpre-?order(?:s|ing)?\b(?! (?:is|are) (?:done|over))|^.{0,160}\b(?:doing|taking|opening) pre-?orders\b/is,
    'launch'
  ],
  [
    /^.{0,80}\b(?:got|get|have|has|are|is)\b[^.\n]{0,40}\bback in(?:to)?\b(?! (?:touch|\d{4}))|^.{0,40}\bback in stock\b/i,
    'restock'
  ],
  [
    /^.{0,60}\bannounc(?:e|ing) (?:that )?(?:our|the|my|a) (?:[\w'-]+ ){0,3}(?:collection|course|range|line|feature|menu|album|book|app|podcast|box)\b/i,
    'launch'
  ],
  [
    /^.{0,50}\b(?:opening|open|reopening) (?:our|my|a|the) (?:[\w-]+ ){0,4}(?:shop|store|caf[eé]|salon|studio|clinic|restaurant|bakery|branch|gallery|location|gym)\b/i,
    'announcement'
  ],
  [/^.{0,80}\b(?:carol service|winter fair|birthday on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 'event'],
  [
    /^.{0,220}\b(?:(?:new years?'?s?|short|personal|monthly|honest) letter|letter (?:to (?:my|our)|about))\b/is,
    'letter'
  ],
  [/^.{0,60}\b(?:grand opening|opening (?:day|party|night|of (?:my|our|the))|webinar|set menu)\b(?! hours)/i, 'event'],
  [
    /^.{0,60}\b(?:dinner|supper|brunch|tasting|workshop|party|concert|fair|market)\b[^.\n]{0,80}\b(?:per person|a head|seatings?|tickets?|doors)\b/i,
    'event'
  ],
  [
    /^.{0,160}\b(?:going up from|price (?:change|increase|rise)|prices? (?:will )?change (?:from|on)|prices? (?:are|is|will be) (?:going up|changing|rising|increasing))\b/is,
    'notice'
  ],
  [
    /^.{0,40}\b(?:I (?:wrote|have written|published)|my (?:new |first |second )?(?:book|novel|album|memoir|single|ep))\b/i,
    'launch'
  ],
  [new RegExp(`${ASKED}(?:announce (?:our|the|a) new|introduc|launch)`, 'i'), 'launch'],
  [/^.{0,80}\b(?:data incident|data breach|security (?:notice|incident|alert))\b/i, 'notice'],
  [/^.{0,80}\babout (?:a |the |our |some )?(?:changes?|closure|new hours|move)\b/i, 'announcement'],
  [new RegExp(`${ASKED}(?:thank(?:s|ing)?\\b|thank[- ]you (?:e-?mail|note|letter|to|for)\\b)`, 'i'), 'thanks'],
  [new RegExp(`${ASKED}invit(?:e|ing|ation)\\b`, 'i'), 'event'],
  [new RegExp(`${ASKED}(?:order|booking) confirmation\\b`, 'i'), 'order'],
  [
    new RegExp(`${ASKED}(?:shipping|dispatch|delivery) (?:confirmation|notice|update|notification)\\b`, 'i'),
    'shipping'
  ],
  [
    new RegExp(
      `${ASKED}(?:e-?mail |address |account )?(?:verification|verify)\\b|^.{0,60}\\b(?:sign-?in|log-?in) alert`,
      'i'
    ),
    'notice'
  ],
  [new RegExp(`${ASKED}(?:post-event |feedback |customer |nps )*survey\\b`, 'i'), 'survey'],
  [
    new RegExp(`${ASKED}(?:weekly |monthly |quarterly |this is issue |company |[a-z]+ly )*newsletter\\b`, 'i'),
    'newsletter'
  ],
  [new RegExp(`${ASKED}(?:re-?engagement|win-?back|re-?activation|we miss)`, 'i'), 'winback'],
  [new RegExp(`${ASKED}(?:donation |payment |purchase )?receipt\\b|^invoice\\b`, 'i'), 'receipt'],
  [new RegExp(`${ASKED}announce (?!our new)`, 'i'), 'announcement'],
  [new RegExp(`${ASKED}(?:on-?boarding|welcome)\\b`, 'i'), 'welcome'],
  [new RegExp(`${ASKED}(?:apolog\\w+|delay)\\b`, 'i'), 'announcement'],
  [/(?:^|\n)\s*(?:[-*•]\s*)?product(?: name)?\s*:/i, 'launch']
]
