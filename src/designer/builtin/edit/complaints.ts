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

/** A complaint or a question as the wish that it is: "the text is too small", "I don't like the colours". */
export function asWish(words: string): string {
  const question = /^(?:can|could|should|would) (the .{2,60}?) be (.{2,60})$/i.exec(words)
  if (question) return `${question[1]} should be ${question[2]}`
  const complaint = /^(.{2,60}?) (?:is|are|looks?|seems?|feels?) (?:a bit |much |way )?too (\w+)$/i.exec(words)
  const remedy = REMEDIES[complaint?.[2]?.toLowerCase() ?? '']
  const unread =
    /^(.{2,60}?) (?:is|are) (?:too |so |really |very |a bit )?(?:hard|difficult|impossible) to read$|^i can(?:['’]?t|not) read (.{2,60})$/i.exec(
      words
    )
  if (unread) return `make ${unread[1] ?? unread[2]} bigger`
  if (complaint && remedy) return `make ${complaint[1]} ${remedy}`
  const needed = NEEDED.exec(words)?.[1]
  if (needed) return `add ${needed}`
  const unwanted = /^(?:don['’]?t|do not) (?:show|use|have|include|put) (.{3,60}?)(?: (?:on|at) (?:the )?top)?$/i.exec(
    words
  )?.[1]
  if (unwanted) return `remove ${unwanted}`
  const louder =
    /^make (?:the |this |our )(.{2,40}?) (?:stand out|pop|more (?:visible|prominent|noticeable))(?: more| better)?$/i.exec(
      words
    )?.[1]
  if (louder) return `change the ${louder}`
  const order = ORDER.exec(words)
  if (order) return `move ${order[1]} to the ${/first|top/i.test(order[2] ?? '') ? 'top' : 'end'}`
  const match = DISLIKE.exec(words) ?? UGLY.exec(words)
  const disliked = match?.[1] ?? match?.[2]
  if (disliked) return `change the ${disliked}`
  if (/^make (?:it|this|the colou?rs?|everything) pop(?: more| out)?$/i.test(words)) return 'bolder colours'
  const much = /^(?:there(?:'s| is) |it has )?(?:way )?too (?:much|many) (.{3,40})$/i.exec(words)?.[1]
  return much ? `less ${much}` : words
}
