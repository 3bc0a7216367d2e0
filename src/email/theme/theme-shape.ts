/** What an email looks like everywhere at once. Colours are `#rrggbb`. */
export interface Theme {
  brand: string
  accent: string
  /** Around the email. */
  canvas: string
  /** The email's own paper. */
  surface: string
  ink: string
  /** A key of `FONTS`, or a `font-family` value. */
  heading: string
  body: string
  corner: 'square' | 'soft' | 'round'
  density: 'compact' | 'regular' | 'airy'
}
