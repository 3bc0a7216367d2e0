const REMEDIES: Record<string, string> = {
  small: 'bigger',
  tiny: 'bigger',
  big: 'smaller',
  large: 'smaller',
  huge: 'smaller',
  long: 'shorter',
  dark: 'lighter',
  light: 'darker',
  bright: 'darker'
}

const DISLIKE =
  /^(?:sorry,? )?i (?:really )?(?:don['’]?t (?:really )?like|do not (?:really )?like|hate|dislike) (?:the |these |this |those )(.{3,40}?)(?: at all| much| so much)?$/i
const NEEDED =
  /^(?:i (?:also )?(?:need|want|would like)|we (?:also )?need|there should be|it needs|how about) (an? (?:[a-z]+ )?(?:button|picture|photo|image|footer|divider|testimonial|quote|paragraph|faq|menu|video|coupon|notice|banner|link)\b.*)$/is
const ORDER =
  /^(?:re-?order|re-?arrange|sort|change the order of) .{0,30}?\bso (?:that )?(the .{2,40}?) (?:is|comes|goes|stands|appears) (?:at the )?(first|last|top|bottom|end)$/i
const UGLY =
  /^(?:the |these |this |those )([\w ]{3,30}?) (?:is|are|looks?|seems?|feels?) (?:so |really |a bit |pretty |very |too |kind of )?(?:ugly|boring|bad|awful|terrible|horrible|dull|bland|meh|off|weird)$|^(?:the |these |this )([\w ]{3,30}?) (?:does|do)(?:n['’]?t| not) (?:stand out|look (?:good|right|nice)|work|fit)(?: enough| here| well)?$/i

/** How a question, a complaint or a need is said, and the wish that it is. */
const FORMS: [RegExp, (...found: string[]) => string | undefined][] = [
  [/^(?:can|could|should|would) (the .{2,60}?) be (.{2,60})$/i, (noun, look) => `${noun} should be ${look}`],
  [
    /^(.{2,60}?) (?:is|are) (?:too |so |really |very |a bit )?(?:hard|difficult|impossible) to read$/i,
    noun => `make ${noun} bigger`
  ],
  [/^i can(?:['’]?t|not) read (.{2,60})$/i, noun => `make ${noun} bigger`],
  [/^(.{2,60}?) (?:is|are|looks?|seems?|feels?) (?:a bit |much |way )?too (\w+)$/i, remedied],
  [NEEDED, noun => `add ${noun}`],
  [/^(?:don['’]?t|do not) (?:show|use|have|include) (.{3,60})$/i, noun => `remove ${noun}`],
  [
    /^make (?:the |this |our )(.{2,40}?) (?:stand out|pop|more (?:visible|prominent|noticeable))(?: more| better)?$/i,
    noun => (/^(?:colou?rs?|whole .*)$/i.test(noun ?? '') ? undefined : `change the ${noun}`)
  ],
  [ORDER, (noun, place) => `move ${noun} to the ${/first|top/i.test(place ?? '') ? 'top' : 'end'}`],
  [DISLIKE, noun => `change the ${noun}`],
  [UGLY, (noun, other) => `change the ${noun ?? other}`],
  [/^make (?:it|this|the colou?rs?|everything) pop(?: more| out)?$/i, () => 'bolder colours'],
  [/^(?:there(?:'s| is) |it has )?(?:way )?too (?:much|many) (.{3,40})$/i, noun => `less ${noun}`]
]

function remedied(noun?: string, fault = ''): string | undefined {
  const remedy = REMEDIES[fault.toLowerCase()]
  return remedy && `make ${noun} ${remedy}`
}

/** A complaint or a question as the wish that it is: "the text is too small", "I don't like the colours". */
export function asWish(words: string): string {
  for (const [form, wish] of FORMS) {
    const match = form.exec(words)
    const meant = match && wish(...(match.slice(1) as string[]))
    if (meant) return meant
  }
  return words
}
