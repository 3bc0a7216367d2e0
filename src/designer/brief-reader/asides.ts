import { PEOPLE } from './people.ts'

/** Nouns of the email as a thing that is made, not of what it says. */
const MAKING =
  '(?:draft|template|tone|voice|footer|header|hero|headline|buttons?|ctas?|layout|colou?rs?|palette|background|fonts?|typeface|serif|headings?|sentences?|paragraphs?|jokes?|jargon|hype|wording|stock photos?|images?|photos?|pictures?|emojis?|exclamation (?:marks|points)|screen readers?|plain english|brown paper|vibe|look|feel|mood|style|logo|key art|countdown|marketing|guilt(?: trip)?|subject(?: line)?|placeholder|one-liner|intro|read more(?: link)?|social icons?|unsubscribe)'

/** What a designer is asked to leave out; readers are told "no booking needed", never "no emojis". */
const BANNED =
  '(?:emojis?|exclamations?|exclamation (?:marks|points)|caps|shouting|jargon|buzz ?words?|hard sell|(?:pushy|salesy|cheesy|corporate|marketing|sales|legal|techy?) ?(?:stuff|talk|speak|language|tone|copy|vibes?)?|fluff|slang|puns?|jokes?|hype|clich[eé]s?|promos?|promotions?|discounts?|offers? please|images?|pictures?|photos?|gifs?|stock|guilt\\w*|pressure|drama|waffle|long (?:paragraphs|text)|walls? of text|upsell\\w*|countdown\\w*|ads?|gimmicks?|legalese|excuses|spin|waffling|small ?talk|begging|preachy|religious|christmassy)'

