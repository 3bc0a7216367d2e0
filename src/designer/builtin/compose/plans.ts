import type { Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'

/** The order of parts, a few for every kind; a part that has nothing to say is left out. */
const PLANS: Record<Kind, [string, ...string[]]> = {
  welcome: [
    'header hero features story goods group1 group2 group3 coupon event steps extra details quote quote2 faq closing help social footer',
    'header hero story coupon features group1 event steps extra details goods group2 group3 quote quote2 faq closing help social footer',
    'header hero coupon story goods features group1 event steps extra details group2 group3 faq quote quote2 closing help social footer'
  ],
  newsletter: [
    'header hero goods group1 shelf story group2 quote quote2 details coupon faq group3 social footer',
    'header hero story goods group1 shelf quote quote2 group2 coupon details faq group3 closing social footer',
    'header hero goods quote quote2 story group1 shelf group2 group3 details coupon faq social footer'
  ],
  sale: [
    'header hero coupon goods story group1 group2 group3 quote quote2 steps extra details faq closing help social footer',
    'header hero coupon story goods group1 group2 group3 steps extra details quote quote2 faq closing help social footer',
    'header hero goods coupon story group1 group2 group3 quote quote2 steps extra details faq closing help social footer'
  ],
  launch: [
    'header hero features steps group1 goods story group2 group3 quote quote2 details faq coupon closing help social footer',
    'header hero story group1 features steps group2 group3 quote quote2 goods details faq coupon closing help social footer',
    'header hero story features steps group1 goods group2 details coupon faq group3 quote quote2 closing help social footer'
  ],
  cart: [
    'header hero goods coupon story group1 group2 group3 quote quote2 details faq closing help social footer',
    'header hero goods story group1 group2 group3 coupon details quote quote2 faq closing help social footer'
  ],
  order: [
    'header hero order details group1 group2 group3 steps extra story coupon faq help social footer',
    'header hero order steps extra details story group1 group2 group3 coupon faq help social footer'
  ],
  shipping: [
    'header hero details order group1 extra story group2 group3 coupon faq help social footer',
    'header hero order details extra story group1 group2 group3 coupon faq help social footer'
  ],
  event: [
    'header hero event group1 story goods group2 group3 quote quote2 details coupon faq closing help social footer',
    'header hero story event group1 goods group2 group3 details quote quote2 coupon faq closing help social footer',
    'header hero event story group1 group2 group3 goods details quote quote2 coupon faq closing help social footer'
  ],
  review: [
    'header hero rating story goods group1 group2 group3 coupon details quote quote2 faq help social footer',
    'header hero story rating group1 coupon goods group2 group3 details quote quote2 faq help social footer'
  ],
  winback: [
    'header hero coupon story features group1 group2 group3 goods quote quote2 steps extra details faq closing help social footer',
    'header hero story group1 group2 group3 coupon features goods quote quote2 steps extra details faq closing help social footer'
  ],
  receipt: [
    'header hero order details story group1 group2 group3 faq help social footer',
    'header hero order story details group1 group2 group3 faq help social footer'
  ],
  notice: [
    'header hero coupon story group1 group2 group3 details goods steps extra faq help social footer',
    'header hero coupon story details group1 group2 group3 goods steps extra faq help social footer'
  ],
  thanks: [
    'header hero group1 story quote quote2 goods group2 group3 coupon details faq closing help social footer',
    'header hero story group1 goods group2 group3 details quote quote2 coupon faq help social footer'
  ],
  survey: [
    'header hero story rating group1 group2 group3 coupon goods details faq closing help social footer',
    'header hero rating story group1 group2 group3 goods coupon details faq closing help social footer'
  ],
  birthday: [
    'header hero coupon goods story group1 group2 extra quote details faq closing help social footer',
    'header hero story coupon group1 goods group2 extra details quote faq closing help social footer'
  ],
  referral: [
    'header hero group1 steps extra coupon story quote quote2 goods details faq closing help social footer',
    'header hero story steps extra group1 coupon goods quote quote2 details faq closing help social footer'
  ],
  restock: [
    'header hero goods story group1 group2 coupon quote details faq closing help social footer',
    'header hero story goods group1 group2 coupon details quote faq closing help social footer'
  ],
  appointment: [
    'header hero event goods story details group1 group2 faq help footer',
    'header hero event details goods story group1 group2 faq help footer'
  ],
  job: [
    'header hero story features group1 group2 details goods group3 quote quote2 faq closing help social footer',
    'header hero features group1 story details group2 group3 goods quote quote2 faq closing help social footer'
  ],
  volunteer: [
    'header hero event story group1 group2 quote quote2 details goods group3 faq closing help social footer',
    'header hero story group1 event quote quote2 details group2 group3 goods faq closing help social footer'
  ],
  appeal: [
    'header hero story group1 goods quote quote2 group2 group3 details faq closing help social footer',
    'header hero group1 goods story quote quote2 details group2 group3 faq closing help social footer'
  ],
  greeting: [
    'header hero story group1 details quote quote2 coupon goods group2 help social footer',
    'header hero story details group1 quote quote2 coupon goods group2 help social footer'
  ],
  renewal: [
    'header hero group1 story features details goods coupon group2 group3 quote quote2 faq closing help social footer',
    'header hero story goods group1 features details coupon group2 group3 quote quote2 faq closing help social footer'
  ],
  listing: [
    'header hero features group1 story event details goods group2 group3 quote quote2 faq closing help social footer',
    'header hero story features group1 details event goods group2 group3 quote quote2 faq closing help social footer'
  ],
  letter: [
    'header hero story goods group1 group2 group3 quote quote2 details help footer',
    'header hero story group1 goods quote group2 group3 details help footer'
  ],
  announcement: [
    'header hero hours story features group1 event goods group2 group3 quote quote2 coupon details faq closing help social footer',
    'header hero hours story group1 goods event features group2 group3 details coupon quote quote2 faq closing help social footer'
  ]
}

/** Points stand beside the sentences that they came with. */
export const planOf = (kind: Kind, choice: Choice): string[] =>
  choice
    .pick(PLANS[kind])
    .split(' ')
    .flatMap(part => (part === 'story' ? ['story', 'points'] : part))
