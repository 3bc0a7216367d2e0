export const css = `.rating-grid { margin: 0 0 16px }
.rating-star { display: block; padding: 4px 0; font-size: 14px; line-height: 20px; text-decoration: none }
.ornament { display: block; font-family: Georgia, 'Times New Roman', serif; font-size: 46px; line-height: 52px; font-weight: 400 }
.section-rating .rating-box { padding: 0 }
.rating-number { display: block; padding: 18px 6px; font-size: 15px; line-height: 20px; text-decoration: none }
`
