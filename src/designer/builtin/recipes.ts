import type { Tone } from '../../email/sections/section.ts'
import type { EmailKind } from '../brief/kind.ts'

/** One part of a composition: what it is, how it is laid out, and on which ground it stands. */
export interface Step {
  part: string
  layout?: string
  tone?: Tone
}

/** Compositions as `part.layout@tone`, in order. A part that the brief has nothing for is left out; `body` is where the rest of the brief is said. */
const RECIPES: Record<EmailKind, string[]> = {
  welcome: [
    'header.center hero.stacked body.letter steps.numbered@tint coupon.ticket features.columns quote.large@brand cta.center@brand footer.center@canvas',
    'header.split hero.cover@brand body.plain features.rows steps.timeline coupon.band@tint quote.card cta.split@tint footer.columns@canvas',
    'header.band@brand hero.split@tint coupon.ticket body.card steps.numbered features.columns quote.large cta.center@ink footer.columns@ink'
  ],
  newsletter: [
    'header.split@canvas hero.poster@canvas letter.letter stories body.plain products.grid event.details@tint coupon.band@tint quote.large@brand cta.center@tint footer.columns@canvas',
    'header.center hero.stacked letter.card stories body.plain@tint products.rows event.ticket@tint quote.card cta.split@brand footer.center@canvas',
    'header.band@brand hero.split letter.letter@tint stories products.grid body.card event.details quote.large cta.center@ink footer.columns@ink'
  ],
  sale: [
    'header.split@brand hero.poster@brand coupon.ticket body.plain products.grid@tint features.columns quote.card cta.center@ink footer.center@canvas',
    'header.center hero.cover@accent coupon.band body.plain products.rows features.rows quote.large cta.split@brand footer.columns@canvas',
    'header.split hero.stacked coupon.ticket@tint products.grid body.card features.columns quote.card cta.center@brand footer.columns@ink'
  ],
  launch: [
    'header.split@ink hero.cover@ink body.plain features.columns products.rows coupon.band@tint quote.large@brand steps.timeline cta.center@brand footer.columns@ink',
    'header.center hero.poster body.card features.rows products.grid steps.numbered quote.card coupon.ticket cta.split@tint footer.center@canvas',
    'header.split@brand hero.split@brand features.columns body.plain products.rows@tint coupon.ticket quote.large cta.center@ink footer.center@canvas'
  ],
  cart: [
    'header.center hero.stacked products.rows body.plain coupon.ticket features.columns quote.card cta.center@tint footer.center@canvas',
    'header.split hero.split@tint products.rows coupon.band body.card quote.large features.rows cta.split@brand footer.columns@canvas',
    'header.band@brand hero.cover@canvas products.grid coupon.ticket body.plain features.columns quote.card cta.center@ink footer.columns@ink'
  ],
  order: [
    'header.band@brand hero.split body.plain order.table details.table@tint cta.split@tint footer.columns@canvas',
    'header.split hero.cover@tint order.table body.card details.table cta.center@brand footer.center@canvas',
    'header.center hero.stacked order.cards body.plain details.cards cta.split@canvas footer.columns@ink'
  ],
  shipping: [
    'header.split hero.stacked details.cards@tint body.plain order.table cta.center@brand footer.center@canvas',
    'header.band@brand hero.split details.table body.card order.cards cta.split@tint footer.columns@canvas',
    'header.center hero.cover@accent details.cards order.table body.plain cta.center@ink footer.columns@ink'
  ],
  event: [
    'header.split@ink hero.poster@ink event.details@ink body.plain schedule.table features.columns quote.large faq.columns@tint cta.center@brand footer.columns@ink',
    'header.center hero.cover@brand event.ticket@canvas body.plain schedule.cards features.rows quote.card faq.stacked cta.split@tint footer.center@canvas',
    'header.split hero.stacked event.details@tint body.letter schedule.table@canvas features.columns faq.columns quote.large cta.center@accent footer.columns@ink'
  ],
  review: [
    'header.center hero.stacked rating.stars@tint body.plain coupon.ticket quote.card cta.split footer.center@canvas',
    'header.split hero.split@brand rating.numbers body.card coupon.band@tint quote.large cta.center@tint footer.columns@canvas',
    'header.band@brand hero.cover@canvas rating.stars body.plain coupon.ticket cta.split@tint footer.columns@ink'
  ],
  winback: [
    'header.center hero.stacked@canvas coupon.ticket body.plain products.rows features.columns quote.large@brand cta.center@brand footer.center@canvas',
    'header.split@brand hero.split@brand coupon.band body.letter products.grid quote.card features.rows cta.split@tint footer.columns@canvas',
    'header.split hero.cover@tint body.plain coupon.ticket products.rows features.columns quote.card cta.center@ink footer.columns@ink'
  ],
  receipt: [
    'header.band@brand hero.stacked order.table body.plain details.table@tint cta.split@tint footer.columns@canvas',
    'header.split hero.cover@tint order.table body.card details.table cta.split footer.center@canvas',
    'header.center hero.stacked@canvas order.cards body.plain details.cards@tint footer.columns@ink'
  ],
  notice: [
    'header.band@brand hero.stacked body.plain details.table@tint steps.numbered faq.stacked cta.split@tint footer.columns@canvas',
    'header.split hero.cover@ink body.card details.cards steps.timeline faq.columns cta.split footer.center@canvas',
    'header.center hero.stacked@tint details.table body.letter steps.numbered faq.stacked cta.center@canvas footer.columns@ink'
  ],
  announcement: [
    'header.split hero.stacked body.letter event.details@tint features.columns products.grid schedule.table details.table@tint coupon.ticket quote.large@brand faq.stacked cta.center@brand footer.center@canvas',
    'header.center hero.cover@brand event.ticket@canvas body.plain products.rows features.rows details.cards coupon.band@tint quote.card faq.columns cta.split@tint footer.columns@canvas',
    'header.band@brand hero.split body.card event.details features.columns products.grid details.table@tint coupon.ticket quote.large cta.center@ink footer.columns@ink'
  ],
  thanks: [
    'header.center hero.stacked body.letter coupon.ticket@tint features.columns quote.large@brand cta.center@tint footer.center@canvas',
    'header.split hero.cover@accent body.letter coupon.band features.rows quote.card cta.split@tint footer.columns@canvas',
    'header.band@brand hero.split@tint body.plain coupon.ticket features.columns quote.large cta.center@brand footer.columns@ink'
  ],
  survey: [
    'header.split hero.split@tint body.plain rating.numbers coupon.ticket steps.numbered quote.card cta.center@brand footer.center@canvas',
    'header.center hero.cover@brand body.card coupon.band@tint faq.stacked quote.large cta.split footer.columns@canvas',
    'header.band@ink hero.stacked body.plain coupon.ticket@tint steps.timeline cta.center@accent footer.columns@ink'
  ],
  reminder: [
    'header.band@brand hero.split event.details@tint body.plain details.table faq.stacked cta.split@tint footer.columns@canvas',
    'header.center hero.stacked event.ticket@canvas body.card details.cards coupon.band cta.center@tint footer.center@canvas',
    'header.split hero.cover@brand event.details body.plain details.table@tint coupon.ticket cta.split footer.columns@ink'
  ],
  booking: [
    'header.center hero.stacked event.ticket@tint details.table body.plain schedule.table cta.split@tint footer.center@canvas',
    'header.band@brand hero.split event.details@tint body.card schedule.cards details.cards cta.center@tint footer.columns@canvas',
    'header.split hero.cover@canvas event.details details.table body.plain schedule.table cta.split@brand footer.columns@ink'
  ],
  verify: [
    'header.center hero.cover coupon.ticket@tint body.plain footer.center@canvas',
    'header.split hero.stacked@tint coupon.ticket body.plain footer.columns@canvas',
    'header.band@brand hero.stacked coupon.ticket@tint body.card footer.columns@ink'
  ],
  referral: [
    'header.split hero.cover@accent steps.timeline body.plain coupon.ticket@tint quote.large cta.center@ink footer.center@canvas',
    'header.center hero.stacked coupon.band@tint steps.numbered body.plain quote.card cta.split@brand footer.columns@canvas',
    'header.split@brand hero.split@brand body.card steps.timeline coupon.ticket cta.center@tint footer.columns@ink'
  ],
  appeal: [
    'header.split hero.stacked body.letter quote.large@brand features.columns event.details@tint details.table cta.center@accent footer.center@canvas',
    'header.band@brand hero.split@tint features.rows body.plain quote.card event.ticket@canvas details.cards cta.center@brand footer.columns@ink',
    'header.center hero.cover@brand quote.large body.plain features.columns event.details details.table cta.split@tint footer.columns@canvas'
  ],
  restock: [
    'header.split hero.poster@brand body.plain products.rows coupon.band@tint features.columns quote.card cta.center@ink footer.center@canvas',
    'header.center hero.stacked products.grid body.card coupon.ticket quote.large@brand cta.split@tint footer.columns@canvas',
    'header.band@ink hero.cover@accent products.rows body.plain features.rows coupon.ticket cta.center@tint footer.columns@ink'
  ]
}

/** Parts that stand before the closing line when the brief has something for them and the composition does not name them. */
export const ALWAYS = [
  'order',
  'event',
  'coupon',
  'products',
  'steps',
  'features',
  'schedule',
  'details',
  'quote',
  'faq',
  'social'
] as const

/** The compositions of a kind. */
export const recipesFor = (kind: EmailKind): Step[][] => RECIPES[kind].map(recipe => recipe.split(' ').map(readStep))

function readStep(step: string): Step {
  const [head = '', tone] = step.split('@')
  const [part = '', layout] = head.split('.')
  return { part, ...(layout && { layout }), ...(tone && { tone: tone as Tone }) }
}
