import { capitalise, lowerFirst, sentence, shorten } from '../../brief/words.ts'
import { headlineOf, type Wording, type Writer } from './writer.ts'

const follows = (brand: string): string =>
  brand ? `You receive this because you follow ${brand}.` : 'You receive this because you follow what we do.'
const account = (brand: string): string =>
  brand
    ? `This is a message about your ${brand.replace(/^The /, '')} account.`
    : 'This is a message about your account.'

/** The news in a brief that names no kind, or says "announce". */
export function announcement({ brief, brand, news, offer, thing }: Writer): Wording {
  const first = brief.statements.find(({ form }) => form !== 'part')?.text
  const title =
    brief.title && !/^(?:e-?mail|announcement|update|message|template|notice|campaign|an?)$/i.test(brief.title)
      ? capitalise(brief.title.replace(/\s+(?:e-?mail|announcement|template)$/i, ''))
      : undefined
  return {
    eyebrow: brand ? `News from ${brand}` : 'News',
    headings: [
      news,
      thing && `Meet ${thing}`,
      offer && capitalise(offer),
      first && headlineOf(first),
      title,
      brief.event.name && capitalise(brief.event.name),
      brand ? `News from ${brand}` : 'We have news'
    ],
    lead: [first && first.length < 180 ? sentence(first) : undefined],
    button: 'Find out more',
    needsLink: true,
    ctas: [brief.date && news && /\bopen/i.test(news) ? `See you on ${brief.date}` : undefined, 'Want to know more?'],
    subjects: [
      news,
      offer && capitalise(offer),
      first && headlineOf(first),
      title,
      brand && `News from ${brand}`,
      first && shorten(first, 60)
    ],
    previews: [first && sentence(first), brand && `A short note from ${brand} about what is changing.`],
    footer: follows(brand)
  }
}

/** Something about the service or account, said plainly. */
export function notice({ brief, brand, news }: Writer): Wording {
  const [first, second] = brief.statements.filter(({ form }) => form === 'sentence')
  const title = brief.title?.replace(/\s*(?:e-?mail|notification|message|notice)$/i, '').trim()
  return {
    eyebrow: brand
      ? `${brand} ${/maintenance|outage|down|unavailable|incident/i.test(brief.text) ? 'service notice' : /password|login|sign-?in|security|breach|suspicious/i.test(brief.text) ? 'security notice' : 'account notice'}`
      : 'Notice',
    headings: [news, first && headlineOf(first.text), title && capitalise(title), 'A note about your account'],
    lead: [first?.text, second && `${first?.text} ${second.text}`.length < 190 ? second.text : undefined],
    button: /status/i.test(brief.link ?? '') ? 'See the status page' : 'Read the details',
    needsLink: true,
    ctas: ['Questions?'],
    ctaText: 'Reply to this email, and one of us will help.',
    subjects: [news, first && headlineOf(first.text), title && capitalise(title), 'A note about your account'],
    previews: [second?.text, first?.text],
    footer: account(brand)
  }
}

