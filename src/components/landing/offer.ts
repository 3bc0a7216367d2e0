/** What the pricing section shows of each plan. */
export const PLANS = [
  {
    id: 'starter',
    name: 'Starter Pack',
    priceInCents: 900,
    credits: 5,
    lines: ['5 AI-generated templates', 'HTML/CSS export', 'Live previews', 'Edit by chat, by hand or in code'],
    popular: false
  },
  {
    id: 'professional',
    name: 'Professional Pack',
    priceInCents: 2900,
    credits: 20,
    lines: [
      '20 AI-generated templates',
      'Everything in Starter',
      'Test email to your inbox',
      'Rollback to any earlier version'
    ],
    popular: true
  }
]
