/** Requests for invitations, put as the sentences for guests that they come to. */
export const inviteSaid = (brief: string): string =>
  IS_INVITE.test(brief)
    ? brief.replace(FOR_MEMBERS, '$1$4. From $2').replace(FOR_GUESTS, '$1').replace(GUESTS_SHOULD, shouldDo)
    : brief

const IS_INVITE = /^.{0,60}\binvit/is

/** "Invitation for members of the Maritime Museum to the opening of our exhibition": who invites, and to what. */
const FOR_MEMBERS =
  /^((?:(?:please|write|create|make|need|an?|the|e-?mail|i|we) ){0,5}invit(?:ation|e)(?: e-?mail)? )(?:for|to) (?:all )?(?:the )?(?:members|friends|alumni|patrons|supporters|students|parents|residents|donors|volunteers|guests) of (?!our |my |all |a |an )(?:the )?(\p{Lu}[^,.:;\n]{2,50}?) (?=to (?:the|our|an?) )((to [^.\n]{6,160}(?:\.\d[^.\n]{0,60})?))/iu

/** "Invite for our customers to the spring open house": they are the readers. */
const FOR_GUESTS =
  /^((?:(?:please|write|create|make|need|an?|the|e-?mail|i|we) ){0,5}invit(?:ation|e)(?: e-?mail)? )for (?:all )?(?:our |the )?(?:[a-z]+ )?(?:customers|members|guests|clients|neighbours|neighbors|regulars|families|parents|friends|donors|volunteers|patrons|supporters|subscribers) (?=to (?:the|our|an?) )/iu

/** "They should tell us if they come": what guests are asked. */
const GUESTS_SHOULD =
  /(?<=^|[.!\n] ?)(?:they|guests|people|members) (?:should|need to|have to|must) (rsvp|tell us|let us know|book|reserve|reply|register|confirm)\b([^.\n]*)/giu

const shouldDo = (_: string, deed: string, rest: string): string =>
  `Please ${/^rsvp$/i.test(deed) ? 'RSVP' : deed.toLowerCase().replace(/^(?:tell us|let us know)$/, 'reply')}${rest
    .replace(/\bthey(?:'re| are)\b/gi, 'you are')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')}`
