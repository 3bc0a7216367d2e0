import { expect, test } from 'vitest'
import { applyOperations } from '../../../email/operations/apply.ts'
import { ask, email, large } from './fixture.ts'

const CASES: [string, object[]][] = [
  ['add "today" to the headline', [{ op: 'set', ref: 's2.heading', value: 'Bowls for mornings today' }]],
  ['put 🎉 in the subject line', [{ op: 'meta', subject: 'Spring firing: 20% off until Sunday 🎉' }]],
  [
    'the title should be in capital letters',
    [{ op: 'style', ref: 's2.heading', style: { 'text-transform': 'uppercase' } }]
  ],
  [
    'make the headline the same colour as the button',
    [{ op: 'style', ref: 's2.heading', style: { color: '#24584a' } }]
  ],
  [
    'add a border around the button',
    [{ ref: 's2.button', style: { border: '2px solid #d4633c' } }, { ref: 's7.button' }]
  ],
  ['give the picture a black border', [{ ref: 's2.image', style: { border: '2px solid #111111' } }]],
  [
    'add free shipping banner at the top',
    [{ op: 'add', kind: 'notice', content: { text: 'Free shipping' }, before: 's2' }]
  ],
  [
    'add a line under the headline that says Only today',
    [{ kind: 'text', content: { text: 'Only today' }, after: 's2' }]
  ],
  ['say hi {{first_name}} at the start', [{ op: 'add', content: { text: 'Hi {{first_name}}' }, before: 's2' }]],
  ['add a signature: Best wishes, Ana', [{ op: 'add', kind: 'text', content: { text: 'Best wishes, Ana' } }]],
  ['use my own photo https://i.example/a.jpg', [{ ref: 's2.image', value: { src: 'https://i.example/a.jpg' } }]],
  ['the text is hard to read', [{ ref: 's2.text', style: { 'font-size': '22px' } }, {}, {}]],
  [
    'add a sentence at the end: Any questions? Just ask.',
    [{ kind: 'text', content: { text: 'Any questions? Just ask.' } }]
  ],
  [
    'delete the last two sections',
    [
      { op: 'remove', ref: 's7' },
      { op: 'remove', ref: 's8' }
    ]
  ],
  ['change one of a kind to unique', [{ op: 'set', ref: 's6.text', value: 'Unique.' }]],
  ['rename Come and see to Come to us', [{ ref: 's7.heading', value: 'Come to us' }]],
  ['add three bullet points: fast, cheap, easy', [{ content: { text: '• Fast\n• Cheap\n• Easy' } }]],
  ['i need a button that opens our menu at cafe.example/menu', [{ kind: 'cta' }]],
  ['add a call to action: Book a place at a.example', [{ kind: 'cta', content: { heading: 'Book a place' } }]],
  ['make all the text uppercase', [{}, {}, { style: { 'text-transform': 'uppercase' } }, {}]],
  ["don't show the picture", [{ op: 'remove', ref: 's2.image' }]],
  ['use the same font everywhere', [{ op: 'theme', heading: 'georgia' }]],
  ['make the headline dark grey', [{ style: { color: '#4a4d52' } }]],
  [
    'add a background colour to the footer: #222222',
    [
      { op: 'layout', ref: 's8' },
      { op: 'style', ref: 's8' }
    ]
  ],
  ['change until sunday to by monday everywhere', [{ ref: 's5.text', value: 'By monday.' }, { op: 'meta' }]],
  ['the email should be in Verdana', [{ op: 'theme', heading: 'verdana', body: 'verdana' }]],
  ['make the picture rounded', [{ op: 'style', ref: 's2.image' }]],
  ['change the headline colour to match the button', [{ ref: 's2.heading', style: { color: '#24584a' } }]],
  ['insert a quote from our customer Maria: "So quick!"', [{ kind: 'quote', content: { name: 'Maria' } }]],
  ['add a thank you note at the end: Thanks for reading!', [{ content: { text: 'Thanks for reading!' } }]],
  ['put Shop now on the button', [{ ref: 's2.button', value: { label: 'Shop now' } }]],
  ['shorten the text in the hero', [{ ref: 's2.text' }]],
  ['centre the text in the hero', [{ ref: 's2.text', style: { 'text-align': 'center' } }]],
  ['change it from Sunday to Monday', [{ ref: 's5.text', value: 'Until Monday.' }, { op: 'meta' }]],
  ['make it look more expensive', [{ op: 'theme' }]],
  [
    'change the company name to Bright',
    [
      { ref: 's1.logo', value: 'Bright' },
      { ref: 's8.company', value: 'Bright' }
    ]
  ],
  ['thanks! now make the headline red', [{ ref: 's2.heading', style: { color: '#d62828' } }]],
  ['lighter background please and darker text', [{ op: 'theme' }, {}, {}, {}, {}]],
  ['make the email dark blue with yellow buttons', [{ op: 'theme' }, { ref: 's2.button' }, { ref: 's7.button' }]],
  [
    'link the button to a.example and make it red',
    [{ op: 'set' }, { op: 'set' }, { op: 'style', ref: 's2.button' }, { op: 'style', ref: 's7.button' }]
  ],
  [
    'add a button at the bottom: Visit our shop, a.example',
    [{ kind: 'cta', content: { button: { label: 'Visit our shop' } } }]
  ],
  ['rename the button Claim my offer', [{ ref: 's2.button', value: { label: 'Claim my offer' } }]],
  ['The email looks too plain, add a picture of flowers', [{ op: 'add', kind: 'image' }]],
  ['put the code above the picture', [{ op: 'move', ref: 's5', before: 's2' }]],
  ['add a divider between the hero and the products', [{ op: 'add', kind: 'divider', after: 's2' }]],
  [
    'add terms and conditions at the bottom: One each',
    [{ content: { heading: 'Terms and conditions', text: 'One each' } }]
  ],
  ['reorder the sections so the coupon comes first', [{ op: 'move', ref: 's5', before: 's2' }]],
  ['no images', [{ op: 'remove', ref: 's2.image' }]],
  ['make the subject line shorter', [{ op: 'meta', subject: 'Spring firing' }]],
  ['swap the second and third section', [{ op: 'move', ref: 's3', before: 's2' }]],
  [
    'delete everything after the coupon',
    [
      { op: 'remove', ref: 's6' },
      { op: 'remove', ref: 's7' }
    ]
  ],
  [
    'change the preheader to Last chance and the subject to It ends tonight',
    [
      { op: 'meta', preheader: 'Last chance' },
      { op: 'meta', subject: 'It ends tonight' }
    ]
  ]
]
test.each(CASES)('%s', (wish, expected) => {
  const { operations, words } = ask(wish)
  expect(operations).toMatchObject(expected)
  expect(operations).toHaveLength(expected.length)
  expect(words).toBe('')
})

