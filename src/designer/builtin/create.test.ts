import { describe, expect, it } from 'vitest'
import { compile } from '../../email/compile/compile.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { decodeEntities } from '../../email/source/entities.ts'
import { readTheme } from '../../email/theme/theme.ts'
import { findFacts } from '../brief-reader/facts.ts'
import { readBrief } from '../brief-reader/read-brief.ts'
import { createEmail } from './create.ts'
import { TYPED_BRIEFS } from './fixtures/briefs.ts'

const BRIEFS = [
  'Welcome email for people who joined our pottery class waiting list. Say that places open on 2 March, that a class is £34, and link to tidewater.example/classes. Friendly, unhurried.',
  'sale email for my candle shop Wick & Wax, 25% off all candles until sunday with code GLOW25, free shipping over $40',
  "Order confirmation for Fern & Fable bookshop. Order #20418, The Salt Road paperback £9.99, A Hill of One's Own hardback £18.00, Night Gardens £10.50. Shipping £3.00, total £41.49. Customer is Ines. Arrives Thursday.",
  'We need to tell users of Northlight that scheduled maintenance will happen on Saturday 14 June from 02:00 to 04:00 UTC. The dashboard and API will be unavailable. No data will be lost. Status page: status.northlight.io. Questions to support@northlight.io',
  'Invite people to Harbour Film Nights, an open-air film screening on the quay, 12 June, doors 8pm, film starts at 9.15pm. Tickets £12 at harbourfilm.example/tickets. Bring a blanket. dark and dramatic, navy and gold',
  'receipt for John Smith, invoice INV-2044, Pro plan $29/month, paid on 3 May 2025 with Visa ending 4242, total $29.00',
  "Monthly newsletter for The Slow Wire, issue 42. Stories:\n- The last lighthouse keeper has a group chat: A profile of Tom Arkwright, who still trims the lamp.\n- Why trains got slower: Timetables from 1975 beat today's on forty lines.\n- A field guide to hold music\nEditor is Maya Lindqvist. Read online at slowwire.example/42. yellow and black, editorial",
  'pls make email for gym, people who havent come in 3 months, come back get 1 month free, offer ends 31 jan. fitzone.co.uk',
  'Abandoned cart email. Items: Linen shirt $45, Canvas tote (natural) $28. Offer 10% off with code COMEBACK10 for 48 hours. Store is Loom & Leaf.',
  'Launch of our new product: Hearth, a smart thermostat from Emberline. It learns your schedule in 3 days, cuts heating bills by up to 23% and costs €179. Pre-orders open Monday 6 October at emberline.example/hearth. Include a testimonial from Priya Nair, beta tester: "It paid for itself before Christmas." and a FAQ: Does it work with my boiler? It works with every boiler made since 2005. Do I need an electrician? No, most people install it in 20 minutes.',
  'Your parcel shipped email for Kettle & Co. Order 88213, tracking number RM123456789GB, Royal Mail, arriving Friday 9 May. Track at royalmail.com/track. 2 x mug, 1 x teapot',
  'ask customers to review the Ridge hiking boots they bought 2 weeks ago, give them £5 off next order with code THANKS5, brand is Fellside',
  'hey can u make an email for my bakery crumb & co, we got new sourdough loaves 4.50 each starting monday, tell ppl to preorder at crumbandco.com thx',
  'Receipt for Northlight.\nInvoice: INV-2041\nDate: 3 June 2026\nItems:\n- Team plan, 12 seats – $348.00\n- Extra data pack – $40.00\nSubtotal: $388.00\nVAT 20%: $77.60\nTotal: $465.60\nPaid with Visa ending 4242. Questions to billing@northlight.dev',
  'shipping email. order #A-10293 shipped with DHL, tracking number JD0146000038, arrives between 4 and 6 June. brand is Oak & Iron (furniture)',
  'Black Friday at Stride: everything half price from Friday 28 November until midnight on Monday 1 December. Dark, bold. Button "Shop the drop" to https://stride.shop/bf',
  'We are a food bank in Leeds called Open Larder. Appeal for donations before winter: £10 feeds a family for two days. We need 300 volunteers in December. Link openlarder.org/give. Quote from Maria Osei, volunteer: "Nobody should have to choose between heating and eating."',
  'We are Halfmoon, a coffee roastery in Bristol. Our spring blend "First Light" launches on 1 April, £11.50 a bag, tasting notes of apricot, honey and black tea. Roasted every Tuesday. Free delivery over £25. Order at halfmoon.coffee/first-light. Follow us @halfmooncoffee.',
  'Black friday sale!!! everything 40% off, ends midnight monday. www.stridesneakers.com. Neon Runner $89 (was $149), Court Classic $59 (was $99), Trail Mid $75 (was $125). bold and loud',
  "Hi! I volunteer for the Riverside Food Bank. Can you make a thank you email for people who donated in our winter appeal? We raised £18,400 and that paid for 9,200 meals. Please mention the volunteers' open evening on 20 March at 6.30pm at Riverside Hall, 14 Mill Lane, and that they can sign up at riversidefoodbank.org/open-evening. Signed by Grace Okafor, coordinator.",
  'saas welcome email: Plotline, project planning tool. trial lasts 14 days, no card needed. steps: 1. create a project 2. invite your team 3. connect slack. docs at docs.plotline.app, support hello@plotline.app. minimal, white and violet',
  'Your password was changed. Email for Vaultly customers. Changed on 4 March 2026 at 14:32 from a device in Leeds. If it was not them they should reset it at vaultly.com/reset or call +44 20 7946 0018 straight away.',
  'survey for guests who stayed at hotel Casa Verde in Lisbon, takes 2 minutes, everyone who answers gets 10% off their next stay with code VERDE10. casaverde.pt/survey',
  'webinar invite - "Pricing for freelancers" with Dana Whitfield, Thursday 22 May 2pm BST on Zoom, free, 45 minutes plus Q&A. register: https://ledgerly.io/webinars/pricing?src=email',
  'win back customers of Pepper & Thyme, hello {{first_name}}, 25% off with COMEBACK25, valid 2 weeks. mention our new Sichuan chilli oil (£8.50)'
]
const ODD = [
  '👋🎉',
  'asdf',
  'abandoned cart',
  'Bitte eine Einladung zum Sommerfest der Bäckerei Krume am 12. Juli ab 15 Uhr im Hof, Eintritt frei. Mehr unter krume.de',
  '<script>alert(1)</script> & "quotes" **stars** [x](javascript:alert(1))',
  '春のセール：全品20%オフ、4月10日まで。',
  'We moved the studio to Mill Lane and the kiln came with us. '.repeat(170)
]

