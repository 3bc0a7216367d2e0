import type { Kind } from '../kinds.ts'
import announcement from './announcement.json' with { type: 'json' }
import appeal from './appeal.json' with { type: 'json' }
import appointment from './appointment.json' with { type: 'json' }
import birthday from './birthday.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import type { KindCopy } from './deck.ts'
import event from './event.json' with { type: 'json' }
import greeting from './greeting.json' with { type: 'json' }
import job from './job.json' with { type: 'json' }
import launch from './launch.json' with { type: 'json' }
import letter from './letter.json' with { type: 'json' }
import listing from './listing.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import notice from './notice.json' with { type: 'json' }
import order from './order.json' with { type: 'json' }
import receipt from './receipt.json' with { type: 'json' }
import referral from './referral.json' with { type: 'json' }
import renewal from './renewal.json' with { type: 'json' }
import restock from './restock.json' with { type: 'json' }
import review from './review.json' with { type: 'json' }
import sale from './sale.json' with { type: 'json' }
import shipping from './shipping.json' with { type: 'json' }
import survey from './survey.json' with { type: 'json' }
import thanks from './thanks.json' with { type: 'json' }
import volunteer from './volunteer.json' with { type: 'json' }
import welcome from './welcome.json' with { type: 'json' }
import winback from './winback.json' with { type: 'json' }

const FILES = {
  announcement,
  appeal,
  appointment,
  birthday,
  cart,
  event,
  greeting,
  job,
  launch,
  letter,
  listing,
  newsletter,
  notice,
  order,
  receipt,
  referral,
  renewal,
  restock,
  review,
  sale,
  shipping,
  survey,
  thanks,
  volunteer,
  welcome,
  winback
} satisfies Record<Kind, unknown>

/** The copy of every kind of email. */
export const COPIES = FILES as unknown as Readonly<Record<Kind, KindCopy>>
