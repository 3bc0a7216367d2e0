const WORDS =
  'shop|store|studio|company|business|brand|bakery|patisserie|roastery|roaster|cafe|café|restaurant|bistro|diner|deli|pizzeria|gym|club|school|primary|academy|app|startup|platform|agency|salon|barbershop|bookshop|bookstore|brewery|distillery|winery|farm|market|hotel|hostel|inn|lodge|clinic|charity|nonprofit|non-profit|museum|gallery|theatre|theater|cinema|library|newsletter|boutique|florist|practice|software|saas|tool|service|team|bar|pub|spa|podcast|band|firm|bank|food bank|playhouse|resort|space|magazine|truck|vineyard|surgery|society|association|festival|choir|orchestra|council|college|university|nursery|vets?|publisher|label|collective|cooperative|co-op|centre|center|hospital|hospice|shelter|church|parish|zoo|foundation|trust|plumber|electrician|dentist|consultancy|importer|supplier|maker|manufacturer|kitchen|garden|membership|subscription|marathon'

/** What calls itself something: shops, schools, clubs. An alternation for patterns. */
export const KIND_OF_SENDER = WORDS

/** Words in a name that tell it is an organisation's: `Park Row Dental`, `Hartwell Estates`. */
export const NAMES_ITSELF = new RegExp(
  `\\b(?:${WORDS}|dental|estates|realty|homes|ltd|llp|inc|gmbh|co|games|books|coffee|pottery|candles|records|accountants|solicitors|logistics|rescue|hardware|fitness|yoga|partners|labs|foods|utilities|jewel(?:le)?ry|stables|cottages|energy|hosting|solar|kitchens|interiors|travel|media|press|relief|society|friends of|galerie|galleria|atelier|trattoria|osteria|ristorante|brasserie|boulangerie|taverna|maison|riad|librairie|libreria|panificio|a?fc|rfc|b&b|union|surveyors|players)\\b`,
  'i'
)

/** What a name is of when it is no organisation's: evenings, days, things to read. */
export const NO_SENDER =
  /\b(?:head of|vp|director|(?:year|class|grade|group) \d|gala|ball|fair|dinner|auction|concert|open (?:day|house|morning|evening)|party|fundraiser|sale|raffle|edition|collection|course|webinar|workshop|week|weekend|day|friday|monday|christmas|easter|halloween|valentine|mother|father|new year|diwali|ramadan|eid|thanksgiving|instagram|facebook|twitter|linkedin|youtube|tiktok|zoom|teams|google|slack|paypal|visa|mastercard|app store|google play|play store|chrome|safari|firefox|macos|windows|iphone|android|ios|whatsapp|royal mail|ups|dhl|fedex|usps|english|french|german|spanish|italian|black friday|renewal|launch|access|listed|shipping|confirmation|direct debit|b2b|b2c|nps|faq|vip|vat|cmos?|ceo|pc|diy|q[1-4]|january|february|march|april|june|july|august|september|october|november|december|unit|suite|floor|level|room|street|road|avenue|lane|quay|pier|square)\b/i
