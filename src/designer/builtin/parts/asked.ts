import type { Item } from '../../../email/sections/section.ts'
import { capitalise, joinAnd, sentence } from '../../brief/words.ts'
import type { Brief } from '../../brief.ts'
import { hrefOf, mainHref, withLinks } from '../address.ts'
import { type Part, picture, section } from '../kit.ts'

/** How it works, in steps that are true of every business of that sort. */
export const steps: Part = ({ brief }, layout, tone) => {
  if (!brief.asked.includes('steps')) return undefined
  const listed = brief.statements.filter(({ form, title }) => form === 'item' && title).slice(0, 6)
  const items = listed.length >= 2 ? listed.map(({ title, text }): Item => ({ title: title!, text })) : stepsFor(brief)
  const about = /\bhow (?:the |our )?([\w’' -]{3,40}?) works?\b/i.exec(brief.text)?.[1]
  return section(
    'steps',
    {
      heading:
        about && !/^it$|^this$/i.test(about) ? `How the ${about.replace(/^(?:the|our) /i, '')} works` : 'How it works',
      items
    },
    layout,
    tone
  )
}

const STEPS: [RegExp, [string, string][]][] = [
  [
    /\bbox\b|\bsubscription\b(?!.*\b(?:software|saas|app)\b)|\bmonthly\b.*\bdeliver/i,
    [
      ['We choose', 'Each time, we pick what goes in.'],
      ['We pack', 'Everything is wrapped to arrive in one piece.'],
      ['You unpack', 'It comes to your door. The best part is yours.']
    ]
  ],
  [
    /\bclass(?:es)?\b|\bworkshop\b|\bcourse\b|\blesson|\bstudio\b|\bgym\b|\byoga\b/i,
    [
      ['Pick a day', 'Choose the time that suits you.'],
      ['Come as you are', 'We show you everything on the day.'],
      ['Take it from there', 'Come back whenever you like.']
    ]
  ],
  [
    /\bapp\b|\bsaas\b|\bsoftware\b|\bplatform\b|\bdashboard\b|\bonline tool\b/i,
    [
      ['Sign in', 'Your account is ready to use.'],
      ['Make it yours', 'Add what you work with, and the people you work with.'],
      ['Get to work', 'Everything you do is saved as you go.']
    ]
  ],
  [
    /\bbooking\b|\bappointment\b|\bsalon\b|\bclinic\b|\bdent|\btable\b|\bhotel\b/i,
    [
      ['Choose a time', 'See what is free and take your pick.'],
      ['We confirm', 'You get an email with the details.'],
      ['Come and see us', 'We will be expecting you.']
    ]
  ],
  [
    /./,
    [
      ['Have a look', 'Take your time and choose.'],
      ['Place your order', 'It takes a few minutes.'],
      ['Leave the rest to us', 'We get it ready and let you know.']
    ]
  ]
]

function stepsFor({ text }: Brief): Item[] {
  const [, steps] = STEPS.find(([pattern]) => pattern.test(text))!
  return steps.map(([title, line]) => ({ title, text: line }))
}

/** Questions and answers: those of the brief, else the ones its facts answer. */
export const faq: Part = ({ brief }, layout, tone) => {
  const items = brief.questions.length > 0 ? brief.questions : brief.asked.includes('faq') ? questionsFrom(brief) : []
  return items.length >= 2
    ? section(
        'faq',
        {
          heading: 'Questions and answers',
          items: items.slice(0, 8).map(({ title, text }) => ({ title, text: withLinks(text, brief) }))
        },
        layout,
        tone
      )
    : undefined
}

function questionsFrom(brief: Brief): { title: string; text: string }[] {
  const { code, offer, date, time, event, statements } = brief
  const about = (pattern: RegExp) => statements.find(({ text, form }) => form !== 'part' && pattern.test(text))?.text
  const [delivery, back] = [about(/\bdeliver|shipping/i), about(/\breturns?\b|\brefund/i)]
  const found = [
    event.place && { title: 'Where is it?', text: `${capitalise(event.place)}.` },
    date &&
      brief.kind === 'event' && { title: 'When is it?', text: `${capitalise(date)}${time ? ` at ${time}` : ''}.` },
    event.price && { title: 'What does it cost?', text: `${capitalise(event.price)}.` },
    code && {
      title: 'How do I use the code?',
      text: `Enter **${code}** at the checkout${offer ? ` to get ${[offer.label, offer.scope].filter(Boolean).join(' ')}` : ''}.`
    },
    offer?.until && { title: 'How long does the offer last?', text: `It runs ${offer.until}.` },
    delivery && { title: 'What about delivery?', text: sentence(delivery) },
    back && { title: 'Can I send it back?', text: sentence(back) },
    { title: 'What if I have another question?', text: 'Reply to this email. A person reads every answer.' }
  ]
  return found.filter(each => typeof each === 'object')
}

/** A newsletter's stories. */
export const stories: Part = kit => {
  const { brief } = kit
  const topics = brief.topics
    .filter(topic => !isLetter(topic))
    .map((topic): Item => ({ title: capitalise(bare(topic)) }))
  const titled =
    brief.kind === 'newsletter'
      ? brief.statements
          .filter(({ title, form }) => title && form === 'item')
          .map(({ title, text }): Item => ({ title: title!, text: withLinks(text, brief) }))
      : []
  const all = [...titled, ...topics]
  const link = brief.link ? { label: 'Read more', href: hrefOf(brief.link) } : undefined
  if (all.length === 0) return undefined
  const items = all
    .slice(0, 10)
    .map((item, at) => ({
      ...(at < 4 && { image: storyPicture(kit, item, at) }),
      ...item,
      ...(link && at === 0 && { link })
    }))
  return section(
    'list',
    { heading: brief.kind === 'newsletter' ? 'In this issue' : 'What is new', items },
    all.length > 4 ? 'plain' : 'articles'
  )
}

const storyPicture = (kit: Parameters<Part>[0], item: Item, at: number) => ({
  ...picture(kit, at + 1),
  alt: String(item.title)
})

const isLetter = (topic: string): boolean =>
  /^(?:a |the |our )?(?:personal )?(?:letter|note|word|message) from\b/i.test(topic)
const bare = (topic: string): string => topic.replace(/^(?:an?|the|our|some)\s+/i, '').trim()

/** "A letter from the owner": written from what the issue holds. */
export const letter: Part = ({ brief }, layout, tone) => {
  const asked =
    brief.topics.find(isLetter) ??
    (brief.asked.includes('letter')
      ? `a letter from ${/letter from (?:the |our )?([\w ]{3,30})/i.exec(brief.text)?.[1] ?? 'us'}`
      : undefined)
  if (!asked) return undefined
  const from = asked.replace(/^.*?\bfrom\s+/i, '')
  const topics = brief.topics.filter(topic => !isLetter(topic))
  const rest =
    topics.length > 0
      ? `There is a good deal to tell you: ${joinAnd(topics)}. You will find it all below.`
      : 'There is a good deal to tell you, and you will find it all below.'
  return section(
    'text',
    {
      text: `Dear reader,\n\n${rest}\n\nIf something in here makes you want to drop by, or to write back, please do. We like hearing from you.`,
      signature: `${capitalise(from)}${brief.brand.name ? `\n${brief.brand.name}` : ''}`
    },
    layout ?? 'letter',
    tone
  )
}

/** Ways to follow, where the brief names them. */
export const social: Part = ({ brief }, layout, tone) => {
  const networks = ['Instagram', 'Facebook', 'LinkedIn', 'TikTok', 'YouTube', 'Threads', 'Bluesky', 'Pinterest'].filter(
    name => new RegExp(`\\b${name}\\b`, 'i').test(brief.text)
  )
  if (networks.length === 0 && !brief.asked.includes('social')) return undefined
  const links = (networks.length > 0 ? networks : ['Instagram', 'Facebook']).map(label => {
    const given = brief.facts.find(
      ({ kind, text }) => kind === 'link' && text.toLowerCase().includes(`${label.toLowerCase()}.`)
    )?.text
    return {
      link: {
        label,
        href: given
          ? hrefOf(given)
          : mainHref(brief).startsWith('{{')
            ? `{{${label.toLowerCase()}_url}}`
            : `{{${label.toLowerCase()}_url}}`
      }
    }
  })
  return section('social', { heading: 'Follow along', items: links.slice(0, 6) }, layout, tone)
}
