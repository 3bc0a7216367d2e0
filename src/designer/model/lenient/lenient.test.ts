import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { Answer } from '../answer.ts'
import { LineReader } from '../lines.ts'
import { operationOr } from '../said.ts'

const SITE = 'https://m.example'

/** What comes of an answer: the email, its words, and what stays open. */
function come(text: string, email: EmailSource = BLANK_EMAIL) {
  const answer = new Answer({ email, isNew: email === BLANK_EMAIL, siteUrl: SITE })
  const reader = new LineReader()
  for (const said of [...reader.push(text), ...reader.end()]) answer.take(said)
  return { email: answer.email, words: answer.words.filter(Boolean), open: answer.open.all, sections: answer.sections }
}

const made = (...operations: Operation[]): EmailSource =>
  applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email

const MUGS: Operation[] = [
  { op: 'meta', subject: 'Mugs, “speckled” and plain', lang: 'en' },
  { op: 'theme', brand: '#7a5c45', heading: 'young-serif', corner: 'round' },
  { op: 'add', kind: 'header', layout: 'center', content: { logo: 'Kiln No. 4' } },
  {
    op: 'add',
    kind: 'products',
    layout: 'rows',
    tone: 'tint',
    content: {
      heading: "It's back",
      items: [
        { title: 'Mug', price: '£24', button: { label: 'Buy one', href: 'https://kiln.example/mug?a=1&b=2' } },
        { title: 'Four {mugs}', price: '£88' }
      ]
    }
  },
  { op: 'set', ref: 's1.tagline', value: 'Made in Stoke, // since 1990' },
  { op: 'add', kind: 'footer', content: { company: 'Kiln No. 4' } }
]
const RIGHT = made(...MUGS)
const lines = MUGS.map(operation => JSON.stringify(operation))

const python = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("'", '\\u2019')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text}'`)

describe('However an answer is wrapped, it means the same', () => {
  const ways: Record<string, string> = {
    lines: lines.join('\n'),
    'windows line ends': lines.join('\r\n'),
    'a list in one line': `[${lines.join(', ')}]`,
    'a list over many': JSON.stringify(MUGS, null, 2),
    'a list with a name': JSON.stringify({ operations: MUGS }, null, 2),
    'a list with a name, a line each': `{"operations": [\n${lines.join(',\n')}\n]}`,
    'fences around each': lines.map(line => `\`\`\`json\n${line}\n\`\`\``).join('\n'),
    'code marks': lines.map(line => `\`${line}\``).join('\n'),
    'numbers before them': lines.map((line, at) => `${at + 1}. ${line}`).join('\n'),
    bullets: lines.map(line => `- ${line}`).join('\n'),
    'commas and semicolons': `${lines.join(',\n')};`,
    comments: lines.map((line, at) => `${line} // number ${at}, "so"`).join('\n'),
    'two in a line': `${lines.slice(0, 2).join(' ')}\n${lines.slice(2).join('\n')}`,
    'commas too many': lines.map(line => line.replace(/\}$/, ',}')).join('\n'),
    'no last brace': lines.map(line => line.replace(/\}$/, '')).join('\n'),
    'a brace too many': lines.map(line => `${line}}`).join('\n'),
    'names without quotes': lines.map(line => line.replace(/"([a-z]+)":/g, '$1:')).join('\n'),
    'another name of the operation': lines.map(line => line.replace('"op":', '"operation":')).join('\n'),
    'operations as names': MUGS.map(({ op, ...rest }) => JSON.stringify({ [op]: rest })).join('\n')
  }
  test.each(Object.entries(ways))('%s', (_, text) => {
    const { email, open } = come(text)
    expect(open.map(({ reason }) => reason)).toEqual([])
    expect(email).toEqual(RIGHT)
  })

  test('single quotes, with apostrophes and quotation marks in texts', () => {
    const { email, open } = come(MUGS.map(python).join('\n'))
    expect(open).toEqual([])
    expect(email).toEqual({ ...RIGHT, html: RIGHT.html.replaceAll("It's", 'It’s').replaceAll('It&#39;s', 'It’s') })
  })

  test('words before, between and behind stay words', () => {
    const { email, words } = come(
      `Sure! Here it is:\n${lines[0]}\nNow the rest. ${lines.slice(1).join('\n')}\nEnjoy it.`
    )
    expect(words).toEqual(['Sure! Here it is:', 'Now the rest.', 'Enjoy it.'])
    expect(email).toEqual(RIGHT)
  })
})

