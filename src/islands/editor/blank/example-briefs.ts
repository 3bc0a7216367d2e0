/** Briefs to begin with, by what they are for. */
export const EXAMPLE_BRIEFS = {
  Welcome:
    'Welcome email for people who joined our pottery class waiting list. Places open on 2 March, a class is £34. Friendly, unhurried. tidewater.example/classes',
  Sale: 'Sale for our pottery, 20% off with SPRING20 until Sunday. Calm and green. tidewater.example/spring',
  'Order on its way':
    'Order 20418 from Fern & Foble is on its way: three books, £41.29. It arrives on Thursday before noon. fernandfoble.example/orders/20418'
}
