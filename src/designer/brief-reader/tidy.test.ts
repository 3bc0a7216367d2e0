import { expect, test } from 'vitest'
import { tidyBrief } from './tidy-brief.ts'

test.each([
  ['Write to ppl who dont visit anymore, w/ code SOUP10', "Write to people who don't visit anymore, with code SOUP10"],
  ['Sale b4 Xmas cos we need the room', 'Sale before Xmas because we need the room'],
  [
    'The cos lettuce is in, see u.example/im and r@im.example',
    'The cos lettuce is in, see u.example/im and r@im.example'
  ],
  [
    'Ask for $25 or $60, and say what each one pays for (a dental check, a night of heating).',
    'Ask for $25 pays for a dental check, $60 pays for a night of heating.'
  ],
  [
    'Say what each one pays for: $25, $60, and say what each one pays for (a dental check).',
    'Say what each one pays for: $25, $60, and say what each one pays for (a dental check).'
  ],
  ['Credit ends after 6 months so mention that in the small print.', 'Credit ends after 6 months.'],
  ['$95.00 + $7.60 tax = $102.60', '$95.00, tax $7.60, total $102.60'],
  ['The lamp to show off is the Arc Mini', 'our lamp is the Arc Mini'],
  ['Restaurant - Osteria Lina', 'Restaurant: Osteria Lina'],
  ['Email type: receipt', 'Kind: receipt'],
  ['Say we moved, and ask to call us on 0712', 'Say we moved. Please call us on 0712'],
  ['My rates go up from Jan 1, $85/hr to $95/hr.', 'My rates go up from $85/hr to $95/hr on Jan 1.'],
  ["We don't just book trips, we plan them with you.", "We don't just book trips, we plan them with you."],
  ['Please, give £10 today and feed a family.', 'Please, give £10 today and feed a family.'],
  ['Send your answer by email to the office.', 'Send your answer by email to the office.'],
  ['We want to give students a fair start in life.', 'We want to give students a fair start in life.'],
  ['Please rate us and say why, it takes two minutes.', 'Please rate us and say why, it takes two minutes.'],
  [
    'The guide covers tyres and what to do if you break down.',
    'The guide covers tyres and what to do if you break down.'
  ],
  ['Three bouquets £32 £45 and £60', 'Three bouquets: £32 £45 and £60'],
  [
    'News: the fair, and a thank you to the parents who painted the hall.',
    'News: the fair. Thank you to the parents who painted the hall.'
  ],
  [
    'Tell them where sessions will be held instead (Dock Centre, same times).',
    'Tell them that sessions will be held at Dock Centre instead (same times).'
  ]
])('%s', (typed, tidied) => {
  expect(tidyBrief(typed)).toBe(tidied)
})