/** An `add` as a model wrote it, beside what it was meant as. */
const ADDS: [string, object, Operation][] = [
  [
    'content beside the kind',
    { op: 'add_section', kind: 'notice', layout: 'bar', tone: 'muted', text: 'Free returns.' },
    { op: 'add', kind: 'notice', layout: 'bar', tone: 'tint', content: { text: 'Free returns.' } }
  ],
  [
    'slots under other names',
    { op: 'add', kind: 'cta', content: { title: 'Go on', cta: { text: 'Order', url: 'https://a.example' } } },
    { op: 'add', kind: 'cta', content: { heading: 'Go on', button: { label: 'Order', href: 'https://a.example' } } }
  ],
  [
    'a link in two fields, a picture in two',
    {
      op: 'add',
      kind: 'hero',
      content: {
        headline: 'Easter',
        button_text: 'Order',
        button_url: 'https://a.example',
        image_url: 'https://a.example/a.png',
        image_alt: 'Buns'
      }
    },
    {
      op: 'add',
      kind: 'hero',
      content: {
        heading: 'Easter',
        button: { label: 'Order', href: 'https://a.example' },
        image: { src: 'https://a.example/a.png', alt: 'Buns' }
      }
    }
  ],
  [
    'strings for items',
    { op: 'add', kind: 'list', layout: 'bullets', content: { heading: 'Bring', items: ['Shin pads', 'Water'] } },
    {
      op: 'add',
      kind: 'list',
      layout: 'points',
      content: { heading: 'Bring', items: [{ title: 'Shin pads' }, { title: 'Water' }] }
    }
  ],
  [
    'items that are bare links, and a list under another name',
    { type: 'add', kind: 'social', content: { networks: [{ label: 'Mastodon', href: 'https://m.example/@a' }] } },
    {
      op: 'add',
      kind: 'social',
      content: { items: [{ link: { label: 'Mastodon', href: 'https://m.example/@a' } }] }
    }
  ],
  [
    'a wrapping too many, and a number',
    {
      op: 'add',
      kind: 'stats',
      content: {
        items: [
          { number: 900, label: { text: 'lumens' } },
          { value: '12 h', title: 'battery' }
        ]
      }
    },
    {
      op: 'add',
      kind: 'stats',
      content: {
        items: [
          { value: '900', label: 'lumens' },
          { value: '12 h', label: 'battery' }
        ]
      }
    }
  ],
  [
    'tags in a text',
    {
      op: 'add',
      kind: 'text',
      content: { text: '<p>Hi <b>you</b> &amp; all</p><p><a href="https://a.example">go</a></p>' }
    },
    { op: 'add', kind: 'text', content: { text: 'Hi **you** & all\n\n[go](https://a.example)' } }
  ],
  [
    'HTML of a free section as its content',
    { op: 'add', kind: 'free', content: '<p class="heading">Hi</p>' },
    { op: 'add', kind: 'free', content: { html: '<p class="heading">Hi</p>' } }
  ],
  [
    'words without a slot of their own',
    { op: 'add', kind: 'coupon', content: { heading: '10% off', code: 'A1', text: 'Online.', valid: 'Until Sunday.' } },
    { op: 'add', kind: 'coupon', content: { heading: '10% off', code: 'A1', text: 'Online.\n\nUntil Sunday.' } }
  ],
  [
    'looks that the kind does not have',
    { op: 'add', kind: 'divider', layout: 'wavy', tone: 'rainbow', across: 3 },
    { op: 'add', kind: 'divider', content: {} }
  ]
]

