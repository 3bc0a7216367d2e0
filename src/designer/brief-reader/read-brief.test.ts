import { describe, expect, it, test } from 'vitest'
import { factsOf } from './brief.ts'
import { readBrief } from './read-brief.ts'

describe('what kind of email a brief asks for', () => {
  it.each([
    ['thank you email to couples after their wedding shoot', 'thanks'],
    ['Email verification for new users of a recipe app. 6-digit code 482 913', 'notice'],
    ['We need to tell customers that the Team plan is going up from $19 to $24', 'notice'],
    ['Announce our new oat milk barista edition', 'launch'],
    ['Please draft an email to residents about changes to bin collections', 'announcement'],
    ['We miss you email for lapsed gym members, punchy', 'winback'],
    ['back in stock!!! the pink princess philodendron is back', 'restock'],
    ['appointment reminder for dentist. patient Mrs Okafor', 'appointment'],
    ['solar install referal email, $500 for every friend', 'referral'],
    ['birthday email 20% off', 'birthday'],
    ['NPS survey email for software customers', 'survey'],
    ['Subject: Your order is confirmed\nOrder number: 48213', 'order'],
    ['New 3 bed listing! Open house sat 8 feb 10am to 1pm.', 'listing'],
    ['For rent: two bedroom flat on Castle Street, £950 a month', 'listing'],
    ['We are looking for a part-time receptionist at Lowfield Vets, £12.80 an hour.', 'job'],
    ['a mail asking people to give to our roof fund', 'appeal'],
    ['We need twelve stewards for the Harbour 10K on Sunday.', 'volunteer'],
    ['once a month I write a short letter to HR directors. Most feedback comes too late.', 'letter'],
    ['Email to all members: we are closed from 23 December. Thank the bar volunteers.', 'announcement'],
    ['write to church people about carol service on 20 december, bring a friend', 'event']
  ])('%s: %s', (brief, kind) => expect(readBrief(brief).kind).toBe(kind))
})

describe('who sends it', () => {
  it.each([
    ['birthday email 20% off, dog grooming salon called Muddy Mutts', 'Muddy Mutts'],
    ['I run an independent bookshop in Galway, Tidewrack Books. Monthly newsletter please.', 'Tidewrack Books'],
    ["We're a small law firm (Harcastle & Bray LLP) and need an email to clients", 'Harcastle & Bray LLP'],
    ['Survey email after cancelling a meal kit subscription (Panwise). One question.', 'Panwise'],
    ['Your phone is ready for collection. FixNook, 14 Canal Street, open 9–5.30.', 'FixNook'],
    ["Win-back for people who haven't been lately. The Lantern Playhouse, Leeds.", 'The Lantern Playhouse'],
    ['Price email. Link to https://stackwell.example/x. From: Jo Lindqvist, Head of Product.', 'Stackwell'],
    ['Order confirmation for Halfmoon Coffee: two bags of Ethiopia Guji £11 each', 'Halfmoon Coffee'],
    ['we are a small bakery in Leeds called Rye & Shine. want to tell customers about our buns', 'Rye & Shine'],
    ['Invite our donors to the Harbour Hospice Summer Gala at 7pm, at The Grand Hotel, Brighton.', 'Harbour Hospice'],
    ['New listing! 14 Orchard Close, Guildford. Company Hartwell Estates', 'Hartwell Estates'],
    ['Security notice: a new sign-in from Chrome on Windows. From Vaultkey.', 'Vaultkey'],
    ['Restaurant - Osteria Lina in Chicago. New autumn menu.', 'Osteria Lina'],
    ["need an email announcing our second shop. The bakery's called Crumble.", 'Crumble'],
    ['Thank you email for people who bought a Bento box from Nomi.', 'Nomi'],
    ['Your table is booked: Brasserie Nord, Friday 14 March at 8pm, 4 people.', 'Brasserie Nord'],
    ['launching a new serum, button "Discover Halcyon"', undefined]
  ])('%s: %s', (brief, brand) => expect(readBrief(brief).brand).toBe(brand))

  it('is described by what it is', () => {
    expect(readBrief('welcome email for my yoga studio').trade).toBe('yoga studio')
    expect(readBrief('Review request for The Gannet, a 14-room seaside hotel in Northumberland.').trade).toBe(
      '14-room seaside hotel in Northumberland'
    )
  })
})

