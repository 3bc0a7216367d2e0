import { withReasons } from './reasons.ts'

/**
 * Requests that hold what readers are to be told or asked: "ask to call us on 0712", "and a thank you to the parents". Each is
 * put as the sentence that it comes to.
 */
export const retold = (brief: string): string =>
  withReasons(brief)
    .replace(WHAT_TO_DO, '$1. Explain what to do if $2')
    .replace(REVIEW_AND_PHOTO, reviewAndPhoto)
    .replace(WHAT_IS_NEW, "What's new: $1")
    .replace(OFFER_THEM, 'Offer them ')
    .replace(GIVE_OFFER, '$1 offer ')
    .replace(/(?<!\b(?:button|cta|label) )\bsaying (?=(?:i|we|our|the|my|there|it) )/g, 'saying that ')
    .replace(AND_THANKS, '. Thank you to $1')
    .replace(WHERE_HELD, held)
    .replace(/,? and who to contact(?: with questions)?(?=[.,\n]|$)/gi, '')
    .replace(ASK_FOR, '. Please send us a $1 of $2')
    .replace(WANT_KNOWN, '$1')
    .replace(TELL_HOW, 'Explain how to $1. Mention ')
    .replace(/(\. Mention [^.\n]*?),? and to (?=\p{Ll})/gu, '$1. Ask them to ')
    .replace(ASK_TO, '. Please ')
    .replace(MUST_SHOW, (_, before: string, what: string) => `${before.trim() && '. '}Show this ${what}`)
    .replace(SHARE_AND_SAY, '')
    .replace(NOTE_THAT, ', and ')
    .replace(SUGGEST, suggested)
    .replace(PLUS_STORY, ' $1. Join us for $2')
    .replace(SORRY_FOR_IT, '')
    .replace(NO_BEGGING, '')
    .replace(ALSO_LINKS, ' Also: our $1, a $2')

/** "Explain that it is compostable and what to do if something breaks": two requests. */
const WHAT_TO_DO =
  /(\b(?:explain|mention|say|include|add|tell them)\b[^.\n]{0,90}?)(?:, and|,| and) what to do if ([^.,\n]{4,60})/gi

/** "…, they must show this email": what readers are to do. */
const MUST_SHOW =
  /(^\s*|[.!?,;]\s*)(?:and )?(?:(?:they|guests|customers|people|members|everyone) )?must show (?:the|this) (e-?mail|message)\b/gim