test.each(ADDS)('A section is made of %s', (_, written, meant) => {
  const { email, open } = come(JSON.stringify(written))
  expect(open).toEqual([])
  expect(email.html).toBe(made(meant).html)
})

test('What has no place is left out and named; the section stands', () => {
  const { email, open, sections } = come(
    '{"op":"add","kind":"quote","content":{"text":"Good.","name":"Ana","stars":["5","4"],"source":"A letter of 3 May"}}'
  )
  expect(sections).toBe('s1 quote')
  expect(email.html).toContain('A letter of 3 May')
  expect(open).toEqual([])
  const bad = come(
    '{"op":"add","kind":"social","content":{"items":[{"label":"Us"},{"label":"B","href":"https://b.example"}]}}'
  )
  expect(bad.open[0]?.reason).toContain('leads nowhere')
})

const BEFORE = made(
  { op: 'add', kind: 'header', content: { logo: 'Kiln' } },
  {
    op: 'add',
    kind: 'hero',
    content: { heading: 'Old', text: 'Text', button: { label: 'Go', href: 'https://a.example' } }
  },
  {
    op: 'add',
    kind: 'products',
    content: {
      items: [
        { title: 'One', price: '£1' },
        { title: 'Two', price: '£2' },
        { title: 'Three', price: '£3' }
      ]
    }
  },
  { op: 'add', kind: 'footer', content: { company: 'Kiln' } }
)

const CHANGES: [string, string, Operation[]][] = [
  [
    'another name of the operation',
    '{"op":"update","ref":"s2.title","value":"New"}',
    [{ op: 'set', ref: 's2.heading', value: 'New' }]
  ],
  [
    'a kind for a ref',
    '{"op":"set","ref":"hero.heading","value":"New"}',
    [{ op: 'set', ref: 's2.heading', value: 'New' }]
  ],
  ['a number for a ref', '{"op":"remove","ref":3}', [{ op: 'remove', ref: 's3' }]],
  [
    'the words of a button alone',
    '{"op":"set","ref":"s2.button","value":"Buy"}',
    [{ op: 'set', ref: 's2.button', value: { label: 'Buy', href: 'https://a.example' } }]
  ],
  [
    'a field of a button',
    '{"op":"set","ref":"s2.button.href","value":"https://b.example"}',
    [{ op: 'set', ref: 's2.button', value: { href: 'https://b.example' } }]
  ],
  [
    'slots of a section as a value',
    '{"op":"set","ref":"s2","value":{"headline":"New","body":"Words"}}',
    [{ op: 'set', ref: 's2', content: { heading: 'New', text: 'Words' } }]
  ],
  [
    'a list of sections',
    '{"sections":[{"ref":"s2","heading":"New","layout":"split"},{"ref":"s4","company":"Kiln 4"}]}',
    [
      { op: 'set', ref: 's2', content: { heading: 'New' } },
      { op: 'layout', ref: 's2', layout: 'split' },
      { op: 'set', ref: 's4', content: { company: 'Kiln 4' } }
    ]
  ],
  [
    'items counted from nothing',
    '{"op":"set","ref":"s3.items[0].price","value":"£4"}\n{"op":"set","ref":"s3.items[1].price","value":"£5"}',
    [
      { op: 'set', ref: 's3.items.1.price', value: '£4' },
      { op: 'set', ref: 's3.items.2.price', value: '£5' }
    ]
  ],
  [
    'the last item counted from one',
    '{"op":"set","ref":"s3.items[3].cost","value":"£6"}',
    [{ op: 'set', ref: 's3.items.3.price', value: '£6' }]
  ],
  [
    'an item for the only list',
    '{"op":"add-item","ref":"s3","item":{"name":"Four","price":4}}',
    [{ op: 'add-item', ref: 's3.items', item: { title: 'Four', price: '4' } }]
  ],
  [
    'a fact of the email as a ref',
    '{"op":"set","ref":"meta.preheader","value":"Soon"}',
    [{ op: 'meta', preheader: 'Soon' }]
  ],
  [
    'a style as CSS',
    '{"op":"style","ref":"s2.heading","style":"font-weight: bold; color: #a00"}',
    [{ op: 'style', ref: 's2.heading', style: { 'font-weight': 'bold', color: '#a00' } }]
  ],
  [
    'a style as a script has it',
    '{"op":"style","ref":"s2.heading","style":{"fontSize":40}}',
    [{ op: 'style', ref: 's2.heading', style: { 'font-size': '40px' } }]
  ],
  [
    'a theme in other words',
    '{"op":"theme","background":"navy","corners":"rounded","font":"Playfair Display"}',
    [{ op: 'theme', canvas: 'navy', corner: 'round', heading: 'dm-serif' }]
  ],
  ['a number as a word', '{"op":"layout","ref":"s3","across":"2"}', [{ op: 'layout', ref: 's3', across: 2 }]]
]

