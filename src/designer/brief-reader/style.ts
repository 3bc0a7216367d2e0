const STYLE_WORDS = new Set(
  (
    'sand stone ivory blush lilac aqua moss ochre rose plum mustard rounded pastel curvy airy roomy spacious brass copper bronze silver chrome champagne ivory charcoal emerald ruby sapphire accents sporty tones shades touches shouty energy high language airy feminine masculine approachable inclusive punny nerdy geeky techy understated bubbly heartwarming inspiring inspirational motivational hopeful reverent dignified cosy homemade homespun personal letter like ' +
    'polite clear firm grateful heartfelt apologetic optimistic snappy breezy authoritative technical glossy elevated airy easy snazzy classy posh zingy zen homely respectful trustworthy accent white-ish space one eerie urgent but cute maybe slightly self-deprecating off-white off white-ish silly cheeky colourful colorful colourfull moody atmospheric dry punchy chatty sober blues greens pinks reds earthy numbers big straightforward reassuring human deprecating self slightly tidy monochrome luxe hearted light-hearted neutral ' +
    'friendly unhurried minimal minimalist modern bold elegant playful dark light clean simple short warm warmly professional luxurious luxury fun funny witty casual formal calm quirky cool fresh bright cheerful ' +
    'upbeat exciting urgent tone style look feel vibe mood voice colours colors colour color font fonts serif sans theme background palette design layout classy sleek retro vintage rustic earthy natural soft loud confident ' +
    'sincere honest serious kind gentle cosy cozy relaxed quiet premium polished sophisticated energetic youthful trendy corporate crisp concise brief long plain romantic dramatic festive whimsical editorial ' +
    'red blue green yellow orange purple pink black white navy teal gold cream beige brown grey gray turquoise violet maroon lime coral mint lavender olive burgundy sage terracotta peach ' +
    'pastel neon forest sky royal hot deep use make keep it in be our brand please and with a an the very quite not too but or as possible nice good bit little more less of on for to lots lot by mobile responsive pushy sober marketing no copy sentences sentence words salesy cheesy emoji emojis english british american'
  ).split(' ')
)

/** Small words, which make no wish about looks by themselves: "please keep the box". */
const FILLERS = new Set(
  'make use keep it in be our brand please and with a an the very quite not too but or as possible nice good bit little more less of on for to lots lot by no one big long deep numbers'.split(
    ' '
  )
)

/** "Spanish-style warm colours", "brown paper vibe". */
const ENDS_IN_STYLE =
  /\b(?:colou?rs?|style|vibes?|look|feel|tone|palette|theme|design|aesthetic|mood|voice|colou?r scheme|styling)[.!]?$/i

/** Words about how the email should look or sound, which are no words of the email. */
export function isStyle(clause: string): boolean {
  if (/\d ?%|[£$€]\d|\bsizes? \w|\d (?:pounds|dollars|euros|quid)\b|^(?:comes|available|sold) in\b/i.test(clause))
    return false
  const words =
    clause
      .toLowerCase()
      .replace(/#[0-9a-f]{3,8}\b/g, 'colour')
      .match(/[a-z'-]+/g) ?? []
  const known = words.filter(
    word => STYLE_WORDS.has(word.replace(/^(?:un|super-?)/, '')) || STYLE_WORDS.has(word) || word.endsWith('-ish')
  )
  const lead =
    /^(?:(?:make|keep) (?:it|the|things)|tone|the tone|style|look|feel|colou?rs?|our (?:brand )?colou?rs?|brand colou?rs?|use (?:our |the )?(?:colou?rs?|fonts?|a .{0,20}(?:tone|font|style)))\b/i.test(
      clause
    )
  if (words.length < 6 && ENDS_IN_STYLE.test(clause) && !/\p{Lu}\p{L}* \p{Lu}|^\p{Lu}{2}/u.test(clause)) return true
  return (
    words.length > 0 &&
    known.some(word => !FILLERS.has(word)) &&
    (known.length / words.length >= 0.75 || (lead && words.length < 16 && known.length / words.length > 0.3))
  )
}