/** Thank you, and nothing else to sell. */
export function thanks({ brief, brand, offer }: Writer): Wording {
  const reason =
    brief.thanksFor ??
    /\bthank(?:s|ing)?(?: you)?\b(?: \w+){0,6}? for (?:their |your |his |her )?([^.,;\n]{4,60})/i.exec(
      brief.text
    )?.[1] ??
    brief.doing
  const why = reason && reason.replace(/^(?:their)\b/i, 'your').trim()
  return {
    eyebrow: brand || 'With thanks',
    headings: [
      why &&
        `Thank you for ${/^(?:your|the|a|an|being|coming|joining|making|helping|all|supporting)\b|ing\b/i.test(why) ? why : `your ${why}`}`,
      brand ? `Thank you, from all of us at ${brand}` : 'Thank you, from all of us',
      'We could not do it without you'
    ],
    lead: [
      brand
        ? `We wanted to say it properly: thank you. It means a great deal to everyone at ${brand}.`
        : 'We wanted to say it properly: thank you. It means a great deal to all of us.',
      offer && `As a thank-you, here is ${offer}${brief.code ? ` with the code **${brief.code}**` : ''}.`
    ],
    button: 'See what comes next',
    needsLink: !offer,
    ctas: [offer && `${capitalise(offer)}, with our thanks`, 'With thanks'],
    subjects: [
      why &&
        `Thank you for ${/^(?:your|the|a|an|being|coming|joining|making|helping|all)\b|ing\b/i.test(why) ? why : `your ${why}`}`,
      brand && `Thank you from ${brand}`,
      'Thank you'
    ],
    previews: [
      offer && `As a thank-you, here is ${offer}.`,
      'We wanted to say it properly. It means a great deal to all of us.'
    ],
    footer: brand
      ? `You receive this because you are part of ${brand}.`
      : 'You receive this because you are part of what we do.'
  }
}

/** What do you think? */
export function survey({ brief, brand, offer, news }: Writer): Wording {
  const length = /\b(\d+|one|two|three|five|ten)[- ](?:minutes?|questions?)\b/i.exec(brief.text)?.[0]?.replace('-', ' ')
  const topic =
    /\b(?:survey|feedback|questionnaire|poll)\s+(?:about|on|for|regarding)\s+(?:our |the |their |your )?([^.,;:\n]{3,50})/i
      .exec(brief.text)?.[1]
      ?.replace(/\s+(?:for|from|at|with)\s.*$/i, '')
  return {
    eyebrow: brand ? `${brand} survey` : 'Survey',
    headings: [
      length &&
        `Have you got ${lowerFirst(length)}?`.replace(
          /got (\d+|\w+) questions?\?/,
          '$1 questions, if you have a moment?'
        ),
      topic && `What do you think of our ${topic}?`,
      'What should we do better?',
      news
    ],
    lead: [
      `${brand ? `Everyone at ${brand.replace(/^The /, 'the ')}` : 'Our whole team'} reads the answers, and they decide what we work on next.`,
      offer && `As a thank-you, you get ${offer}.`
    ],
    button: 'Start the survey',
    ctas: ['Your answer counts', 'Ready when you are'],
    subjects: [
      topic && `What do you think of our ${topic}?`,
      length && `Have you got ${lowerFirst(length)}?`,
      'What should we do better?'
    ],
    previews: [
      offer && `As a thank-you, you get ${offer}.`,
      'Your answers decide what we work on next. We read every one.'
    ],
    footer: follows(brand)
  }
}

/** Do not forget. */
export function reminder({ brief, brand, news }: Writer): Wording {
  const { date, time, event } = brief
  const what =
    /\b(appointment|check-up|booking|reservation|renewal|subscription|trial|membership|payment|class|lesson|webinar|workshop|session|event|meeting|deadline|policy|licence|license|domain)\b/i
      .exec(brief.text)?.[1]
      ?.toLowerCase()
  const ends = /\b(?:ends?|ending|expir\w+|renew\w*|due)\b/i.exec(brief.text)?.[0]?.toLowerCase()
  const verb = ends
    ? /renew/.test(ends)
      ? 'renews'
      : /expir/.test(ends)
        ? 'expires'
        : /due/.test(ends)
          ? 'is due'
          : 'ends'
    : 'is'
  const when = date && `${/^(?:tomorrow|today|tonight|next|this)/i.test(date) ? '' : 'on '}${date}`
  const line = what && when && `Your ${what} ${verb} ${when}${time && verb === 'is' ? ` at ${time}` : ''}`
  const first = brief.statements.find(({ form }) => form === 'sentence')?.text
  return {
    eyebrow: brand ? `A reminder from ${brand.replace(/^The /, 'the ')}` : 'A reminder',
    headings: [
      line,
      news,
      event.name && capitalise(event.name),
      what && `A reminder about your ${what}`,
      'A quick reminder'
    ],
    lead: [first ?? (line && `${line}.`)],
    button:
      what === 'appointment' || what === 'booking'
        ? 'Confirm or change it'
        : ends
          ? 'Manage it in your account'
          : 'See the details',
    ctas: [
      what === 'appointment' || what === 'booking' ? 'Need another time?' : 'Nothing to do? Then you are all set',
      'Questions?'
    ],
    ctaText: 'Reply to this email, and one of us will help.',
    subjects: [line, news, what && date && `Your ${what}: ${date}`, 'A quick reminder'],
    previews: [first, 'Here is everything you need to know, in one place.'],
    footer: account(brand).replace(
      'account',
      what && /appointment|booking|class|lesson|session/.test(what) ? what : 'account'
    )
  }
}

