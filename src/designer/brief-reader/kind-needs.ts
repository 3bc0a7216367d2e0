import type { Kind } from './brief.ts'

/** Words without one of which a brief is not of a kind, whatever else speaks for it: its copy would tell what is not so. */
export const NEEDS: Partial<Record<Kind, RegExp>> = {
  restock:
    /\b(?:back|restock\w*|in stock|sold[- ]out|available again|returns?|returned|returning|waiting list|waitlist)\b/i,
  welcome:
    /^(?![\s\S]*\b(?:but|and|who|yet) (?:didn't|did not|haven't|have not|never) (?:sign|join|enrol|book|buy))[\s\S]*\b(?:welcom\w+|onboard\w*|new|join\w*|sign(?:ed|s|ing)?[- ]?up|just|first|start\w*|subscrib\w+|register\w*|enrol\w*|begin\w*|waiting list|waitlist)\b/i,
  cart: /\b(?:carts?|baskets?|bags?|left|checkouts?|abandoned|forgot\w*|unfinished|booking|saved)\b/i,
  shipping:
    /\b(?:ship\w*|dispatch\w*|way|track\w*|deliver\w*|parcels?|packages?|sent|courier|arriv\w+|post(?:ed|age)?)\b/i,
  order: /\b(?:orders?|ordered|purchases?|bought|confirm\w*|booking|reservation)\b/i,
  receipt: /\b(?:receipts?|invoices?|paid|payments?|charged?|refund\w*|donations?|billing)\b/i,
  birthday: /\b(?:birthdays?|anniversar\w+|years? (?:with|of)|turns? \w+)\b/i,
  referral: /\b(?:refer\w*|friends?|recommend\w*|invite|word|share|bring)\b/i,
  renewal:
    /\b(?:renew\w*|expir\w*|ends?|ending|runs? out|lapses?|due|trial|subscriptions?|memberships?|licen[cs]es?|polic(?:y|ies))\b/i,
  review:
    /\b(?:reviews?|rate|rating|ratings?|stars?|feedback|experience|testimonials?|google|trustpilot|tripadvisor|think|words?)\b/i,
  survey: /\b(?:surveys?|feedback|questions?|questionnaire|polls?|nps|opinions?|answers?|vote|think|minutes?)\b/i,
  winback:
    /\b(?:miss\w*|back|haven't|havent|have not|hasn't|hasnt|lapsed|inactive|stopped|since|while|again|return|months|dormant|no longer|old|gone|left|quiet)\b/i,
  listing:
    /\b(?:bed\w*|house|home|flat|apartment|property|properties|rent|sale|listed|listing|viewings?|garden|for sale|miles|bungalow|cottage|van|car|office|studio|acres?|sq)\b/i,
  appeal:
    /\b(?:giv\w+|gifts?|donat\w+|donors?|appeal\w*|fund\w*|rais\w+|help|support\w*|collect\w*|pledge\w*|sponsor\w*)\b/i,
  volunteer: /\b(?:volunteer\w*|help\w*|hands?|stewards?|marshals?|hosts?|mentors?|trustees?|recruit\w*|coach\w*)\b/i,
  job: /\b(?:hir\w+|jobs?|roles?|vacanc\w+|apply|applications?|position|recruit\w*|join\w*|careers?|wanted|looking for|need)\b/i,
  sale: /%|[£$€₹]|\b(?:off|sale|discount\w*|deals?|offers?|prices?|save|saving|free|code|half|clearance|bogo|vouchers?|reduced|friday|monday)\b/i,
  appointment:
    /\b(?:appointments?|bookings?|booked|remind\w*|visit|check-?ups?|session|cleaning|consultation|reservation|due|slot|scheduled|see you|confirm\w*|at \d)\b/i
}
