/** Sections that a brief may ask for by name, and how it names them. */
const ASKED: [kind: string, pattern: RegExp][] = [
  ['faq', /\bfaqs?\b|\bfrequently asked\b|\bcommon questions\b|\bq ?& ?a\b/i],
  ['quote', /\btestimonials?\b|\bcustomer quote\b|\bquote (?:from|by)\b|\breview from\b|\bsocial proof\b|\ba quote\b/i],
  [
    'steps',
    /\b(?:in )?(?:two|three|four|five|\d) steps\b|\bhow (?:it|this|the .{2,40}?|our .{2,40}?) works?\b|\bstep[- ]by[- ]step\b|\bsteps (?:section|to)\b/i
  ],
  [
    'schedule',
    /\bagenda\b|\bschedule\b|\bprogramme\b|\bprogram\b(?! (?:is|has))|\btimetable\b|\bline-?up\b|\brunning order\b/i
  ],
  [
    'products',
    /\b(?:product|item)s? (?:grid|list|section|showcase|cards?|recommendations?|with)\b|\b(?:two|three|four|five|six|\d) (?:\w+ )?(?:products?|items?|arrivals?|picks)\b|\brecommend(?:ed|ations?)\b|\brelated products\b|\bbest-?sellers?\b|\bproducts?\b(?=.{0,30}prices?)/i
  ],
  ['stats', /\bstat(?:s|istics)\b|\bkey (?:numbers|figures)\b|\bin numbers\b/i],
  [
    'social',
    /\bsocial (?:media )?(?:links?|icons?|buttons?|channels?)\b|\blinks? to (?:our )?(?:instagram|facebook|social)/i
  ],
  ['coupon', /\bcoupon\b|\bvoucher (?:code|section)\b/i],
  ['footer', /\bunsubscribe\b|\bfooter\b/i],
  ['image', /\b(?:big |large |hero )?(?:image|picture|photo|illustration)s?\b/i],
  [
    'letter',
    /\b(?:personal )?(?:letter|note|message|word) from (?:the |our )?(?:owner|founder|ceo|team|editor|director|head|chair|[A-Z])/i
  ]
]

/** The section that some words ask for. */
export const askedSection = (words: string): string | undefined => ASKED.find(([, pattern]) => pattern.test(words))?.[0]
