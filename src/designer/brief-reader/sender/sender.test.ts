import { describe, expect, it } from 'vitest'
import { readBrief } from '../read-brief.ts'

describe('the sender', () => {
  it.each([
    ['Newsletter to staff at Brightwell Logistics (Coventry). From our CEO, Farah Siddiqui.', 'Brightwell Logistics'],
    ['Write an appeal for Open Table, a food bank in Dayton, Ohio. We served 18,400 meals.', 'Open Table'],
    ["An invitation to the alumni dinner of St. Xavier's College, Pune. 7 pm.", "St. Xavier's College"],
    ['Email to members of the Ashcombe Village Hall. Book: hall@ashcombe.example.', 'Ashcombe Village Hall'],
    ["Event: Makers' Night Market\nWhere: Old Tram Shed, Brunswick VIC", "Makers' Night Market"],
    ['we run a small gym in leeds called ironside and want to tell members we miss them', 'Ironside'],
    ['receipt email for a donation of 50 pounds to paws of penrith animal rescue', 'Paws of Penrith Animal Rescue'],
    ['Title: Heat Pumps\nSpeakers: Sal Mirza (Warmwise)\nLink: https://warmwise.co.uk/heat', 'Warmwise'],
    ['im a career coach and want to send a letter to my list. Sign it Dana', 'Dana'],
    ['refund issued, £42.50, Fern & Fable', 'Fern & Fable'],
    ['Say goodbye to Helena, who leaves Foxglove & Fern after 22 years.', 'Foxglove & Fern'],
    ['Email parents of Year 5 at Holm Oak Academy: the trip to Warwick Castle moves.', 'Holm Oak Academy'],
    ['Ask customers who bought a mattress from Dozewell 30 days ago to leave a review.', 'Dozewell'],
    ['Webinar invite: "Payroll without panic", free. Host is Denise Akande from Tallyfold.', 'Tallyfold'],
    ['Email announcing our Black Friday sale at Odette Lingerie, up to 40% off', 'Odette Lingerie'],
    [
      "A thank-you note to everyone who donated to the Pinewater Animal Shelter's winter drive",
      'Pinewater Animal Shelter'
    ],
    ['Receipt email for guests of our guesthouse, Villa Mirto in Sardinia. Total €504.', 'Villa Mirto'],
    ['Ask customers for a Google review. Short, signed by Tomasz from Copper Spoke.', 'Copper Spoke'],
    ['winter boots, up to 30% off until friday. postage is free over £40. Fern and Fettle', 'Fern and Fettle'],
    ['easter bouquets, order by wednesday, from $30, Clay & Clover florist Perth', 'Clay & Clover'],
    ["welcome email for new clients, I'm Petra from Northwall Pilates in Kiel. say thanks", 'Northwall Pilates'],
    ['Invitation to our harvest dinner at Osteria Bellaria, 3 October, £60. Reserve a table.', 'Osteria Bellaria'],
    ['we need help in our garden centre, £12 an hour, call Jo. Elmfield Garden Centre', 'Elmfield Garden Centre'],
    ['Prices go up on 1 May. Subscriptions to the Dunmore Jam Box keep the old price.', 'Dunmore Jam Box']
  ])('%s: %s', (brief, brand) => expect(readBrief(brief).brand).toBe(brand))

  it.each([
    'Carol service on 20 December. Tell Rev Alison if you want to read.',
    'Bundle launch: survival kit £68. 5% goes to Bliss, the premature baby charity.',
    "We're hosting a webinar with Dana Whitfield, VP Sales at Northbeam, and Luis Ortega, founder of Pipely.",
    'basically I wrote a book called The Salt Road, preorder at saltroad.co.uk',
    'new arrivals email. 12 denim jackets just landed from Osaka. $85 each',
    'Order 33 has left for Anna. Keep it short. Warm and friendly',
    'Book club meets thursday 7pm at The Tin Angel',
    'Launch our new oat milk coffee "Halfmoon No. 18", a washed Huila from Finca El Roble: red plum, panela.',
    'Short thank you email to volunteers who helped at the Millbrook river clean-up, 86 people came'
  ])('is nobody whom this only speaks of: %s', brief => expect(readBrief(brief).brand).toBeUndefined())
})

describe('the trade', () => {
  it.each([
    ['Write an appeal for Open Table, a food bank in Dayton, Ohio. Thanks.', 'food bank in Dayton, Ohio'],
    ['We are a small physiotherapy clinic called Movewell in Adelaide. Reminder.', 'physiotherapy clinic in Adelaide'],
    ['Payment failed email for Stackyard (project management for builders).', 'project management for builders'],
    ['Our gym, Forge Fitness in Austin TX, has new hours.', 'gym in Austin'],
    ["We're Studio Haldi, a Mumbai home textile label. Pre-orders open.", 'Mumbai home textile label'],
    ['Announce our collection at Marlowe Knits, in our shop at 7 St Mary Street.', undefined]
  ])('%s: %s', (brief, trade) => expect(readBrief(brief).trade).toBe(trade))
})
