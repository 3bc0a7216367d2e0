import { expect, test } from 'vitest'
import { saidFor } from './fixture.ts'

test.each([
  [
    'Receipt for invoice INV-2026-207, translation May, 8 hours at €60, VAT 19% €91.20, total €571.20, paid by card on 2 June 2026. From Atelier Lund.',
    ['"title":"Translation May","text":"8 hours at €60","price":"€480.00"'],
    ['"price":"€60"']
  ],
  [
    'Invitation to the summer evening at Oakhurst Primary, Thursday 12 June, 4.30 to 6pm in the hall. Tea and cake.',
    ['"time":"4.30 to 6pm"'],
    ['"time":"30 to']
  ],
  [
    'Order confirmation for Saffron Lane, spice shop. Order SL-101: sumac 2 x €4.50, star anise 1 x €3, shipping €4, total €16.',
    ['"title":"2 x Sumac","price":"€4.50 each"', '"title":"Star anise","price":"€3"'],
    ['Sumac 2 x']
  ],
  [
    'Reminder from our vet clinic, Paws on Alder. Milo is due for his booster, Monday 3 March at 9:40 with Dr. Brandt.',
    ['on Monday 3 March', '"time":"9:40"'],
    ['Pick a day', '"place":"Alder"']
  ],
  [
    'Thank you to everyone who gave to our spring appeal. Fenwick Foodbank. Quote from a volunteer called June. No ask for more money, just a link to see where it went.',
    ['Thank you for'],
    ['"text":"just a link']
  ],
  [
    'Receipt for a monthly payment, Tallymark plan, $20.00 plus $1.80 tax, charged to Visa ending 1111 on May 2.',
    ['$1.80 tax'],
    ['Receipt for $1.80', 'You paid $1.80']
  ],
  [
    'Receipt from Holzer Velo: wheel truing 35.00, chain 28.50, total 63.50 EUR paid by card. Thanks and see you soon, Holzer Velo, Graz',
    ['"title":"Wheel truing","price":"35.00 EUR"', '"label":"Paid by","value":"Card"'],
    ['Thanks and see you']
  ],
  [
    'Appointment reminder from Larkspur Physio: tomorrow at 11:20 with Dr. Engel, bring your scans, arrive five minutes early, 48 hours notice to cancel. Add a reschedule link.',
    ['Please give 48 hours’ notice to cancel', '"label":"Reschedule"'],
    ['Confirm my appointment']
  ],
  [
    'trial ends tomorrow. Mapwell (route planner). tell them what they lose - shared routes, exports, alerts. CTA upgrade, secondary CTA talk to us',
    ['"heading":"What you lose"', '"label":"Talk to us"', 'to keep using Mapwell'],
    ['You lose.', 'stays as you left it']
  ],
  [
    'Security alert for Boxwell users: sign-in from a new device (Firefox on Linux, Turin, 2 May at 08:10). If it was you, ignore it; if not, change your password.',
    ['"label":"Change my password"', '"label":"Device","value":"Firefox on Linux"'],
    []
  ],
  [
    'Shipping notice from Reel & Rod. Order 5521 has left our warehouse with DPD, expected Friday.',
    ['"label":"Carrier","value":"DPD"'],
    ['left our warehouse']
  ],
  [
    'Price rise for members of Granary Boxing in Derby. Monthly fee goes from £30 to £34 from 1 May. Explain the reason: rent and heating. Thank them for their support first.',
    ['Thank you for your support. ', 'We are doing this because of rent and heating'],
    ['Explain the reason', 'their support', 'look into it']
  ],
  [
    'Tell users of Plumbline that the Pro plan goes from $20 to $24 on 3 June. Honest tone, explain why.',
    ['Our prices are changing', 'You asked for the reason'],
    []
  ],
  [
    'Let members know that the sauna at Alder Baths will be closed next Monday and Tuesday for repairs. Showers stay open.',
    ['The sauna is closed next Monday and Tuesday'],
    ['When we are closed', 'look into it']
  ],
  [
    'Pre-arrival email for guests of Gasthof Lindenblick. Check in from 2pm, sauna until 10, and suggest they bring hiking boots.',
    ['Before you arrive', 'You may like to bring hiking boots'],
    ['News for you', 'suggest they']
  ],
  [
    'reminder for parents that summer camp sign up ends this Friday. Otterbrook Scouts, ages 7 to 11, $90 a week',
    ['"heading":"Summer camp sign up ends this Friday"', 'Ages 7 to 11'],
    ["You're invited"]
  ],
  [
    'We need a potter and a weekend cashier at Studio Kiln in Ghent. Ask if they know somebody friendly. Apply by replying with a few lines about yourself',
    ['potter and a weekend cashier', 'If you know somebody friendly, please pass this on'],
    ['apply_url', 'somebody friendly?']
  ],
  [
    "We're hiring! Small agency in Braga (Tinto, labels for wineries) looking for a designer. Send to our list.",
    ['"logo":"Tinto"', 'designer'],
    ['company_name', '"title":"Small agency']
  ],
  [
    "Thank you email to everybody who came to our choir's summer concert last Friday. We raised 900 euros for the hospice. Cantiga, Braga.",
    ["Thank you for coming to our choir's summer concert last Friday"],
    ['"label":"Date"']
  ],
  [
    'Thank you to our first 300 customers from me, the founder (Mila). We sell oat soap, brand name Havre.',
    ['Thank you for being one of our first 300 customers', '"signature":"Mila\\nFounder"'],
    ['The founder (Mila)']
  ],
  [
    'please tell customers sorry, the october box is late because of a storm, it ships on monday now. Fennel & Fig, Hobart',
    ['The October box is late because of a storm', 'It ships on Monday now'],
    ['on its way', 'Track my parcel']
  ],
  [
    'Welcome email for members of Cliff Gym. List our opening hours: 6am to 9pm weekdays, 8 to 2 on weekends.',
    ['"label":"Weekdays","value":"6am to 9pm"', '"label":"Weekends","value":"8 to 2"'],
    []
  ],
  [
    'Newsletter for parents at Oakhurst Primary, end of term. Sports day results, school closes Friday at 1pm, family choir Sundays',
    ['"eyebrow":"End of term"', '"title":"Family choir Sundays"'],
    ['Sundays: ', 'End of term.']
  ],
  [
    'invite our regulars to a cider supper at Pomona Kitchen, friday 3 october 7pm, four courses, 60 per person, 20 seats only',
    ['"title":"60 per person"', '"heading":"Cider supper"'],
    ['Kitchen, four courses']
  ],
  [
    'Invitation to the spring ball of the Harrow Lane Trust, Saturday 3 May, 7 pm at the Grand Pavilion. Tickets £40.',
    ['"heading":"Spring ball"', 'Harrow Lane Trust'],
    ['company_name']
  ],
  [
    'security alert for Tidebank: new log in to your account from Safari on iPhone, Oslo. if this was you ignore, if not change password',
    [
      '{"label":"Device","value":"Safari on iPhone"}',
      '{"label":"Where","value":"Oslo"}',
      'If this was you, you can ignore this email. If it was not you, please change your password.'
    ],
    ['if not change']
  ],
  [
    'Email for people whose trial of Ledgerly ends in 2 days, what they lose if they do not upgrade (bank feeds, receipt scanning, reports). CTA choose a plan',
    ['"heading":"What you lose"', '"title":"Bank feeds"', '"label":"Choose a plan"', 'Your trial ends in 2 days'],
    ['upgrade (']
  ],
  [
    'reminder to book the yearly boiler service, Hartwell Heating, boiler service £95, landlord certificate £70',
    ['{"label":"Boiler service","value":"£95"}', '{"label":"Landlord certificate","value":"£70"}', 'What it costs'],
    ['This is a reminder of your appointment']
  ],
  [
    'cart reminder for a spice shop, customer left a jar of Aleppo pepper and two tins of saffron. free delivery over £25',
    ['"title":"Jar of Aleppo pepper"', '"title":"Two tins of saffron"', 'who it is from'],
    ['Customer left']
  ],
  [
    'Receipt for a donation to Heron Lake Trust: $120 from Priya Raman on May 9, 2025, EIN 12-3456789. $120 plants 40 trees.',
    [
      '{"label":"From","value":"Priya Raman"}',
      '{"label":"Date","value":"May 9, 2025"}',
      '{"label":"EIN","value":"12-3456789"}'
    ],
    ['$120 from']
  ],
  [
    'receipt from Kiln Street Studio, 6 week pottery course £140, paid by Visa on 3 May, next course 1 July',
    ['"title":"6 week pottery course","price":"£140"', '"label":"Paid by","value":"Visa"', '3 May'],
    ['course £140']
  ],
  [
    'order confirmation. Poppy Seed Bakery, two rye loaves and 12 bagels, pick up Saturday from 9, £31 total',
    ['"title":"Two rye loaves"', '"title":"12 bagels"', '{"label":"Total","value":"£31"}'],
    ['item_1_name']
  ],
  [
    'Dispatch email for Rowan Pottery. Order 7714, two stoneware mugs, sent with DPD, should arrive in 2-3 working days. tracking number',
    [
      '"label":"Carrier","value":"DPD"',
      'with you in 2-3 working days',
      '"title":"Two stoneware mugs"',
      '{{tracking_number}}'
    ],
    ['Should arrive', 'Sent with']
  ],
  [
    "your roses are on their way! Thorn & Co. they'll be there tomorrow, trim the stems and water them",
    ['Your roses', 'should be with you tomorrow', 'water your roses'],
    ['water you.', "You'll be there"]
  ],
  [
    'Order confirmation for Dapur Melati, Penang. Order DM-882, tumpeng platter RM 260, 12 curry puffs RM 42, delivery RM 15, total RM 317.',
    ['"title":"Tumpeng platter","price":"RM 260"', '{"label":"Delivery","value":"RM 15"}', 'RM 317'],
    ['platter RM', '$']
  ],
  [
    'Cart reminder for my yarn shop Fonn in Tromsø, they left 3 skeins of lopi wool in the basket. free shipping over 600 kr',
    ['free shipping over 600 kr'],
    ['$']
  ],
  [
    "Invitation to our charity quiz night, Friday 14 November 7pm at St Aldhelm's Church Hall. Teams of six, £8 a head including a ploughman's supper, all proceeds to Little Otters Children's Hospice.",
    ['"title":"Teams of six"', "All proceeds to Little Otters Children's Hospice", 'who it is from'],
    ["Otters Children's Hospice would love"]
  ],
  [
    "we're closed from 3 to 17 august for the summer break, trattoria da Nives, tell our customers we reopen on the 18th with the new menu and they can already book a table",
    ['Closed from 3 to 17 August', 'We reopen on the 18th with the new menu'],
    ['Introducing', 'summer break, trattoria']
  ],
  [
    'Abandoned cart for my candle shop, Wick & Wren. Someone left the Fig & Cedar candle (£22) in their basket. Keep it gentle, mention free UK delivery over £30.',
    ['"title":"Fig & Cedar candle"', '"price":"£22"', 'basket', 'Free UK delivery over £30'],
    ['Someone left']
  ],
  [
    'order confirmation for my candle shop, Wick & Wren. 2 x Fig Leaf candle £16, 1 x Cedar diffuser £24, postage £3.95, total £59.95. order WW-1187',
    ['£16 each', '"price":"£24"', '£59.95'],
    ['£24 each']
  ],
  [
    'Quarterly newsletter for donors of Clearwell Uganda. 14 new boreholes this spring, a short story about Grace, a teacher in Lira, a thank you from the director, and a link to the annual report.',
    ['14 new boreholes this spring', 'a thank you from the director', 'a link to the annual report'],
    ['story_1_title']
  ],
  [
    'Referral email for students of my language school. Both get 2 free conversation classes when the friend enrols for a term.',
    ['When your friend enrols for a term, you get 2 free conversation classes, and so do they'],
    ['try us']
  ],
  [
    'Ask homeowners whose boiler we serviced last week to leave us a Google review. Short, from Dave himself at Pritchard Heating, Swansea.',
    ['We serviced your boiler last week', '"signature":"Dave"', '"logo":"Pritchard Heating"'],
    ['himself', 'Heating, Swansea']
  ],
  [
    "win back email for people who cancelled our budgeting app Pennyroll, tell them what's new (shared budgets, bank sync in Canada, dark mode) and give 3 months half price",
    ['"heading":"What\'s new"', 'Shared budgets', 'Dark mode', 'half price'],
    ['Give 3 months']
  ],
  [
    'Price change notice. From 1 March our Team plan goes from €12 to €15 per user per month. Honest tone, say why (hosting costs and the new support team in Lublin). Company is Gridwell.',
    ['We are doing this because of hosting costs and the new support team in Lublin'],
    ['say why']
  ],
  [
    'Donation receipt for Clean Rivers Kenya. Thank Mr. Otieno for his gift of KES 5,000 on 3 June, receipt number CRK-0882, and tell him it pays for a month of water testing at one school.',
    ['Thank you for giving KES 5,000, Mr Otieno', 'for your gift of KES 5,000'],
    ['Thank Mr Otieno']
  ],
  [
    'Welcome email for new members of Kestrel Street Gym in Leeds. Tell them how to book their free induction, opening hours 6am to 10pm, and to download our app.',
    ['6am to 10pm', 'ownload our app', '“Explain how to book their free induction”'],
    ['Book their']
  ],
  [
    'invite to our charity night walk in Leeds on saturday 11 october, 7pm at the Corn Exchange, 10km, £15 entry, money goes to St Brannoc hospice. want people to sign up and bring a friend',
    ['Charity night walk', 'The Corn Exchange, Leeds', 'Money goes to St Brannoc hospice'],
    ['Hospice would love']
  ],
  [
    'We need a short plain email telling tenants at Larkspur Court that the water will be shut off Wednesday 14 October from 9am to 1pm for valve replacement, sorry for the inconvenience, questions to the office at office@larkspurcourt.example.',
    [
      'The water will be shut off Wednesday 14 October',
      'replacement. With questions, write to the office at',
      'Sorry for'
    ],
    ['replacement, sorry']
  ],
  [
    "We're hiring 2 night shift bakers and a delivery driver and I want to email our customer list. Bakers $21/hr, driver $19/hr plus mileage. Apply by just replying or come by the shop on Alder St and ask for Denise.",
    ['2 night shift bakers and a delivery driver', 'Apply by just replying'],
    ['Apply now']
  ],
  [
    'Email our customers about a price change: from 1 February 2027 the Standard plan of Malipopay goes from $45 to $52 a month. They can change plan under app.malipopay.example/billing.',
    ['See the new prices'],
    ['Update my payment']
  ],
  [
    "So we're a donkey sanctuary in Devon and every winter we do an appeal, this year it's for a new barn roof. We need £38,000. I'd like the email to tell the story of Biscuit, he's 27 and came to us from a roadside in 2011. Then the ask: £12 buys a roof sheet, £45 keeps one donkey in dry bedding for a month. All gifts are doubled up to £10,000 until 1 December thanks to the Penhallow Trust. They can also send a cheque made out to Tumbledown Donkey Sanctuary.",
    ['Tumbledown Donkey Sanctuary', 'Biscuit is 27', 'What your gift does', 'thanks to the Penhallow Trust'],
    ['Tell the story', 'from Penhallow Trust']
  ],
  [
    "Annual membership renewal notice for a professional association of landscape architects. Membership expires 31 December 2026, dues are CA$385 and there's 10% off if they pay before 30 November. Renew at members.calandscape.example.",
    ['ends on 31 December 2026', 'before 30 November', 'Calandscape comes from the address'],
    ['ends on 30 November']
  ],
  [
    'black friday email for skincare brand\n\nbrand - Saltbush & Co\nsend - friday 27 nov, VIP list gets it 6am\noffer - 25% off sitewide, 35% off if you spend $150+\nends - monday 30 nov 11.59pm AEDT\nexcludes - gift cards and the advent box\nour girls hate being shouted at so NO countdown timers\ncta - Shop the sale, saltbushandco.example/bf\nalso give me 3 subject line options',
    ['"label":"Excludes"', 'Monday 30 Nov 11.59pm AEDT', 'You asked for 3 subject lines'],
    ['VIP list', 'Offer -', 'countdown']
  ],
  [
    'I need to email all customers of our payroll service about a price change. From 1 February 2027 the Standard plan goes from KSh 4,500 to KSh 5,200 a month. Signed by me, Wanjiru Otieno, co-founder, with my direct address wanjiru@malipopay.example because I do want people to reply.',
    ['KSh 5,200', 'Malipopay', 'You can write to me at'],
    ['From KSh', 'igned by me', 'I do want people']
  ],
  [
    'Order receipt for our online hardware store (Brennan Tool & Supply, Ohio).\n\nOrder #BT-40718, placed March 3, 2026\n- 3" deck screws, 5 lb box, 4 x $32.50\n- Work gloves L, 2 x $14.25\nSubtotal $307.50\nContractor discount 10% -$30.75\nTotal $296.81\n\nNo ads or "you may also like" please.',
    [
      '"title":"2 x Work gloves L","price":"$14.25 each"',
      '"label":"Contractor discount 10%","value":"-$30.75"},{"label":"Total"'
    ],
    ['No ads']
  ],
  [
    'November newsletter for the parents at Little Acorns Nursery. Things to include:\n\n- We are closed Friday 27 November for staff training\n- Nut reminder!! Please check lunchboxes\n- Welcome to Miss Tamsin who has joined the Hedgehogs room\n- Invoices for December go out on the 25th',
    ['Nut reminder', 'Welcome to Miss Tamsin who has joined the Hedgehogs room'],
    []
  ],
  [
    'birthday email for our loyalty card holders at Caffè Morandi in Leeds, free slice of cake with any hot drink, they just show the email at the till within 14 days of their birthday',
    ['a free slice of cake with any hot drink.', 'within 14 days of your birthday'],
    ['free slice cake', 'Leeds, free']
  ],
  [
    "Our accounting software for freelancers, Ledgerly, launches its mobile app on iOS and Android on 3 November. Write the announcement to existing customers. It's free on every plan.",
    ['Ledgerly, launches its mobile app'],
    ['Meet our accounting']
  ],
  [
    "We're launching Pallet Pilot 2.0, our warehouse planning software, next Monday. The three main new things are: live dock scheduling, a mobile app for forklift drivers, and reports you can share with your carriers. No hype please.",
    ['next Monday'],
    ['is ready', 'among the first']
  ],
  [
    "We're hiring two line cooks at The Copper Pot in Denver, $24 an hour plus tips, send résumés to jobs@copperpot.example by May 9",
    ['wo line cooks', 'There are places on the team'],
    ['There is a place']
  ],
  [
    'Please write an email asking guests to leave us a review after their stay at Fjordview Lodge in Norway. It should sound personal, like it comes from me, Ingrid, the owner. The review link is https://fjordviewlodge.example/review.',
    ['How was your stay?', 'Would you tell me how it went?', 'A question from Ingrid'],
    ['tell us']
  ],
  [
    'I want to ask guests who stayed at our guesthouse, Casa Oliveira in Porto, to leave a review. Short and personal, signed by Inês and Rui. One button: Leave a review.',
    ['your stay', 'Thank you for choosing Casa Oliveira'],
    ['tell other people', 'tell me']
  ],
  [
    "newsletter for our bakery, Pan de Luz in San Antonio\n- new on the menu: guava conchas $3.25, horchata cold brew $5\n- we're closed Nov 27 and 28 for Thanksgiving\n- meet Lupita our new pastry chef, she trained in Puebla for six years",
    ['"title":"Guava conchas","text":"$3.25"', '"text":"She trained in Puebla for six years."'],
    ['"price"']
  ],
  [
    'Summer sale starts friday!! 30% off all garden furniture at Oakhurst Outdoor until 21 July, code SUNNY30.',
    ['SUNNY30', 'Friday'],
    ['Use it now']
  ],
  [
    'Appointment reminder for Brightside Dental in Galway, Thursday 12 June at 10.40am with Dr Nuala Keane, call 091 555 0142 to reschedule',
    ['10.40am', 'Dr Nuala Keane'],
    ['When and where']
  ],
  [
    'We miss you email. Customers who did not buy in 90 days from KICKR. $15 off with code BACK15',
    [],
    ['Still thinking']
  ],
  [
    "We are a small language school in Valencia called Habla Norte. I want to email everyone who did a trial lesson but didn't sign up. Autumn courses start 15 September, groups of max 8, evenings or Saturday mornings, €190 for ten weeks. If they enrol before 1 September the book is included (worth €28). Friendly and encouraging, please mention that nobody is too old to start. One button: Choose my course.",
    ['Still thinking it over?'],
    ['Thank you for joining']
  ],
  [
    "Need a shipping delay email. We're Tandem Toys and because of a problem at the port the wooden train sets will arrive about 10 days later than promised. Apologise, give them the option to cancel, and a £5 voucher code SORRY5.",
    ['Your order is delayed', 'You have the option to cancel'],
    ['on its way']
  ],
  [
    'Payment receipt for a language school, Lingua Porto.\nStudent: Daniel Hofmann\nCourse: Portuguese A2 intensive, 4 weeks, starts 3 February\nCourse fee: €480\nTextbook: €32\nTotal paid: €512 by card on 14 January\nReceipt no: LP-2209\nAdd a line saying he can cancel for free up to 7 days before the start, and a contact for questions, office@linguaporto.example. Clean and simple with our blue.',
    ['"title":"Textbook","price":"€32"', '"label":"Total","value":"€512"'],
    ['"label":"Textbook"']
  ],
  [
    'Receipt email for our parking app, Kerbly. It should show the location, licence plate and the amount paid.',
    ['{{licence_plate}}', '{{amount_paid}}', 'your system fills that in'],
    ['It should show']
  ],
  [
    'Birthday email for members of Studio Amara with a free brow shape this month. Use their first name in the headline.',
    ['a free brow shape this month', '{{first_name}}'],
    []
  ],
  [
    'Webinar invite from Staffbridge: "Hiring Across Borders", 20 May, 11am. Needs 3 bullets on what they will learn.',
    ['You asked for 3 bullets'],
    []
  ],
  [
    'Thank you email to volunteers of Open Larder who helped at the river clean-up last saturday, 86 people came.',
    ['Thank you for helping at the river clean-up last'],
    ['"label":"Date"']
  ],
  [
    'Fundraising email for Riverbend Library. Suggested gifts: $20, $50, and say what each one pays for (a few roof tiles, new insulation). Show a progress bar.',
    ['"value":"$50","label":"pays for new insulation"', 'I cannot make a progress bar'],
    ['say what each']
  ],
  [
    'Donation receipt for the Lakeside Community Orchestra. Thank {first name} for their gift of $150 on January 14, include receipt number 3307 and a line that no goods or services were given in return. Formal, easy to print, our address at the bottom: 88 Harbor Road, Duluth, MN 55802.',
    ['Thank you, {{first_name}}, for your gift of $150', '"address":"88 Harbor Road, Duluth, MN 55802"'],
    ['their gift']
  ],
  [
    'Notice to users of Ledgerly (invoicing app for freelancers) that our price goes from €12 to €14 per month on 1 March 2026. Annual plans stay the same until they renew. Be honest and brief, give them a link to switch to annual at https://ledgerly.example/billing.',
    ['"label":"Switch to annual"', 'until they renew'],
    []
  ],
  [
    'The Halden wool blanket is finally back in stock!! We only got 120 of them and last time they sold out in four days. Price is 1,290 NOK, colours are moss, oat and rust, shop name is Fjellstue Home, big photo at the top and a Shop now button please.',
    ['We only got 120 of them'],
    ['big photo']
  ],
  [
    "Hi, I need an email for people who haven't booked a class with us in 3 months. We're Ember Hot Yoga in Calgary. Tell them we miss them, that we have added 6am classes on weekdays and a new teacher called Danika, and offer two classes for $20 if they come back before the end of January. Not pushy, calm feeling, soft earthy tones. Button should say Book a class.",
    ['if you come back before the end of January'],
    ['if they come back']
  ],
  [
    'Win-back email for Tamp & Co, a roastery with world-class coffee. Customers who have not ordered in 90 days, we miss them.',
    ['Tamp & Co'],
    ['Book a class']
  ],
  [
    'spring sale at Otter & Oak, 20% off all rugs, starts friday ends monday midnight, code OAK20, in store too',
    ['Valid from Friday to Monday midnight.', 'In store too'],
    ['starts', '"title":"Otter']
  ],
  [
    'Sale at Halvard Sport: up to 30% off skis, poles and helmets from 10 to 24 January. Open Monday to Saturday 10 to 6.',
    ['p to 30% off skis, poles and helmets', 'from 10 to 24 January', 'Monday to Saturday'],
    ['Poles and helmets', '"label":"Date"']
  ],
  [
    'birthday email for members of Cantina Rosso, free panna cotta or espresso when they come in during their birthday week',
    ['a free panna cotta or espresso when you come in during your birthday week.'],
    ['"text":"Free panna']
  ],
  [
    "We miss you email for clients who haven't booked in 5 months at Studio Fern. €20 off a massage if they book before the end of May.",
    ['€20 off a massage until the end of May'],
    ['if you book']
  ],
  [
    'Refer a friend email for Juno Books. Give a friend R150 off their first order and get a free tote when they buy. Button to copy their link.',
    ['When they buy, they get R150 off their first order, and you get a free tote.', 'Copy my link'],
    ['Give a friend', 'your first order']
  ],
  [
    'Welcome email for Petal Post, a florist. We deliver the same day if they order before 2pm. 10% off their first bunch with PETAL10.',
    ['if you order before 2pm'],
    ['until 2pm']
  ],
  [
    'Autumn sale for Fjord & Fold blankets, 20% off all throws. Email subscribers get access a day early. Then three product tiles.',
    ['You get access a day early', '{{product_3_name}}'],
    ['subscribers get', 'product tiles']
  ],
  [
    'Thank diners for visiting Osteria Lume and ask them to leave a Google review. One button.',
    ['Thank you for visiting Osteria Lume. Would you tell other people how it went?'],
    ['with us']
  ],
  [
    'Review request for Bask Skincare, 14 days after delivery of the Oat Cleansing Balm. ask for a photo review, they get 100 points',
    ['your Oat Cleansing Balm?', 'You get 100 points for a review with a photo'],
    ['14 days after', 'sk for a photo']
  ],
  [
    'The oak stools are back in stock after three months. Only 30 made, they sold out in a week last time. I make them in my garage in Cork, the business is called Knot & Grain.',
    ['here again at Knot & Grain, after three months', 'They sold out in a week last time'],
    ['You sold out', '"tagline":"Garage']
  ],
  [
    'We are launching Ledgr 3.1, invoicing for plumbers. Main things: quotes on your phone, card payments, works offline. Existing customers get it free.',
    ['Ledgr 3.1', '"logo":"Ledgr"'],
    ['"logo":"Ledgr 3.1"', 'We are launching']
  ],
  [
    'new cider launch - Windfall, a dry cider with quince, on tap from friday at the barn. Low Orchard Cider. get people to come friday or order a case online for £36',
    ['Windfall', 'Please come Friday or order a case online for £36'],
    ['Get people', 'The new cider']
  ],
  [
    'Referral: tell a colleague about our rota software Shiftly, they get 1 month free, you get a £50 gift card when they book a demo',
    ['When they book a demo, they get 1 month free, and you get a £50 gift card.'],
    ['Our rota software']
  ],
  [
    'Back in stock notice for Tiny Fern: the wool hat in moss, €24. It sold out in days.',
    ['The wool hat in moss', 'here again at Tiny Fern'],
    ['Tiny Fern is back', 'Back in stock: Tiny Fern']
  ],
  [
    'flash sale, buy 2 get 1 free on all teas at Leaf & Loft, free shipping over €40, starts Nov 24 9am CET ends Nov 26 midnight',
    ['uy 2 get 1 free on all teas', '9am CET to Nov'],
    ['starts Nov']
  ],
  [
    'We need to put our prices up from 3 May, first time in four years, because flour costs more. Average about 5%. Bread club members keep the old price until July.',
    [
      'We are raising our prices from 3 May. It is the first rise in four years, because flour costs more.',
      'The average rise is about 5%.'
    ],
    ['"label":"From"', '"label":"Average']
  ],
  [
    'i run a swimming school for kids and need an email to parents saying prices go up from £12 to £14 a lesson from 2 february',
    ['Our prices go up from £12 to £14 a lesson from 2 February.'],
    ['"label":"Price"']
  ],
  [
    'hockey club looking for a goalkeeping coach, 4 hours a week, tue + thu evenings. email to all members asking them to spread the word, apply to secretary by 5 May',
    [
      'ooking for a goalkeeping coach',
      'Please pass this on.',
      'Tuesday and Thursday evenings',
      'Apply to the secretary by 5 May.'
    ],
    ['Pass it on', '"title":"Hockey club looking']
  ],
  [
    'Invitation for friends of the Amberg Clock Museum to the preview of our show "Slow Hands" on Friday 8 May at 19:00. They should RSVP by 1 May.',
    ['You are invited to the preview of our show', 'Please RSVP by 1 May.', '"logo":"Amberg Clock Museum"'],
    ['You should', 'Amberg Clock Museum to the']
  ],
  [
    'Thank you email to all who gave to our boiler appeal. We raised £9,400. Include a line from one of the residents, do not ask for more money. Alder House',
    ['You asked for a line from one of the residents'],
    ['There is a line', 'more money']
  ],
  [
    "I bind books in my shed in Hobart. Need an email to say I'm closing for two weeks in June to see my sister. Business is Gumleaf Bindery.",
    ['"heading":"Closed for two weeks in June'],
    ['I read every letter']
  ],
  [
    'Referral email for our bike courier app Pedalo: give a friend two weeks free, get two weeks free. Button to copy their link',
    ['you get two weeks free, and so do they', 'They use your link.', '"label":"Copy my link"'],
    ['They say that you sent them', 'for every friend']
  ],
  [
    "We have our enamel mugs back in stock after five weeks, all four colours from £14. Tell everyone on the waiting list, there's only 80 of them. Shop: Tin & Ember",
    ['here again at Tin & Ember, after five weeks', 'All four colours from £14', 'There are only 80 of them'],
    ['On the waiting list', "There's only", 'mugs are back in stock']
  ],
  [
    'Win back email, customers who have not bought from us in a year. Kelpie Ceramics. Show some new bowls and give 15% off with code KILN15 until Sunday. Mention our new studio shop.',
    ['Meet our new studio shop', '{{product_1_name}}', 'KILN15'],
    ['Still thinking it over?', 'Please note', 'Some new bowls and']
  ],
  [
    'Launch email for Tidewise, surf forecasts for schools. We are announcing wind alerts. Explain the two key benefits (fewer cancelled lessons, safer groups) and a CTA to try it free for 21 days.',
    ['"label":"Try it free for 21 days"', 'Fewer cancelled lessons', 'wind alerts'],
    ['key benefits', 'a CTA', 'announcing wind alerts']
  ],
  [
    'Our bistro Petit Cadran has a new spring menu starting 4 April, mention the asparagus tart and the lamb, and get regulars to book. Email our regulars about it and ask them to book a table.',
    ['Book a table', '4 April'],
    ['Please note the asparagus']
  ],
  [
    'We are releasing a new cider called Orchard Nine on 6 June. Cidery in Hereford, Fox & Furrow.',
    ['Orchard Nine', 'out on 6 June'],
    ['Something new from']
  ],
  [
    'Summer sale at Nerea Swim, up to 40% off bikinis, starts Friday online and in our Nice shop, newsletter subscribers get in a day early.',
    ['The sale starts Friday online', 'You get in a day early'],
    ['It starts', 'ewsletter subscribers get']
  ],
  [
    'Ask guests who stayed at Villa Moura to leave a review on Google. Thank them for staying with our family. 10% off if they book direct next time.',
    ['Thank you for staying with our family', 'You get 10% off if you book direct next time'],
    ['Staying with', 'Please leave a review']
  ]
] as const)('%s', async (brief, words, others) => {
  const said = await saidFor(brief)
  for (const expected of words) expect(said).toContain(expected)
  for (const wrong of others) expect(said).not.toContain(wrong)
})