test('an address is where a link leads', () => {
  const { operations } = ask('change the button to a.example/faq')
  expect(operations).toMatchObject([
    { ref: 's2.button', value: { label: 'See the firing', href: 'https://a.example/faq' } }
  ])
})

test('questions that are announced are asked as they are', () => {
  const { operations } = ask('add a FAQ with 2 questions: Do you ship? Yes. Can I return it? No.')
  expect(operations).toMatchObject([{ content: { items: [{ title: 'Do you ship?' }, { title: 'Can I return it?' }] } }])
})

test('a link that is all of an item goes with it', () => {
  const shop = {
    op: 'add-item',
    ref: 's1.links',
    item: { link: { label: 'Shop', href: 'https://a.example' } }
  } as const
  const { email: linked } = applyOperations(email, [shop], { onRefusal: 'stop' })
  expect(ask('remove the link in the header', undefined, linked).operations).toEqual([
    { op: 'remove', ref: 's1.links.1' }
  ])
})

const HONEST: [string, string][] = [
  ['put the discount code in the headline', 'It says “Linen for summer” now'],
  ['add an emoji to the subject line', 'How should it read then?'],
  ['make the whole thing less wide', '600 px'],
  ['how do I send this?', 'Test email'],
  ['add a menu with Shop, About, Contact', 'with its address'],
  ["personalise it with the customer's name", '{{first_name}}'],
  ["the button doesn't stand out enough", 'What should become of the button?'],
  ['make the quote stand out more', 'What should become of the quote?'],
  ['add our opening hours', 'I do not know your opening hours'],
  ['change the tone to friendly', 'tone of voice'],
  ['add an image at the bottom', 'Of what?'],
  ['can you fix the spelling?', 'fix the typo'],
  ['remove the space between the header and the hero', 'less space'],
  ['add a bit of space above the footer', 'Space is that of the whole email'],
  ['make the caption bigger', 'I found no caption'],
  ['add a heading above the coupon: Hi', 'I found no coupon'],
  ['add alt text to the image', 'What does it show?'],
  ['what font is this?', 'Headings are set in Young Serif'],
  ['can we have a version for mobile?', 'fits itself to phones'],
  ['use a two column layout', 'Columns belong to a part'],
  ['less formal', 'tone of voice'],
  ['add a link to the terms', 'Where does it lead?'],
  ['remove the bold', 'No words inside the texts are bold']
]
test.each(HONEST)('says what there is instead: %s', (wish, expected) => {
  const { operations, words } = ask(wish, undefined, large)
  expect(operations).toEqual([])
  expect(words).toContain(expected)
  expect(words).not.toContain('I did not understand')
})
