/** A sale, as a shop would ask for it. */
export const BRIEF =
  'Spring sale at Tidewater Ceramics: 20% off bowls (£18) and mugs (£12) until Sunday 29 March with code SPRING20. https://tidewater.example/spring'
/** As long as most briefs are: 500 characters and some. */
export const USUAL = `${BRIEF} Our new bowls come in three sizes and four glazes, all thrown and fired in the workshop behind the shop. Jugs are back in stock from Friday, at £24 for the small one and £38 for the large. The shop on Quay Street is open from 10 to 5, Tuesday to Saturday. Questions? Ring 01326 555 014 or write to hello@tidewater.example. Button: See the firing. Calm and green, a little playful, and please keep it short.`
