import type { EmailKind } from '../../brief/kind.ts'
import { event, launch, newsletter, sale, welcome } from './main-wordings.ts'
import {
  announcement,
  appeal,
  booking,
  notice,
  referral,
  reminder,
  restock,
  survey,
  thanks,
  verify
} from './more-wordings.ts'
import { cart, order, receipt, review, shipping, winback } from './shop-wordings.ts'
import type { Wording, Writer } from './writer.ts'

/** How each kind of email is worded. */
export const WORDINGS: Record<EmailKind, (writer: Writer) => Wording> = {
  welcome,
  newsletter,
  sale,
  launch,
  cart,
  order,
  shipping,
  event,
  review,
  winback,
  receipt,
  notice,
  announcement,
  thanks,
  survey,
  reminder,
  booking,
  verify,
  referral,
  appeal,
  restock
}