test.each(CHANGES)('A change is read from %s', (_, text, operations) => {
  const { email, open } = come(text, BEFORE)
  expect(open).toEqual([])
  expect(email).toEqual(applyOperations(BEFORE, operations, { onRefusal: 'stop' }).email)
})

describe('What may mean two things is not guessed', () => {
  test.each([
    ['an item that may be either of two', '{"op":"set","ref":"s3.items[1].price","value":"£9"}'],
    ['a text that has no end', '{"op":"set","ref":"s2.text","value":"Half of'],
    ['a layout that there is none of', '{"op":"layout","ref":"s2","layout":"mosaic"}'],
    ['a place that there is none of', '{"op":"set","ref":"s2.colophon","value":"x"}']
  ])('%s', (_, text) => {
    const { email, open } = come(text, BEFORE)
    expect(open).toHaveLength(1)
    expect(email).toEqual(BEFORE)
  })
})

test('HTML without a fence is a block, and none of it words', () => {
  const { email, words, open } = come(
    '{"op":"add","kind":"free"}\n<p class="heading">Hi\nthere</p>\n{"op":"add","kind":"text","text":"On"}'
  )
  expect([words, open]).toEqual([[], []])
  expect(email.html).toContain('<p class="heading">Hi\nthere</p>')
})

test('All that is wrong with a section is said at once', () => {
  const { open } = come(
    '{"op":"add","kind":"order","content":{"heading":"Yours","items":[{"price":"£2"}],"totals":[{"value":"£2"}]}}'
  )
  expect(open[0]?.reason).toMatch(/order\.items\.1.*order\.totals\.1.*totals\[0-6\] \{label!/s)
})

test('A font that is not ours gives way to one alike; one that is like none is named', () => {
  const { email, open } = come('{"op":"theme","heading":"Playfair Display","body":"Comic Sans MS","brand":"1f4d3f"}')
  expect(email.css).toContain('DM Serif')
  expect(open.map(({ plain }) => plain)).toEqual([expect.stringContaining('“Comic Sans MS”')])
})

test('A text that was left out and came to stand elsewhere is not said to be missing', () => {
  const answer = new Answer({ email: BEFORE, isNew: false, siteUrl: SITE })
  const perform = (line: string) => answer.take(operationOr(line, line))
  perform('{"op":"set","ref":"s1","value":{"logo":"Kiln","blurb":"Fired twice."}}')
  expect(answer.open.left(answer.email)).toHaveLength(1)
  perform('{"op":"set","ref":"s2.text","value":"Fired twice."}')
  expect(answer.open.left(answer.email)).toEqual([])
})