/** It is booked. */
export function booking({ brief, brand }: Writer): Wording {
  const { date, time, references } = brief
  const what =
    /\b(table|room|stay|appointment|class|seat|place|session|tour|lesson|flight|car|court|treatment|reservation)\b/i
      .exec(brief.text.replace(/reservation (?:confirmation|number)/gi, ''))?.[1]
      ?.toLowerCase()
  const number = references.find(({ label }) => /booking|reservation|confirmation|reference/i.test(label))
  return {
    eyebrow: number ? `${number.label} ${number.value}` : 'Booking confirmed',
    headings: [
      date && `See you ${/^(?:tomorrow|today|tonight|next|this)/i.test(date) ? '' : 'on '}${date}`,
      what && `Your ${what} is booked`,
      'You are booked'
    ],
    lead: [
      `Thank you for booking${brand ? ` with ${brand.replace(/^The /, 'the ')}` : ''}. Your ${what ?? 'booking'} is confirmed${date ? ` for ${date}${time ? ` at ${time}` : ''}` : ''}.`
    ],
    button: 'See my booking',
    ctas: ['Plans changed?', 'Need another time?'],
    ctaText: 'Change or cancel from your booking page, or reply to this email.',
    subjects: [
      date && what && `Your ${what} is booked: ${date}`,
      date && `Booking confirmed: ${date}`,
      'Your booking is confirmed'
    ],
    previews: [
      date && time ? `${capitalise(date)} at ${time}. Everything you need is inside.` : undefined,
      'Everything you need to know is inside. We look forward to seeing you.'
    ],
    footer: brand
      ? `You receive this because you booked with ${brand.replace(/^The /, 'the ')}.`
      : 'You receive this because you made a booking.'
  }
}

/** Prove that it is you. */
export function verify({ brief, brand }: Writer): Wording {
  const isReset = /reset|forgot/i.test(brief.text)
  const isLogin = /log-?in|sign-?in|magic|one[- ]time|2fa/i.test(brief.text) && !isReset
  const whose = brand ? ` for ${brand}` : ''
  const heading = isReset ? 'Choose a new password' : isLogin ? 'Here is your way in' : 'Confirm your email address'
  return {
    eyebrow: brand || 'Your account',
    headings: [
      heading,
      isReset
        ? `Reset your ${brand ? `${brand} ` : ''}password`
        : isLogin
          ? `Sign in${brand ? ` to ${brand}` : ''}`
          : `One click, and you are in`
    ],
    lead: [
      isReset
        ? `Somebody, hopefully you, asked for a new password${whose}. Use the button to choose one.`
        : isLogin
          ? `Use ${brief.code ? 'this code' : 'the button'} to sign in${brand ? ` to ${brand}` : ''}. If you did not ask for it, you can ignore this email.`
          : `Please confirm that this address is yours, so that we can finish setting up your account${whose}.`,
      isReset ? 'If it was not you, ignore this email: your password stays as it is.' : undefined
    ],
    button: isReset ? 'Choose a new password' : isLogin ? 'Sign in' : 'Confirm my address',
    ctas: ['Was it not you?'],
    ctaText: 'Then you can ignore this email. Nothing changes.',
    subjects: [
      isReset
        ? `Reset your ${brand ? `${brand} ` : ''}password`
        : isLogin
          ? `Sign in${brand ? ` to ${brand}` : ''}`
          : `Confirm your address${whose}`,
      heading
    ],
    previews: [
      isReset
        ? 'Use the button to choose a new one. If it was not you, ignore this email.'
        : 'One click is all it takes. If it was not you, ignore this email.'
    ],
    footer: account(brand)
  }
}

