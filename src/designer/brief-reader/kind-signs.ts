import type { Kind } from './brief.ts'

/** Words that speak for a kind, with their weight. What stands early in a brief counts more. */
export const SIGNS: [Kind, number, RegExp][] = [
  [
    'cart',
    9,
    /\babandon\w*|\b(?:left|forgot\w*)\b[^.]{0,40}\b(?:cart|basket|bag|behind|checkout)|\b(?:cart|basket|checkout) (?:reminder|recovery|email)|\bcart\b|\bbasket\b/i
  ],
  [
    'shipping',
    8,
    /\bshipp(?:ed|ing) (?:confirmation|notification|notice|update|email)|\b(?:has|have|been|is|just) (?:been )?(?:shipped|dispatched)|\bdispatch\w*|\bon (?:its|their|the) way\b|\btracking (?:number|link|code|info|details|url)|\btrack (?:your|their|the|my) (?:order|parcel|package)|\bout for delivery|\bdelivery (?:update|notification|notice)/i
  ],
  [
    'receipt',
    8,
    /\breceipt\b|\binvoice\b|\bpayment (?:received|confirmation|successful)|\b(?:was |you |have |has )?paid (?:by|with|via|on)\b|\bbilling (?:statement|summary)/i
  ],
  [
    'order',
    8,
    /\border (?:is |has been )?(?:confirmation|confirmed|received|summary)\b|\bconfirm\w* (?:the|an|their|your|a)? ?(?:order|purchase|booking)|\bbooking confirmation|\bthank\w* (?:for|you for) (?:the|their|your|an)? ?order/i
  ],
  [
    'event',
    7,
    /\binvit\w*|\beinladung|\bsommerfest|\buitnodiging|\bevent\b|\bwebinar\b|\bworkshop\b|\bconference\b|\bmeet-?up\b|\bopen (?:day|house|evening)|\bparty\b|\bgala\b|\bconcert\b|\bfestival\b|\bscreening\b|\brsvp\b|\bsave the date|\bvernissage\b|\bexhibition\b|\bsummit\b|\bfundraiser\b|\btickets? (?:are|from|cost|on sale|available|at|£|\$|€)\b/i
  ],
  [
    'review',
    8,
    /\breview (?:request|email|us)|\b(?:leave|write|ask\w*|request\w*)\b[^.]{0,30}\breviews?\b|\brate (?:us|your|their|the)|\bstar rating|\bhow (?:did|was|is|are)\b[^.]{0,40}\b(?:like|purchase|order|experience)/i
  ],
  ['survey', 8, /\bsurvey\b|\bquestionnaire\b|\bpoll\b|\bnps\b|\bfeedback\b/i],
  [
    'winback',
    8,
    /\bwin-?back|\bwe miss|\bmiss(?:ed|ing)? (?:you|them)|\bre-?engag\w*|\bcome back\b|\b(?:lapsed|inactive|dormant|churned)\b|\bhaven'?t (?:ordered|bought|visited|logged|been|purchased|opened|used)/i
  ],
  [
    'welcome',
    8,
    /\bwelcome\b|\bwillkommen|\bbienvenu|\bbienvenid|\bbenvenut|\bonboard\w*|\bjust (?:joined|signed up|subscribed)|\bnew (?:members?|subscribers?|users?|customers?|sign-?ups?)\b|\bjoined\b|\bsigned up for/i
  ],
  [
    'newsletter',
    8,
    /(?<!\b(?:on|of|to|in|for) (?:our|my|the) )newsletter\b|\bissue (?:no\.? ?)?#?\d+|\b(?:weekly|monthly) (?:[a-z]+ )?(?:digest|update|round-?up|news|e-?mail)(?! invoice)|\bdigest\b|\bround-?up\b|\b(?:first|this|next|monthly|weekly|[a-z]+(?:ary|er|il|ay|e|y|st)) edition\b(?= of)/i
  ],
  [
    'notice',
    7,
    /\bpassword\b|\baccount (?:notice|update|alert|suspen\w+|security|verification)|\bsecurity\b|\bdata (?:incident|breach)\b|\bmaintenance\b|\bdowntime\b|\bterms (?:of|and)|\bprivacy policy|\bprice (?:change|increase)|\bverif(?:y|ication)\b|\bexpir(?:es?|ing|ed|y)\b|\bsign-?in\b|\blog-?in\b|\boutage\b|\brenew(?:al|s|ed)?\b|\bservice (?:notice|update)|\btrial (?:ends|is ending|ending)|\bpayment failed/i
  ],
  [
    'sale',
    7,
    /\bsale\b|\bearly bird\b|\brabatt|\bsoldes\b|\bdescuento|\bsconto|\brebajas|\bkorting|\b\d+ ?% ?off|[£$€]\d+ off|\bdiscount\w*|\bblack friday|\bcyber monday|\bclearance\b|\bpromo(?:tion|tional)?\b|\bdeal\b|\bhalf price|\bcoupon\b|\bbogo\b|\bbuy one\b|\bspecial offer|\boffer\b/i
  ],
  [
    'launch',
    7,
    /\blaunch\w*|\bintroduc\w*|\bnew (?:[a-z]+ )?episode\b|\bcomes? out (?:on )?\d|\bnew (?:single|product|collection(?! (?:day|point|time))|feature|range|line|app|release|version|menu|(?:[a-z]+ ){1,2}menu|course|book|album|flavou?r)|\brelease (?:notes?|email)?\b|\breleas(?:ing|ed)\b|\bunveil\w*|\bnow available|\bjust (?:landed|dropped)|\bpre-?orders? (?:open|now|email|start)|\bfeature launch\b/i
  ],
  [
    'birthday',
    9,
    /\bbirthday (?:e-?mail|message|treat|offer|greeting|voucher|discount|gift)\b|\bhappy birthday\b|\b(?:their|customers'?|members'?) birthdays?\b/i
  ],
  ['referral', 10, /\brefer(?:r?al|ring)\b|\brefer a fri?e?i?nd\b|\binvite a friend\b|\bbring a friend\b/i],
  ['restock', 10, /\bback in stock\b|\brestock(?:ed|ing|s)?\b/i],
  [
    'appointment',
    10,
    /\bappointment (?:reminder|confirmation)\b|\breminder (?:of|for|about) (?:an?|the|your|their) (?:appointment|visit|check-?up)\b/i
  ],
  ['thanks', 7, /\bthank(?:s| you|-you|ing)\b|\bgratitude\b|\bappreciat\w*/i],
  [
    'job',
    9,
    /\bjob (?:opening|advert|ad|posting|offer|e-?mail)\b|\b(?:we're|we are|now|is|are) hiring\b|\bvacanc(?:y|ies)\b|\bopen (?:position|role)s?\b|\brecruiting (?:for )?an?\b/i
  ],
  [
    'volunteer',
    11,
    /\bvolunteers? (?:needed|wanted|required|recruitment|call|appeal|drive)\b|\b(?:call|appeal) for volunteers\b|\b(?:need|looking for|recruit\w*|find)\b[^.\n]{0,24}\bvolunteers\b/i
  ],
  [
    'appeal',
    10,
    /\b(?:fundrais\w+|charity|donations?|donor|year-end|end of year|winter|emergency|flood|giving) (?:appeal|campaign|drive|ask)\b|\bappeal for (?:donations|funds|money)\b|\bask\b[^.\n]{0,30}\b(?:to donate|for (?:a )?donations?)\b|\bgiving tuesday\b/i
  ],
  [
    'greeting',
    11,
    /\b(?:christmas|xmas|holiday|seasonal|season'?s|new year'?s?|diwali|eid|easter|hanukkah|thanksgiving|holi|lunar new year|festive)\s+(?:greetings?|wishes|card|message)\b|\bgreetings? (?:e-?mail|card|to (?:our|all|my))\b|\bwish (?:our |all |my )*(?:customers|clients|everyone|members|patients|subscribers|them)\b[^.\n]{0,20}\b(?:merry|happy|eid|blessed)\b/i
  ],
  [
    'renewal',
    10,
    /\bmembership renewals?\b|\brenewal (?:reminder|e-?mail|notice|offer)\b|\bmembers?\b[^.\n]{0,30}\brenew\b|\brenew (?:your|their|the|his|her) (?:membership|season|annual|policy|pass)\b/i
  ],
  [
    'listing',
    11,
    /\b(?:new|just|latest)\b[^.\n]{0,24}\b(?:listing|listed|on the market)\b|\b(?:property|house|home|flat|apartment|villa|bungalow) for (?:sale|rent)\b/i
  ],
  [
    'announcement',
    4,
    /\bannounc\w*|\bnews\b|\bupdate\b|\bmoving\b|\bopening hours\b|\bnew (?:address|premises|location|hours)/i
  ]
]