const titled = (briefs: string[]): [title: string, brief: string][] => briefs.map(brief => [brief.slice(0, 60), brief])

const made = new Map<string, ReturnType<typeof makeAnew>>()

/** An email is the same for the same brief and seed, as a test here holds, so each is made once for all others. */
function make(brief: string, seed = 7) {
  const key = `${seed} ${brief}`
  const email = made.get(key) ?? makeAnew(brief, seed)
  made.set(key, email)
  return email
}

async function makeAnew(brief: string, seed = 7) {
  const batch = createBatch(BLANK_EMAIL)
  const operations: Operation[] = []
  const announced: string[] = []
  for await (const event of createEmail(brief, contextOf(seed))) {
    if (event.type === 'progress') announced.push(event.label)
    if (event.type !== 'operation') continue
    expect(batch.apply(event.operation)).toMatchObject({ ok: true })
    operations.push(event.operation)
  }
  const compiled = compile(batch.email, { siteUrl: 'https://mailwright.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  return { ...compiled, email: batch.email, operations, announced }
}

const contextOf = (seed: number, signal = new AbortController().signal) => ({
  signal,
  seed,
  today: new Date('2026-03-01'),
  siteUrl: 'https://mailwright.example',
  language: 'en' as const
})

const flat = (text: string): string =>
  decodeEntities(text).toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')

/** Words and addresses of an HTML email, as a reader meets them. */
const wordsOf = (html: string): string =>
  flat(
    html
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<\/?(?:b|i|strong|em|a|span)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
  )

/** What no reading of a brief may drop: sums, codes, days, links and ways to write or call; values of colours are wishes. */
const hardFacts = (source: string) =>
  findFacts(source).filter(
    ({ kind, text }) =>
      /^(?:amount|percent|code|date|link|email|phone|tracking|number)$/.test(kind) &&
      !/^#(?:[0-9a-f]{3}){1,2}$/i.test(text)
  )

describe('an email from the built-in designer', () => {
  it.each(titled([...BRIEFS, ...TYPED_BRIEFS]))('keeps every fact of: %s', async (_, brief) => {
    const { html, text } = await make(brief)
    const words = wordsOf(html) + flat(text)
    const { facts, source } = readBrief(brief)
    const lost = [...facts, ...hardFacts(source)].filter(fact => !words.includes(flat(fact.text)))
    expect(lost).toEqual([])
  })

  it.each(titled([...BRIEFS, ...TYPED_BRIEFS, ...ODD]))('is well formed for: %s', async (_, brief) => {
    const { html, text, subject, preheader, bytes, operations, announced } = await make(brief)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(`${text} ${subject}`).not.toMatch(/lorem|undefined|\bnull\b|\[object|,,|\.\.(?!\.)|!!|\?\./i)
    expect([...subject].length).toBeLessThanOrEqual(60)
    expect([...preheader].length).toBeLessThanOrEqual(90)
    expect(subject).not.toBe('')
    expect(bytes).toBeLessThan(60 * 1024)
    expect(operations.filter(({ op }) => op === 'add')).toHaveLength(announced.length)
  })

  it('is the same for the same brief and seed', async () => {
    const [brief = ''] = BRIEFS
    expect((await makeAnew(brief)).operations).toEqual((await makeAnew(brief)).operations)
  })

  it('looks different for another brief', async () => {
    const looks = await Promise.all(BRIEFS.map(async brief => lookOf(await make(brief))))
    expect(new Set(looks).size).toBe(BRIEFS.length)
  })

  it('lets readers of marketing mail unsubscribe and bothers buyers with no such link', async () => {
    expect((await make(BRIEFS[1] ?? '')).html).toContain('{{unsubscribe_url}}')
    expect((await make(BRIEFS[2] ?? '')).html).not.toContain('{{unsubscribe_url}}')
  })

  it('uses the colours that were asked for', async () => {
    const { email } = await make('Launch email for Lumen, a desk lamp. Colours: forest green and gold.')
    expect(readTheme(email.css)).toMatchObject({ brand: readBrief('Colours: forest green and gold.').colours[0] })
  })

  it('is written in English of a brief in another language only when English is asked for', async () => {
    const brief = ODD[3] ?? ''
    const { email, text } = await make(brief)
    expect(email).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect(text).toContain('Unsubscribe')
    await expect(createEmail(brief, { ...contextOf(1), language: undefined }).next()).rejects.toMatchObject({
      failure: 'language'
    })
  })

  it('says what it left out and what waits to be filled in', async () => {
    const said: string[] = []
    for await (const event of createEmail('Sale email. Show three products, add a testimonial.', contextOf(1)))
      if (event.type === 'unable') said.push(event.text)
    expect(said.join(' ')).toMatch(
      /products.*\{\{product_1_name\}\}.*testimonial.*\{\{company_name\}\}.*\{\{shop_url\}\}/s
    )
  })

  it('names nobody it does not know: a brief without a sender gets no tag at its top', async () => {
    const { html } = await make('abandoned cart reminder, candles, 10% off code WICK10')
    expect(html.slice(0, html.indexOf('<h1'))).not.toContain('{{company_name}}')
  })

  it('stops between sections when the reader has gone', async () => {
    const leaving = new AbortController()
    const seen: string[] = []
    for await (const event of createEmail(BRIEFS[0] ?? '', contextOf(1, leaving.signal))) {
      seen.push(event.type)
      if (event.type === 'progress') leaving.abort()
    }
    expect(seen.filter(type => type === 'progress')).toHaveLength(1)
  })
})

/** Palette and layouts: what makes two emails look alike. */
const lookOf = ({ operations }: { operations: Operation[] }): string =>
  JSON.stringify(
    operations.map(operation =>
      operation.op === 'add'
        ? [operation.kind, operation.layout, operation.tone]
        : operation.op === 'theme'
          ? operation
          : operation.op
    )
  )
