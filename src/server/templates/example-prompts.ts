/** Briefs that show what a good one says: who writes, to whom, what is offered, and the facts. */
export const EXAMPLE_PROMPTS = [
  'Welcome email for Fernhollow, a houseplant subscription. Thank new members, explain how the monthly box works in three steps, and give them 15% off their first pot with the code NEWLEAF.',
  'Summer sale for Tidewater Surf Shop: 30% off wetsuits and boards until Sunday 14 July. Show three products with old and new prices, and free delivery over $80.',
  'Invitation to a free online workshop, "Spreadsheets without tears", on Thursday 12 September at 6 pm. Hosted by Priya Anand. Include the agenda and a button to save a seat.',
  'Monthly newsletter for Harbour Lane Books: a letter from the owner, four new arrivals, a staff pick with a quote, and our late opening on Fridays.',
  'Order confirmation for a coffee roaster: two bags of Ethiopia Guji at $18 each, delivery $4, total $40, order number 20391, arriving Tuesday.',
  'Launch announcement for Lumen, a desk lamp that follows daylight. Warm and calm tone, deep green, early price of $129 for the first 200 customers.',
  'Abandoned cart reminder for a running shop. Friendly, not pushy: the Cloudrunner 3 in size 42 is still in the cart, free returns for 60 days.',
  'Ask customers of a dental practice to rate their visit with one to five stars, in two short sentences, and thank them.'
]