describe('words to us', () => {
  it.each([
    'Tone should be dry and a bit witty.',
    'No jokes please.',
    'Keep under 120 words.',
    'Agenda as a short timeline.',
    'Big hero with the logo, dark background.',
    'Sign it Bruna and Marco.',
    "Don't sound like a robot.",
    'Photo of the old sign at the top if possible.'
  ])('are not said to the reader: %s', aside => {
    const { statements, fragments, facts } = readBrief(`Announcement email for Fellside. We open on 2 May. ${aside}`)
    expect([...statements, ...fragments]).toEqual(['We open on 2 May.'])
    expect(facts.map(({ text }) => text)).not.toContain('120')
  })

  it('carry words for the reader, which are said to them', () => {
    const { statements } = readBrief(
      'Notice for Payla. Tell users that they can reset their password. Remind them to check the address. Thank everyone who wrote to us. Mention if something was wrong to email us first.'
    )
    expect(statements).toEqual([
      'You can reset your password.',
      'Please remember to check the address.',
      'Thank you for writing to us.',
      'If something was wrong, please email us first.'
    ])
  })

  it('that name something without telling it are asked back', () => {
    const { wanted, statements } = readBrief(
      'Thank you email for Oddsock. Tell them what happens next. We ship on Friday.'
    )
    expect(wanted).toEqual(['what happens next'])
    expect(statements).toEqual(['We ship on Friday.'])
  })

  it('leave addresses as they are', () => {
    const { statements } = readBrief(
      'Notice for Fernhill. Users should check their account at https://my.fernhill.example'
    )
    expect(statements).toEqual(['Please check your account at https://my.fernhill.example.'])
  })
})

describe('lists', () => {
  const groupsOf = (line: string) => readBrief(`Launch email for Emberwake. ${line}`).groups

  it('have their label and what each entry says more', () => {
    expect(groupsOf('3 feature blocks: hand-painted world, no combat (you keep the fire lit), couch co-op')).toEqual([
      {
        label: 'What is in it',
        items: [
          { title: 'Hand-painted world' },
          { title: 'No combat', text: 'You keep the fire lit' },
          { title: 'Couch co-op' }
        ]
      }
    ])
  })

  it('of figures, times and people are told apart', () => {
    expect(groupsOf('Say what it paid for: 640 emergency kits, 2 boats')[0]?.items[0]).toEqual({
      value: '640',
      title: 'emergency kits'
    })
    expect(groupsOf('Schedule: 9.30 arrival and coffee, 10.00 welcome')[0]?.items[1]).toEqual({
      time: '10.00',
      title: 'Welcome'
    })
    expect(groupsOf('Tour dates: Leeds 3 October, Bristol 9 October')[0]?.items[0]).toEqual({
      time: '3 October',
      title: 'Leeds'
    })
    expect(groupsOf('Speakers: Dana Whitlock, VP Supply Chain; Samir Rao, Head of Data')[0]?.items[1]).toEqual({
      title: 'Samir Rao',
      text: 'Head of Data'
    })
  })

  it('of things keep each price, also one that all share', () => {
    expect(readBrief('Cart email for Wickfold. Show what they left (Sea Fret, Wet Garden, all £22).').things).toEqual([
      { title: 'Sea Fret', price: '£22' },
      { title: 'Wet Garden', price: '£22' }
    ])
    expect(readBrief('Newsletter. Picks: The Salt Ledger (€16.99, picked by Tom), Badger (€9.99)').things[0]).toEqual({
      title: 'The Salt Ledger',
      price: '€16.99',
      text: 'Picked by Tom'
    })
  })
})