/** "tell them what's new (shared budgets, dark mode)". */
const WHAT_IS_NEW =
  /(?:tell|show) (?:them|people|users|customers|members|everyone) what(?:'s| is) new \(([^)\n]{6,160})\)/gi

/** "We want to offer returning guests 20% off": them. */
const OFFER_THEM =
  /\b(?:we|i) (?:want|would like|'d like) to (?:offer|give(?= [\p{L} ]{3,40} (?:an? )?(?:\d|free\b|[£$€₹]))) (?:our |the |all )?(?:(?:returning|loyal|existing|past|regular|former) )?(?:guests|customers|clients|members|patients|students|users|subscribers|people|them) (?=\S)/giu

/** "…, and give 3 months half price": it is offered. */
const GIVE_OFFER =
  /((?:,|\band|\bmaybe)) give (?=(?:\d+ (?:months?|weeks?|days?|classes)|free|half|\d+% off)\b(?![^.\n]{0,30}\bget\b))/gi

/** "leave a review and maybe send a photo of what they made": two things that readers are asked. */
const REVIEW_AND_PHOTO =
  /(\b(?:leave|write|give)(?: us)? an? (?:\w+ )?review\b[^.,;\n]{0,60}?)(?:,| and|, and) (?:maybe |also |perhaps )?(?:(?:send|share|post|add|upload)(?: us)?|with) an? (photo|picture|video) of ((?:their|what|the) [^.,;\n]+?)( if they (?:like|want|wish|can))?(?=[.,;\n]|$)/gi

const reviewAndPhoto = (_: string, review: string, what: string, of: string, free: string | undefined): string =>
  `${review}. ${free ? 'You are welcome to add' : 'Please send us'} a ${what} of ${of.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you')}`

/** "…, and a thank you to the parents who painted the library": they are thanked. */
const AND_THANKS =
  /(?:,|,? and) (?:an? )?(?:big |special |warm )?thank[- ]you to ((?:the|our|all|everyone)\b[^.,\n]+)/gi

/** "where sessions will be held instead (Dock Leisure Centre)": the brackets tell it. */
const WHERE_HELD =
  /\bwhere ((?:the |our |all )?[\p{L} ]{3,40}?) (will be|is|are) (?:held|moved to|moving to)(?: instead)? \(([^()\n]{3,80})\)/giu

const held = (_: string, what: string, be: string, where: string): string => {
  const [place = '', ...more] = where.split(', ')
  return `that ${what} ${be} held at ${place} instead${more.length > 0 ? ` (${more.join(', ')})` : ''}`
}

/** "ask for a photo of their dog wearing it". */
const ASK_FOR = /[.,]? (?:and |also )?ask (?:them )?for (?:an? )?(photo|picture|video)s? of (their [^,.\n]+)/gi

/** "we want regulars to know we'll be back": it is told. */
const WANT_KNOWN =
  /((?:^|[.!?,;]) ?)(?:and )?(?:we|i)(?:'d)? (?:want|would like|like) (?:our |the |all )*(?:regulars|customers|clients|members|guests|people|parents|patients|users|everyone|them|readers) to know (?:that )?(?=(?:we|it|there|our|you|they|the)\b)/gim

/** "Tell them how to book their induction, the opening hours (…) and that …": what is only asked, and what is told. */
const TELL_HOW =
  /\b(?:tell|show) (?:them|people|everyone|members) how to ([^,.\n]{4,60}), (?:and )?(?=(?:the|our|that|opening|to)\b)/gi

/** "…, and ask to call us on 0712": what readers are asked. */
const ASK_TO =
  /(?:,? and|,) (?:also )?ask (?:them )?to (?=(?:call|ring|phone|text|reply|e-?mail|write|book|confirm|bring|arrive)\b)/gi

/** "share a photo of the two of us and say new scents are coming": what is said after it is for readers. */
const SHARE_AND_SAY =
  /(?<!\bto )\bshare (?:an?|our|the) (?:photo|picture|pic)s?\b[^.,;\n]*? and say (?:that )?(?=\S+ \S+ \S+)/gi

/** "…, and a note that we are closed on the 1st": it is told. */
const NOTE_THAT =
  /(?:,|,? and) (?:an?|one) (?:quick |short |small |little )?(?:note|reminder|mention|word|heads-up) that (?=(?:we|we're|our|the|there|it|you|all|no)\b)/gi

/** "…, and suggest they book a table for dinner": what readers may do. */
const SUGGEST =
  /(?:^|,? and|,|(?<=[.!?])) ?(?:please |also )*suggest (?:that )?(?:they|people|guests|customers|members) (?:should |to |might )?(\p{Ll}(?:[^.\n]|\.(?=\S))*)/giu

const suggested = (_: string, what: string): string =>
  `. You may like to ${what.replace(/\bthey\b/g, 'you').replace(/\btheir\b/g, 'your')}`

/** "Also a link to our webinar and one blog post about burnout": two pieces of a newsletter, whatever they lead to. */
const ALSO_LINKS =
  /(?<=[.!?]) Also (?:include |add )?(?:a |the )?links? to (?:our|the) ([^.,\n]{3,50}?),? and (?:one|an?|the|our) ((?:[a-z]+ )?(?:post|article|story|video|podcast|guide|interview) (?:about|on|from|with) [^.,\n]{3,60})/gi

/** "Plus one customer story (Cafe Lume saved 6 hours) and an invite to our webinar on the 22nd": two pieces of a newsletter. */
const PLUS_STORY =
  /(?<=[.!?]) (?:Plus|Also) (?:include |add )?(?:an?|one|our) (?:customer|client|member|user) story \(([^()\n]{6,90})\),? and (?:an? )?invit(?:e|ation) to (our [^.,\n]{3,60})/g

/** "a reminder about head lice (sorry)": a wink at us. */
const SORRY_FOR_IT = / \((?:very |so |yes,? )?sorry(?: again)?[!.]?\)/gi

/** "…, don't ask for more money": what the email is not to do. */
const NO_BEGGING =
  /[,.]? (?:and |but )?(?:please )?(?:don't|do not|without|no) ask(?:ing)? (?:them )?for (?:more |any |another )*(?:money|donations?|gifts?|anything)(?: (?:again|else|this time))?(?=[.,;\n]|$)/gi