/** Tell a friend. */
export function referral({ brief, brand, offer, news }: Writer): Wording {
  const pair = /\bgive\s+(\S+)(?:\s\w+){0,3}?,?\s+(?:and\s+)?get\s+(\S+)/i.exec(brief.text)
  const terms = pair && `Give ${pair[1]!.replace(/,$/, '')}, get ${pair[2]!.replace(/[.,]$/, '')}`
  return {
    eyebrow: 'Bring a friend',
    headings: [
      terms ?? undefined,
      offer && `${capitalise(offer)} for you and a friend`,
      news,
      `Know someone who would like ${brand || 'this'}?`
    ],
    lead: [
      `Do you know someone who would enjoy ${brand || 'what we do'}? Send them your link.`,
      terms ? `${terms}: that is the whole idea.` : offer && `You both get ${offer}.`
    ],
    button: 'Get my link',
    ctas: ['Share your link', terms ?? undefined],
    subjects: [
      terms && brand ? `${terms} at ${brand}` : undefined,
      terms ?? undefined,
      offer && `${capitalise(offer)} for you and a friend`,
      'Know someone who would like this?'
    ],
    previews: ['Send your link to a friend; the rest happens by itself.'],
    footer: brand
      ? `You receive this because you are a customer of ${brand}.`
      : 'You receive this because you are our customer.'
  }
}

/** Please help. */
export function appeal({ brief, brand, news }: Writer): Wording {
  const first = brief.statements.find(({ form }) => form === 'sentence')?.text
  return {
    eyebrow: brand ? `An appeal from ${brand}` : 'An appeal',
    headings: [news, first && headlineOf(first), brand ? `${brand} needs your help` : 'We need your help'],
    lead: [first],
    button: /volunteer/i.test(brief.text) && !/donat|give|£|\$|€/i.test(brief.text) ? 'Volunteer' : 'Give now',
    ctas: ['Every gift counts', 'Will you help?'],
    subjects: [news, brand && `${brand} needs your help`, 'Will you help?'],
    previews: [
      brief.statements.filter(({ form }) => form === 'sentence')[1]?.text,
      brand && `How you can help ${brand}, in one minute.`
    ],
    footer: brand ? `You receive this because you support ${brand}.` : 'You receive this because you support us.'
  }
}

/** It is there again. */
export function restock({ brief, brand, thing, news }: Writer): Wording {
  const what =
    thing ?? (/\b(?:the|our) ([\w’' -]{3,40}?) (?:is|are) (?:finally |now )?back\b/i.exec(brief.text)?.[1] || undefined)
  const are = what && /[^s]s$/.test(what) ? 'are' : 'is'
  return {
    eyebrow: 'Back in stock',
    headings: [what && `${capitalise(what)} ${are} back`, news, 'Back on the shelf'],
    lead: [
      what
        ? `You asked, and we made more: ${lowerFirst(what)} ${are} back${brand ? ` at ${brand}` : ''}.`
        : `What you were waiting for is back${brand ? ` at ${brand}` : ''}.`
    ],
    button: 'Get it this time',
    ctas: ['Do not miss it twice', what && `${capitalise(what)} ${are} back`],
    subjects: [what && `${capitalise(what)} ${are} back in stock`, news, 'Back in stock'],
    previews: ['What you were waiting for is here again, ready to order.'],
    footer: brand
      ? `You receive this because you asked ${brand} to let you know.`
      : 'You receive this because you asked us to let you know.'
  }
}
