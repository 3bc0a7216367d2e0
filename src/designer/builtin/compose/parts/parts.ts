import { event } from './event.ts'
import { closing, footer, help } from './foot.ts'
import { goods } from './goods.ts'
import { groupAt } from './groups.ts'
import { coupon } from './offer.ts'
import { order } from './order.ts'
import type { Part } from './part.ts'
import { shelf } from './shelf.ts'
import { header, hero } from './top.ts'
import { quoteAt, rating, social } from './voices.ts'
import { details, faq, features, hours, points, steps, story } from './words.ts'

/** Every part by the name that plans call it. */
export const PARTS: Record<string, Part> = {
  header,
  hero,
  features,
  goods,
  hours,
  shelf,
  group1: groupAt(0),
  group2: groupAt(1),
  group3: groupAt(2),
  order,
  event,
  coupon,
  quote: quoteAt(0),
  quote2: quoteAt(1),
  faq,
  steps,
  rating,
  story,
  points,
  details,
  closing,
  help,
  social,
  footer
}
