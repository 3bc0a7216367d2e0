import { expect, test } from 'vitest'
import { saidFor } from '../../designer/builtin/fixture.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'

/** What each example, in their order, has to put where, and what must not stand in its email. */
const EXPECTED: [words: string[], others: string[]][] = [
  [
    [
      '"company":"Fernhollow"',
      'How the monthly box works',
      'once a month',
      '"code":"NEWLEAF"',
      'the steps, so they are mine'
    ],
    ['could not place']
  ],
  [
    ['"company":"Tidewater Surf Shop"', 'until Sunday 14 July', '{{product_3_old_price}}', 'ree delivery over $80'],
    ['{{product_4', 'could not place']
  ],
  [
    ['Spreadsheets without tears, Thursday 12 September', '"time":"6 pm"', 'Save a seat', 'For the agenda'],
    ['In our words', 'could not place']
  ],
  [
    ['Four new arrivals', '{{product_4_name}}', 'Our late opening on Fridays'],
    ['{{product_5', '4 new arrivals']
  ],
  [
    [
      'Two bags of Ethiopia Guji',
      '"price":"$18 each"',
      '"value":"$40"',
      'It arrives on Tuesday',
      'does not say who it is from'
    ],
    ['"company":"Ethiopia Guji"']
  ],
  [
    ['Lumen', '$129 for the first 200 customers'],
    ['Warm and calm', 'deep green', 'could not place']
  ],
  [
    ['"title":"Cloudrunner 3', 'ree returns for 60 days'],
    ['{{item_1_name}}', 'Friendly', 'still in the cart']
  ],
  [
    ['5 stars', 'Thank you for', 'How would you rate your visit?'],
    ['two short sentences', 'could not place']
  ]
]

test.each(EXAMPLE_PROMPTS.flatMap((prompt, at) => [3, 8, 21].map(seed => [prompt, seed, at] as const)))(
  '%s (seed %i)',
  async (prompt, seed, at) => {
    const said = await saidFor(prompt, seed)
    const [words, others] = EXPECTED[at] ?? [[], []]
    for (const expected of words) expect(said).toContain(expected)
    for (const wrong of others) expect(said).not.toContain(wrong)
  }
)

test('Every example has its expectations', () => expect(EXPECTED).toHaveLength(EXAMPLE_PROMPTS.length))
