import type { Kind } from '../../reading/kinds.ts'
import type { KindCopy } from '../deck.ts'

type Load = () => Promise<{ default: unknown }>

/** The copy of each kind, loaded when it is first asked for. */
const COPIES: Partial<Record<Kind, Load>> & Record<'announcement', Load> = {
  announcement: () => import('./announcement.json', { with: { type: 'json' } }),
  appeal: () => import('./appeal.json', { with: { type: 'json' } }),
  appointment: () => import('./appointment.json', { with: { type: 'json' } }),
  birthday: () => import('./birthday.json', { with: { type: 'json' } }),
  cart: () => import('./cart.json', { with: { type: 'json' } }),
  event: () => import('./event.json', { with: { type: 'json' } }),
  greeting: () => import('./greeting.json', { with: { type: 'json' } }),
  job: () => import('./job.json', { with: { type: 'json' } }),
  launch: () => import('./launch.json', { with: { type: 'json' } }),
  letter: () => import('./letter.json', { with: { type: 'json' } }),
  listing: () => import('./listing.json', { with: { type: 'json' } }),
  newsletter: () => import('./newsletter.json', { with: { type: 'json' } }),
  notice: () => import('./notice.json', { with: { type: 'json' } }),
  order: () => import('./order.json', { with: { type: 'json' } }),
  receipt: () => import('./receipt.json', { with: { type: 'json' } }),
  referral: () => import('./referral.json', { with: { type: 'json' } }),
  renewal: () => import('./renewal.json', { with: { type: 'json' } }),
  restock: () => import('./restock.json', { with: { type: 'json' } }),
  review: () => import('./review.json', { with: { type: 'json' } }),
  sale: () => import('./sale.json', { with: { type: 'json' } }),
  shipping: () => import('./shipping.json', { with: { type: 'json' } }),
  survey: () => import('./survey.json', { with: { type: 'json' } }),
  thanks: () => import('./thanks.json', { with: { type: 'json' } }),
  volunteer: () => import('./volunteer.json', { with: { type: 'json' } }),
  welcome: () => import('./welcome.json', { with: { type: 'json' } }),
  winback: () => import('./winback.json', { with: { type: 'json' } })
}

/** The copy of a kind of email. */
export async function copyOf(kind: Kind): Promise<KindCopy> {
  const { default: copy } = await (COPIES[kind] ?? COPIES.announcement)()
  return copy as KindCopy
}
