/** Kinds of email that the built-in designer knows. */
export const EMAIL_KINDS = [
  'welcome',
  'newsletter',
  'sale',
  'launch',
  'cart',
  'order',
  'shipping',
  'event',
  'review',
  'winback',
  'receipt',
  'notice',
  'announcement',
  'thanks',
  'survey',
  'reminder',
  'booking',
  'verify',
  'referral',
  'appeal',
  'restock'
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

type Cue = [pattern: RegExp, weight: number]

/** What speaks for a kind, wherever it stands; in the opening words it counts double. */
const CUES: Record<EmailKind, Cue[]> = {
  welcome: [
    [/\bwelcom(?:e|ing)\b/i, 6],
    [/\bonboarding\b/i, 5],
    [/\b(?:just|newly) (?:signed up|joined)\b|\bnew (?:members?|subscribers?|users?|customers?|sign-?ups?)\b/i, 3]
  ],
  newsletter: [
    [/\bnews ?letter\b/i, 6],
    [/\b(?:weekly|monthly|quarterly) (?:digest|round-?up|update|email|news)\b/i, 6],
    [/\bissue\s+(?:no\.?\s*|#)?\d+/i, 5],
    [/\bdigest\b|\bround-?up\b/i, 4]
  ],
  sale: [
    [/\bsale\b/i, 5],
    [/\b\d+\s?(?:%|percent|per cent) (?:off|discount)/i, 4],
    [
      /\bdiscount|\bclearance\b|\bblack friday\b|\bcyber monday\b|\bpromo(?:tion|tional)?\b|\bhalf[- ]price\b|\bspecial offer\b|\bflash\b/i,
      4
    ],
    [/[£$€]\s?\d+ off\b/i, 4],
    [/\btwo for one\b|\b2 for 1\b|\bbogof?\b|\bbuy one\b/i, 4]
  ],
  launch: [
    [/\blaunch(?:ing|es|ed)?\b/i, 5],
    [
      /\bintroduc(?:e|es|ing)\b|\bunveil|\bnew product\b|\brelease notes?\b|\bproduct (?:announcement|update|release)\b|\bnew (?:features?|version|collection|range|app)\b/i,
      4
    ],
    [/\bpre-?orders?\b/i, 3],
    [/\bwe (?:have|got|have got|['’]ve got)(?: an?| some)? new\b/i, 4]
  ],
  cart: [
    [/\babandon(?:ed|ment)?\b/i, 8],
    [/\bleft (?:something |items? |it |them )?(?:behind |in (?:the|their|your) )?(?:cart|basket|bag|trolley)?/i, 2],
    [/\bstill in (?:the|their|your) (?:cart|basket|bag|trolley)\b/i, 7],
    [/\b(?:cart|basket) (?:reminder|recovery)\b/i, 8],
    [/\bcart\b|\bbasket\b/i, 2]
  ],
  order: [
    [
      /\border (?:confirmation|confirmed|received)\b|\bconfirm(?:ing|s|ation)? (?:of )?(?:an?|the|their|your) (?:order|purchase)\b|\bpurchase confirmation\b/i,
      9
    ],
    [/\bthanks?(?: you)? for (?:your|the|their) order\b|\border (?:number|no)\b|\border #?\d/i, 3]
  ],
  shipping: [
    [
      /\bshipping (?:confirmation|notification|notice|update|email)\b|\bdispatch(?:ed)?\b|\bhas (?:been )?shipped\b|\bon (?:its|the|their) way\b|\bout for delivery\b|\bshipped\b/i,
      8
    ],
    [/\btracking\b/i, 5],
    [/\bdelivery (?:update|notification|email)\b/i, 6],
    [/\bshipping\b/i, 1]
  ],
  event: [
    [/\binvit(?:e|es|ing|ation)\b/i, 6],
    [
      /\bwebinar\b|\bworkshop\b|\bconference\b|\bmeet-?up\b|\bopen (?:day|evening|house|studio)\b|\bexhibition\b|\bconcert\b|\bfestival\b|\bfilm night\b|\bparty\b|\bgala\b|\bscreening\b|\btasting\b|\bmasterclass\b|\bopen[- ]air\b|\bgig\b/i,
      4
    ],
    [/\brsvp\b|\bsave (?:the date|a seat|your seat)\b|\bevent\b/i, 4]
  ],
  review: [
    [/\breviews?\b|\brate\b|\bratings?\b|\bstars?\b/i, 4],
    [
      /\b(?:review|rating) request\b|\bleave (?:us )?a review\b|\bask(?:ing)? (?:\w+ ){0,6}(?:to )?(?:review|rate|for a review)/i,
      7
    ]
  ],
  winback: [
    [
      /\bwin[- ]?back\b|\bre-?engage(?:ment)?\b|\blapsed\b|\binactive\b|\bmiss you\b|\bcome back\b|\bcoming back\b|\bhaven[’']?t (?:\w+ ){0,3}(?:bought|ordered|visited|logged|opened|been|shopped|booked|used|trained|come)/i,
      8
    ]
  ],
  receipt: [
    [/\breceipt\b|\binvoice\b|\bpayment (?:confirmation|received|receipt)\b|\bbilling statement\b/i, 8],
    [/\bpaid\b/i, 1]
  ],
  notice: [
    [
      /\b(?:account|security|service|policy|privacy|price|system|downtime|maintenance|outage) (?:notice|notification|alert|update|change|increase|email|message)s?\b/i,
      7
    ],
    [
      /\bmaintenance\b|\boutage\b|\bdowntime\b|\bterms (?:of service|and conditions)\b|\bprice increase\b|\bprivacy policy\b|\bincident\b|\bunavailable\b|\bnew login\b|\bsuspicious\b|\bdata breach\b/i,
      6
    ],
    [
      /\bnotice\b|\bpassword (?:was|has been) changed\b|\bpayment failed\b|\bcard (?:was )?declined\b|\bpayment (?:\w+ ){0,3}(?:declined|failed)\b/i,
      5
    ]
  ],
  announcement: [
    [/\bannounc(?:e|es|ing|ement)\b/i, 4],
    [
      /\bwe(?:[’']re| are) (?:moving|opening|closing|hiring|changing)\b|\bnew (?:opening hours|location|address|shop|store|branch|office|website)\b|\bopening hours\b/i,
      5
    ]
  ],
  thanks: [
    [/\bthank[- ]?you (?:email|note|letter|message|card)\b/i, 8],
    [/\bthank(?:s|ing)?\b/i, 1],
    [/\bappreciation\b/i, 4]
  ],
  survey: [
    [/\bsurvey\b|\bquestionnaire\b|\bpoll\b|\bnps\b/i, 8],
    [/\bfeedback\b/i, 4]
  ],
  reminder: [
    [/\bremind(?:er|ing)?\b/i, 4],
    [
      /\b(?:appointment|renewal|trial|subscription|membership) (?:reminder|ends?|ending|expires?|expiring|is due|renews)\b|\b(?:expires?|expiring|about to end|due for renewal|trial ends?)\b/i,
      6
    ]
  ],
  booking: [
    [
      /\b(?:booking|reservation|appointment) (?:confirmation|confirmed|is confirmed)\b|\bconfirm(?:s|ing|ation)? (?:of )?(?:an?|the|their|your) (?:booking|reservation|appointment|stay|table|place|seat)\b/i,
      9
    ],
    [/\bbooked\b|\bcheck-?in\b/i, 2]
  ],
  verify: [
    [
      /\bverif(?:y|ication)\b|\bconfirm (?:your|their|the|an?) (?:e-?mail|address|account)\b|\bpassword reset\b|\breset (?:your|their|the|a) password\b|\bmagic link\b|\bone[- ]time (?:code|password)\b|\blog-?in code\b|\b2fa\b/i,
      9
    ]
  ],
  referral: [
    [/\brefer(?:ral)?\b|\bbring a friend\b|\bshare with (?:a )?friends?\b|\binvite a friend\b|\bgive \S+,? get\b/i, 8]
  ],
  appeal: [
    [
      /\bfund-?rais(?:er|ing)\b|\bdonat(?:e|ion|ions|ing)\b|\bappeal\b|\bcharity\b|\bvolunteers?\b|\bnon-?profit\b|\bcrowdfund/i,
      6
    ]
  ],
  restock: [[/\bback in stock\b|\brestock(?:ed)?\b|\bavailable again\b/i, 9]]
}

/** Two kinds with equal weight: the more particular comes first here. */
const PARTICULAR: EmailKind[] = [
  'cart',
  'winback',
  'restock',
  'referral',
  'booking',
  'verify',
  'order',
  'shipping',
  'receipt',
  'review',
  'survey',
  'appeal',
  'event',
  'reminder',
  'notice',
  'newsletter',
  'welcome',
  'launch',
  'sale',
  'thanks',
  'announcement'
]

/** The kind of email that a brief asks for, and whether anything in it said so. */
export function readKind(text: string): { kind: EmailKind; certain: boolean } {
  const opening = text.slice(0, Math.max(60, text.search(/[.:\n]/)))
  const scores = PARTICULAR.map(kind => {
    const score = CUES[kind].reduce(
      (sum, [cue, weight]) => sum + (cue.test(text) ? weight : 0) + (cue.test(opening) ? weight : 0),
      0
    )
    return { kind, score }
  })
  const named = namedKind(text)
  const best = scores.reduce((top, each) => (each.score > top.score ? each : top))
  if (named) return { kind: named, certain: true }
  return best.score >= 4 ? { kind: best.kind, certain: true } : { kind: 'announcement', certain: false }
}

/** What stands right before the word "email" and its like says it outright: "welcome email", "abandoned cart reminder". */
const NAMED: [RegExp, EmailKind][] = [
  [/abandon|\b(?:cart|basket)\b/i, 'cart'],
  [/win-?back|re-?engagement|come-?back/i, 'winback'],
  [/back[- ]in[- ]stock|restock/i, 'restock'],
  [/referral|refer[- ]a[- ]friend/i, 'referral'],
  [/password|verif|magic link|log-?in code|confirm (?:your )?e-?mail/i, 'verify'],
  [/booking|reservation|appointment conf/i, 'booking'],
  [/order|purchase/i, 'order'],
  [/shipping|dispatch|delivery|tracking/i, 'shipping'],
  [/receipt|invoice|payment (?:conf|rec)/i, 'receipt'],
  [/review|rating/i, 'review'],
  [/survey|feedback|nps/i, 'survey'],
  [/donat|fundrais|appeal|charity/i, 'appeal'],
  [/renewal|trial|reminder/i, 'reminder'],
  [
    /maintenance|security|account|outage|downtime|incident|policy|price (?:change|increase)|failed payment|payment failed|service notice/i,
    'notice'
  ],
  [/invit|webinar|event/i, 'event'],
  [/welcome|onboarding/i, 'welcome'],
  [/launch|release|product/i, 'launch'],
  [/sale|promo|discount|offer|black friday/i, 'sale'],
  [/thank/i, 'thanks'],
  [/newsletter|digest|weekly|monthly/i, 'newsletter'],
  [/announce/i, 'announcement']
]

function namedKind(text: string): EmailKind | undefined {
  const opening = text.slice(0, 160).split(/[.\n:]/, 1)[0] ?? ''
  const before =
    /^(.{0,60}?)\b(e-?mail|mail|newsletter|message|notification|reminder|confirmation|receipt|invoice|invitation|request)\b/i.exec(
      opening
    )
  if (!before) return undefined
  const words = (before[1] ?? '').split(/\b(?:for|to|from|about)\b/i).at(-1) ?? ''
  const phrase = `${words.split(/\s+/).slice(-5).join(' ')} ${/mail|message|notification|request/i.test(before[2] ?? '') ? (/request/i.test(before[2] ?? '') ? 'request' : '') : before[2]}`
  return NAMED.find(([pattern]) => pattern.test(phrase))?.[1]
}