describe('what is told in a hurry', () => {
  it('gets its articles, and says nothing of who sends it', () => {
    const { statements, fragments, asked } = readBrief(
      'trial ends in 3 days, saas tool called Ledgerly for freelancers invoicing. plan is $12/month. link to upgrade'
    )
    expect([statements, fragments, asked?.label]).toEqual([['The plan is $12/month.'], [], 'Upgrade'])
  })

  it('has its subject after "want to tell customers about"', () => {
    const { subject, asked } = readBrief('want to tell customers about our easter buns, order by thursday 28 march')
    expect([subject, asked?.label]).toEqual(['our easter buns', 'Order now'])
  })

  it('has the name of a thing after what it is', () => {
    const { subject, statements } = readBrief('Launch email for our new headphones, the Aura 2. Preorder now.')
    expect([subject, statements]).toEqual(['Aura 2', []])
  })

  it('leaves wishes out of the last point of a list', () => {
    const { things, facts } = readBrief(
      'Newsletter for Muddy Paws. Topics: 1. how to brush 2. our groomer starts in October 3. 10% off. Friendly tone'
    )
    expect(things.at(-1)).toEqual({ title: '10% off' })
    expect(facts.map(({ text }) => text)).not.toContain('October\n3')
  })

  it('is said to those who need it, with its sums, its dates and its apology', () => {
    const { statements, facts } = readBrief(
      'Email to residents of Maple Court: the lift is out on Monday 17 and Tuesday 18 November. Residents who need help should call the desk. Apologise for inconvenience.'
    )
    expect(statements.slice(1)).toEqual([
      'If you need help, please call the desk.',
      'We are sorry for the inconvenience.'
    ])
    expect(facts.map(({ text }) => text)).toContain('Monday 17 and Tuesday 18 November')
    expect(readBrief('Charity appeal. Goal: raise £50,000 by May. £10 buys a kit, £25 plants 10 trees.')).toMatchObject(
      {
        statements: ['We want to raise £50,000 by May.'],
        groups: [
          {
            items: [
              { value: '£10', title: 'buys a kit' },
              { value: '£25', title: 'plants 10 trees' }
            ]
          }
        ]
      }
    )
  })

  it('is read out of an ask that comes second, and of words that look like ours', () => {
    const { statements, fragments, facts } = readBrief(
      "Hi, I'm Tom and I run a plant shop called Leaf It. I'd like an email about our workshop: Sunday 9 March, 2-4pm."
    )
    expect([statements, fragments]).toEqual([[], []])
    expect(facts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Sunday 9 March', '2-4pm']))
    expect(readBrief('Password reset email for Monta. Link expires in 30 minutes.').statements).toEqual([
      'The link expires in 30 minutes.'
    ])
    expect(readBrief('Shipping email for Bramble. Please keep the box, it becomes a theatre!').statements).toEqual([
      'Please keep the box, it becomes a theatre.'
    ])
    expect(readBrief('Sale email. Remind them shoes wear out after 500 miles.').fragments).toEqual([
      'shoes wear out after 500 miles'
    ])
  })

  it('is news when the head reminds that, and a rule of the offer when no code is needed', () => {
    const school = readBrief('Please create an email reminding parents that school photos are on Thursday 9 October.')
    expect(school.statements).toEqual(['School photos are on Thursday 9 October.'])
    const { statements, fragments } = readBrief('Sale email. No code needed, just log in. Classy look, navy and brass')
    expect([...statements, ...fragments]).toEqual(['No code needed, just log in.'])
  })

  it('has lists by what they are: needs, and hours with their days', () => {
    expect(readBrief('Charity drive email. Need: adult coats, kids boots, gloves.').groups[0]?.label).toBe(
      'What we need'
    )
    expect(readBrief('Class schedule email: Monday 6pm HIIT, Wednesday 7am Yoga').groups[0]?.items).toEqual([
      { time: 'Monday, 6pm', title: 'HIIT' },
      { time: 'Wednesday, 7am', title: 'Yoga' }
    ])
  })

  it('keeps what follows a numbered list, and a rise of prices with its plans', () => {
    const { things, statements } = readBrief(
      'Newsletter from Bright Ledger. In this issue: 1) VAT explained 2) meet Aisha Khan. Reminder: the deadline is 31 January.'
    )
    expect([things.at(-1)?.title, statements]).toEqual(['Meet Aisha Khan', ['The deadline is 31 January.']])
    const prices = readBrief(
      "Tell our users that we're raising prices. Starter goes from $9 to $12 a month, Team from $29 to $35. Product: Docketly."
    )
    expect(prices).toMatchObject({
      kind: 'notice',
      brand: 'Docketly',
      pairs: [
        { label: 'Starter', value: '$9 to $12 a month' },
        { label: 'Team', value: '$29 to $35' }
      ]
    })
  })

  it('keeps whose gift is whose, and what looks like a list or a picture', () => {
    expect(
      readBrief('Referral email. Members get a month free, and the friend gets 50% off their first month.').statements
    ).toEqual(['You get a month free, and the friend gets 50% off their first month.'])
    expect(
      readBrief('We need to email customers: product recall of our Sunny Heater sold between Jan and March.').statements
    ).toEqual(['Product recall of our Sunny Heater sold between Jan and March.'])
    expect(readBrief('Email: your gallery is ready! Available for 90 days, 412 photos.').statements).toContain(
      'Available for 90 days, 412 photos.'
    )
  })

  it('says we for a shop that speaks of itself', () => {
    expect(readBrief('Notice. our candle shop (Wick & Willow) is moving to Leeds on 2 May.').statements).toEqual([
      'We are moving to Leeds on 2 May.'
    ])
    expect(readBrief('Notice for Wick. Our shop is closed on 2 May.').statements).toEqual([
      'Our shop is closed on 2 May.'
    ])
  })

  it('makes points of what is new, and parts two sentences that share a comma', () => {
    const { groups, statements } = readBrief(
      "Product update for Tasklane users: we've shipped recurring tasks, a calendar view, and Slack notifications. Tasks is on all plans, calendar view is only on Pro."
    )
    expect(groups).toEqual([
      {
        label: "We've shipped",
        items: [{ title: 'Recurring tasks' }, { title: 'A calendar view' }, { title: 'Slack notifications' }]
      }
    ])
    expect(statements).toEqual(['Tasks is on all plans.', 'Calendar view is only on Pro.'])
  })

  it('says beside a sentence what stands for itself', () => {
    const { subject, statements, asked } = readBrief(
      "can you make an email for my yoga studio? we're called Stillwater and we are starting a course on monday 13 january, 6.30pm, £72 for all six classes, only 12 spots."
    )
    expect([subject, asked?.label]).toEqual([undefined, 'Book my place'])
    expect(statements).toEqual([
      'We are starting a course on Monday 13 January, 6.30pm, £72 for all six classes, only 12 spots.'
    ])
  })

  it('tells speakers apart from their evening, with the time zone kept', () => {
    const { groups, facts } = readBrief(
      "We're hosting a webinar on Wednesday April 9 at 1pm ET with Dana Whitfield, VP Sales at Northbeam, and Luis Ortega, founder of Pipely."
    )
    expect(groups[0]?.items).toEqual([
      { title: 'Dana Whitfield', text: 'VP Sales at Northbeam' },
      { title: 'Luis Ortega', text: 'founder of Pipely' }
    ])
    expect(facts.map(({ text }) => text)).toContain('1pm ET')
  })

  it('keeps the prices of a list beside the rest of it', () => {
    const { things, statements, fragments } = readBrief(
      'New autumn menu, 5 courses for $75, wine pairing +$40, Wed-Sun evenings.'
    )
    expect(things).toEqual([
      { title: '5 courses', price: '$75' },
      { title: 'Wine pairing', price: '+$40' }
    ])
    expect([...statements, ...fragments].join(' ')).toContain('Wed-Sun evenings')
  })

  it('describes a thing point by point', () => {
    expect(
      readBrief('Launch email for Lumen. 40 hour battery, weighs 210g, comes in black and blue.').groups
    ).toMatchObject([
      {
        items: [{ title: '40 hour battery' }, { title: 'Weighs 210g' }, { title: 'Comes in black and blue' }]
      }
    ])
  })

  it('keeps what was left in a cart, and a colour of a thing is no wish', () => {
    expect(readBrief('Cart email. Customer left the Harrier Jacket ($189) in their cart.').things).toEqual([
      { title: 'Harrier Jacket', price: '$189' }
    ])
    expect(readBrief('Launch email for Lumen, comes in black, sand and blue.').colours).toEqual([])
    expect(readBrief('Cart email. Colours: dark green and cream.')).toMatchObject({ moods: [], paper: '#fbf0d9' })
  })
})

describe('an offer', () => {
  it.each([
    ['40% off everything at Lumo Candles', { gain: '40% off', on: 'everything' }],
    ['$15 off orders over $60 with code X15', { gain: '$15 off', over: 'orders over $60' }],
    [
      "up to 40% off prints, scarves and kids' books until Sunday",
      { gain: 'up to 40% off', on: "prints, scarves and kids' books" }
    ],
    ['flash sale shoes 30% off', { gain: '30% off', on: 'shoes' }],
    ['Up to 30% off sofas, free delivery over £500', { gain: 'Up to 30% off', on: 'sofas' }]
  ])('%s', (brief, offer) => expect(readBrief(brief).offer).toEqual(offer))
})

test('Questions are read with their answers, and those without one are asked back', () => {
  const { questions, wanted } = readBrief(
    'Price email. Include a small FAQ: When does it start? Can I wait? (yes, until May) What if I cancel?'
  )
  expect(questions).toEqual([{ label: 'Can I wait?', value: 'Yes, until May.' }])
  expect(wanted).toEqual(['the answer to “When does it start?”', 'the answer to “What if I cancel?”'])
})

it.each(['(', '"', ', ', 'a, ', '? (', '- x\n', 'we ', '€1 ', 'x: y, '])(
  'A long brief of nothing but %j is read without an error',
  sign => {
    const brief = readBrief(sign.repeat(20_000 / sign.length))
    expect(factsOf(brief, 'link')).toEqual([])
  }
)

describe('what was said of others', () => {
  it.each([
    ['Refund notice. They should send the form back by 3 May.', 'Please send the form back by 3 May.'],
    ["Shipping email for Saltbush. The customer's order left on Monday.", 'Your order left on Monday.'],
    ['Points email. Members have points. Remind them they can use them in store.', 'You can use them in store.'],
    ['Shop news from Moss. My new room opens on 3 May.', 'Our new room opens on 3 May.']
  ])('is said to the reader, once: %s', (brief, said) => expect(readBrief(brief).statements).toContain(said))

  it('stays where a sentence has its own subject', () => {
    const said = 'Every paying customer gets a credit on their next invoice.'
    expect(readBrief(`Outage notice for Parceline. ${said}`).statements).toContain(said)
  })
})

describe('what is told for our understanding', () => {
  it.each([
    'Background: half of them forget. Ask: write a trial email that says it ends on Sunday.',
    'Trial email. It ends on Sunday. Our readers are mostly older, so keep it simple.',
    "Trial email. It ends on Sunday. Don't explain the brand.",
    'Trial email. It ends on Sunday, dont mention the price'
  ])('is not said: %s', brief => expect(readBrief(brief).statements).toEqual(['It ends on Sunday.']))

  it('loses none of the facts beside it', () => {
    const { statements } = readBrief(
      'We need to write to our regulars and tell them that from Monday, April 7 our prices go up by 6%.'
    )
    expect(statements).toEqual(['From Monday, April 7 our prices go up by 6%.'])
  })

  it('says in which words prices rise, from when, and who keeps the old one', () => {
    const { statements, fragments, pairs } = readBrief(
      'hey we are a small dog walking business called Happy Tails, prices go up on 1 september, solo walks from £14 to £16, group walks from £11 to £12.50, customers who prepay for 10 walks before then keep the old price'
    )
    expect([...statements, ...fragments]).toEqual([
      'Our prices go up on 1 September, customers who prepay for 10 walks before then keep the old price.'
    ])
    expect(pairs).toEqual([
      { label: 'Solo walks', value: '£14 to £16' },
      { label: 'Group walks', value: '£11 to £12.50' }
    ])
  })

  it('keeps a rise in its list, where it is no price of a thing', () => {
    const { things } = readBrief(
      "News for staff at Corvane\nWhat's new:\n1. Dental covers kids\n2. Home office allowance goes from $300 to $500\n3. Gym moves to Wellhub"
    )
    expect(things.map(({ price }) => price)).toEqual([undefined, undefined, undefined])
    expect(things.map(({ title }) => title)).toContain('Home office allowance goes from $300 to $500')
  })

  it('takes the end of the offer from the sentence that makes it', () => {
    expect(
      readBrief('Course launch. Enrolment closes on 11 May at midnight. You get $30 off with code EARLY until 6 May.')
        .deadline
    ).toBe('6 May')
  })

  it('keeps signed copies, and a quotation with the paper that wrote it', () => {
    const { statements, fragments, quotes } = readBrief(
      'Launching our cookbook on 6 October. £26 hardback, signed copies if you pre-order before 20 September. Quote: "The only grill book you need" - Food Weekly. Rustic, dark.'
    )
    expect([...statements, ...fragments].join(' ')).toContain('before 20 September')
    expect(quotes).toMatchObject([{ name: 'Food Weekly' }])
  })

  it('knows whom an invoice is for from whom it is by', () => {
    expect(
      readBrief(
        'Client: Harlow Dental\nInvoice 2047, £860.00, due 30 April\nPolite reminder from Wells & Pike Electrical'
      ).brand
    ).toBe('Wells & Pike Electrical')
  })

  it('asks readers what we want of them, and keeps our wishes to itself', () => {
    const { statements } = readBrief(
      "i'm a career coach and my group program opens again on monday. I want people to book a free call first. I'd love soft pastel colours and a handmade feeling."
    )
    expect(statements).toEqual(['Our group program opens again on Monday.', 'Please book a free call first.'])
  })

  it('asks for the address of a link that the brief wants and does not give', () => {
    const { statements, fragments, wanted } = readBrief(
      'Outage notice from Pingdeck. No data was lost. Link to the full incident report.'
    )
    expect([statements, fragments, wanted]).toEqual([
      ['No data was lost.'],
      [],
      ['the address of the full incident report']
    ])
  })

  it('reads whom a win-back is for in its title', () => {
    const { audience, pairs } = readBrief(
      'Reactivation: users of our app Pennywise who have not logged in for 60 days. We added bank sync.'
    )
    expect([audience, pairs]).toEqual(['users of our app Pennywise who have not logged in for 60 days', []])
  })
})