const ASIDES: RegExp[] = [
  new RegExp(
    `^(?:and |but |with |please )*(?:no|not|without|avoid|skip|nothing|zero) (?:too |any |more |much |overly )*${BANNED}\\b`,
    'i'
  ),
  /^(?:please )?(?:don't|do not|never) (?:mention|ask (?:for|them)|use|make|say|sound|guilt|include|add|write|put|push|talk|promise|start|call it|bury|overdo|go (?:on|over|into)|apologi[sz]e|oversell|show|explain|describe|give away|sell|try to|win|chase|pressure|get (?:too|all)|be (?!late|shy|afraid|a stranger|surprised|fooled|alarmed|worried))\b[^,;]*$/i,
  /^(?:please )?(?:end|finish|close|start|begin|open|lead|sign(?:ed)?(?: it)?(?: off)?) (?:it )?(?:with|by|on|off|as|from) (?!offer)[^,;]*$/i,
  /\b(?:but|and) (?:no|not|without) (?:too |any |overly |much )*(?:shouting|caps|pushy|salesy|christmassy|cheesy|gushing|formal|long|jokey|loud|sad|serious|corporate|childish|over the top)\b/i,
  /^like (?:an? |it |a real )[^.]*$|^(?:as|sounds?) if\b/i,
  /^(?:and |with |plus )?(?:an? |one |the )?(?:big |clear |single )?(?:button|cta|link) (?:that says|saying|called|labelled|with|reading|to say)\b/i,
  /^when (?:somebody|someone|a customer|people|customers|clients|they|members)\b.*\bwe (?:want|need|would like)\b/i,
  /^(?:our|the|my) (?:readers|customers|audience|list|subscribers|users|clients|members|people) (?:are|is) (?:mostly|mainly|usually|generally|all|often|busy|older|younger|very)\b/i,
  /^(?:who )?(?:haven't|hasn't|didn't) (?:ordered|bought|visited|been|logged|opened|purchased|booked|shopped)\b[^,]*$/i,
  /^(?:we|i)(?:'d| would)? (?:want|need|like) to (?:win back|reach|target|re-?engage)\b/i,
  /^(?:to|for) (?:our|all|the|my) (?:[a-z]+ ){0,3}(?:customers|members|clients|subscribers|users|readers|list|regulars|guests|donors|parents|patients)$/i,
  /^(?:photographer|designer|florist|teacher|coach|owner|baker|chef|realtor|agent|consultant|accountant|plumber) here$/i,
  /\b(?:newsletter|gift guide|e-?mail|campaign|mailing)\b.*\b(?:goes|is going|will go) out (?:on|in|next|this)\b|^(?:please )?nothing (?:too |overly )?\w+$/i,
  /^(?:(?:we|i) )?(?:want|need|would like) to ask .{3,60} to (?:leave|write|give|post)\b[^,]*$/i,
  /^(?:an? |just )*(?:short|quick|warm|little|friendly|brief|personal)? ?(?:hello|hi|note|word|greeting|message|intro|welcome) from (?:me|us|my \w+|our \w+)$/i,
  /^i think\b|^who(?:'s| is)? it(?:'s)? for\b/i,
  /^not (?:too|overly|very|so|corporate|boring|salesy|pushy|cheesy)\b|^not [a-z]+y$/i,
  /^(?:the |this )?e-?mail (?:goes|is going) (?:out )?to\b(?!.*\bso\b)/i,
  /^(?:(?:the )?audience (?:is|are)|it goes (?:out )?to|(?:this is|it's) (?:for|going to) (?:our|my|the|people|existing|all))\b[^;]*$/i,
  /^(?:please )?introduce (?:us|ourselves|me)\b(?: \([^)]*\))?[^,;]*$/i,
  /^(?:can|could|would) you (?:please )?(?:make|keep|write|do|add|use|include)\b[^,;]*$/i,
  /^(?:please )?send (?:it |this )?(?:out )?to (?:our|the|all|my)\b[^,]*$/i,
  /^(?:but )?not (?:too |overly |very )?[a-z-]+$/i,
  /^(?:this |the )?e-?mail (?:goes|is going|will go|is sent) (?:out )?to (?!.*\bso\b)/i,
  /^(?:please )?(?:point|send|direct|link|take) (?:them|people|everyone|readers|customers|users) to \S+$/i,
  new RegExp(`^(?:please )?(?:tell|inform|notify|remind) ${PEOPLE}$|^let ${PEOPLE} know$`, 'i'),
  /^(?:[\w-]+ ){0,2}(?:link|button)\s+\S*[./]\S+$/i,
  /\beasy to (?:read|scan|skim)\b/i,
  /^(?:please )?don't (?:sound|be|make it|use|overdo|go|write|mention)\b/i,
  /^(?:(?:the|a|our|my|monthly|weekly|short|quick)\s+)*(?:newsletter|e-?mail|invite|invitation|message|campaign)\b[^.]{0,40}\bplease$/i,
  /^from \p{Lu}\p{Ll}+, (?:our |the )?(?:director|founder|head|owner|ceo|manager|editor|chair)/iu,
  /^sound (?!the\b)|^not too\b|^(?:two|three|four|five|numbered|several)\b[^.]*\b(?:steps|sections|photos|looks|blocks)\b[^.:]*$|^short as possible$|^(?:almost )?no text$/i,
  /^(?:one|two|three|four|five|six|a few|some) (?:older |more |related |other |recent )?(?:episodes|articles|posts|stories)\b/i,
  /^(?:i'd|i would|we'd|we would) like\b/i,
  /^(?:i'd|i would|we'd|we would) (?:love|prefer)\b(?! to\b)[^.]*\b(?:colou?rs?|palette|look|feel|feeling|style|design|tone|mood|fonts?|pictures?|photos?)\b/i,
  /^use (?:our|the|my) (?:brand )?colou?rs?\b[^.]*#[0-9a-f]{3,8}\b/i,
  /^(?:ask for|want it to|wants? to feel)\b[^:]*$/i,
  /^no \w+ing$|^no [\w-]+ (?:tactics|talk|language|pressure|selling|sell)$/i,
  /^(?:example|e\.g\.)$/i,
  /^(?:list|table|grid) of\b/i,
  /^(?:existing|current|new) (?:current account )?customers$/i,
  /^(?:announce|tell|send|write) (?:it|this) to\b/i,
  /^(?:the )?(?:[\w-]+ ){0,3}buttons? (?:goes|links?|leads|points|should|to|plus|and)\b/i,
  /^(?:[\w-]+ ){1,6}(?:buttons?|links?)$/i,
  /^never ask\b|^(?:about |around )?\d+ words\b|\bwords of intro\b|\bread more link\b/i,
  /^(?:one|a|an|two|the|single|just|with|and|use|big|clear|main)*\s*(?:single |big |clear )?(?:buttons?|ctas?)\b(?!\s+(?:up|down))/i,
  /^(?:sign(?:ed)?(?: it| off)?(?: as| by)?|signature)\b(?! (?:cop(?:y|ies)|prints?|editions?|books?|shirts?|posters?|records?|photos?|vinyl)\b)/i,
  /^(?:show|put|lay out|present) .* (?:side by side|in (?:a )?(?:row|columns?|table|grid))$/i,
  /^(?:agenda|schedule|dates|times|prices|list) as\b/i,
  /^(?:the )?(?:code|button|price|date|numbers?|logo|total|headline) (?:should|must|needs?|has to)\b/i,
  // What we are asked to do, or told about the work.
  /^(?:i|we)(?:'d| would)? (?:want|like|need|have to|must)\b(?! to (?:tell|let|announce|thank|say|invite|inform|remind|ask|warn|offer|show|see))[^.]*\b(?:it|them|this|email|e-mail|draft|to get|to be|sound|look|structure)\b/i,
  /^(?:it|this|the (?:e-?mail|tone|look|style|design|mood|voice)) (?:should|must|needs? to|has to|can|is for|will be|goes? (?:out|to))\b/i,
  /^(?:please )?(?:keep|make) (?:it|this|things|the (?:tone|e-?mail|copy|text))\b/i,
  /^(?:please )?(?:keep|stay) (?:under|below|within|to)\b/i,
  /^(?:under|below|max(?:imum)?|no more than|about|around|roughly) \d+ words\b/i,
  /^(?:please )?(?:no|not|nothing|avoid|never|without|don't|do not|must not)\b[^.]*?\b(?:please|tone|pushy|salesy|marketing|jokes?|corporate|childish|stuffy|loud|grand|slick|guilt\w*|"[^"]+"|emoji\w*|hype|images?|photos?|fake|countdown|exclamation|jargon|exciting|hurry|feel guilty)\b/i,
  new RegExp(`^(?:please )?no ${MAKING}\\b`, 'i'),
  // "no. 2, sent 24h after": which of several emails it is.
  /^(?:to be |gets |goes )?(?:sent|out) \d+ ?(?:h|hrs?|hours?|days?|d|min\w*|weeks?) (?:after|later)\b/i,
  /^no (?:discount|offer|code|upsell|promo)\b(?! (?:is )?(?:needed|required|necessary))/i,
  /^(?:be|sound|stay|write|put|use|say it|end with|start with|open with|begin with|don't (?:bury|call|make|sound|use|be)|do not (?:bury|call|make|sound|use|be))\b[^.]*\b(?:straight|honest|number|up top|top|it|them|me|tone|person|voice|word|once|guilty|exciting|reply|first|warm|clear|brief)\b/i,
  /^(?:big |large |small |one |a |an |two |three |simple |short )*(?:hero|header|footer|button|cta|logo|picture|image|photo|table|banner)s?\b(?![^.]*:\s*")[^.]*$/i,
  /^(?!.*\bsizes?\b|.*\d+ (?:pounds|dollars|euros))(?:the )?(?:structure|must not have|tone|style|look|feel|vibe|mood|colou?rs?|palette|type|audience|length|format|goal(?!: (?:raise|collect|plant|reach|build|restore|fund)\b)|purpose|layout|design|fonts?|language|platform|note to designer)\b\s*(?::|is|are|should)/i,
  /\b(?:if (?:that's |that is |thats )?possible|if (?:u|you) can|you can (?:write|make up)|(?:a|as|write) placeholders?|draft for|brown paper|so they don't think|as lots of our readers)\b/i,
  /^i (?:write|teach|run|own|manage|work|volunteer|am)\b|^we are (?:a|an|the)\b/i,
  /^(?:i'm|we're) (?:a|an|the|in|looking)\b/i,
  new RegExp(`^(?:[\\w,&+'-]+ ){0,4}${MAKING}(?: [\\w-]+){0,2}$`, 'i'),
  new RegExp(`^${MAKING}\\b[^.]{0,40}$`, 'i'),
  /\bI'd like (?:them|it|this|people|everyone)\b|\bsounds like me\b/i,
  /\bwould (?:help|be (?:nice|good|great|lovely|perfect|useful))$/i,
  /^(?:with )?(?:lots of )?love\b|^(?:kind |best |warm )?(?:regards|wishes)\b|^cheers\b/i,
  /^(?:the )?(?:brand|charity|company|sender|agency|school|hotel|shop|store|salon) is \p{Lu}[^,]*$/u,
  /^(?:same|similar) (?:style|look) as\b/i,
  /^(?:needs|facts|things to cover|here (?:is|are) the (?:facts|details)|details|info|this week|contents?)\s*:$/i,
  /^(?:facts|needs)$/i,
  /^(?:sent|goes out|send it|to be sent|email \d of \d)\b[^.]*$/i,
  /^(?:give|show|add|include|use|with|want|need)\s+(?:a |an |the |some |one |two |three |big |large |small |short |nice |clear |single )*(?:hero|header|footer|button|cta|logo|picture|image|photo|icons?|table|numbers|help link|link|section|star rating)s?(?: picture)?\b[^:"]*$/i
]

/** Words to us about the email, which are no words of it: "Tone should be dry", "No jokes please", "Keep under 120 words". */
export const isAside = (clause: string): boolean => {
  const words = clause.trim().replace(/[.!]+$/, '')
  if (/^\d{2,} (?!words\b)/.test(words)) return false
  return ASIDES.some(sign => sign.test(words) || sign.test(words.charAt(0).toLowerCase() + words.slice(1)))
}
