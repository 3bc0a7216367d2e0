/** Briefs that show what a good one says: who writes, to whom, what is offered, the facts, and where the button leads. */
export const EXAMPLE_PROMPTS = [
  'Welcome email for new members of Fernhollow, a houseplant club. Your first box ships on Monday 3 March. 15% off the first pot with the code NEWLEAF. Button: Choose your pot, https://fernhollow.example/pots',
  'Summer sale at Tidewater Surf Shop: 30% off until Sunday 14 July. Longboard $420 instead of $600, spring wetsuit $126 instead of $180, board bag $42 instead of $60. Delivery is free over $80. Bold and sunny.',
  'Invitation to a free online workshop from Ledgerline.\nTopic: Spreadsheets without tears\nWhen: Thursday 12 September, 6 pm\nPriya Anand is your host.\nButton: Save a seat, https://ledgerline.example/seat',
  'March newsletter from Harbour Lane Books. New arrivals: Salt Road by Ines Falk, $18; Small Weather by Tom Adeyemi, $14. Maya says: "I read it in one night, and then again." We stay open until 9 now.',
  'Order confirmation from Northline Coffee. Your coffee arrives on Tuesday.\nOrder number: 20391\nEthiopia Guji, two bags, $36\nDelivery: $4\nTotal: $40',
  'Launch email from Haldane Lights. Lumen is a desk lamp that follows daylight. It is $129 for the first 200 customers. Warm and calm tone, deep green.',
  'Abandoned cart reminder from Stride, a running shop. The Cloudrunner 3 in size 42 is still in the cart. Free returns for 60 days. Friendly, not pushy. Button: Back to the cart, https://stride.example/cart',
  'Review request from Brightwater Dental. How was your visit? It takes a minute, and Dr Osei reads every answer.'
]
