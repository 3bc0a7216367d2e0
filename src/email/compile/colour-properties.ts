/** Properties that may say a colour. */
export const COLOUR =
  /^(color|background(-color)?|border(-(top|right|bottom|left))?(-color)?|outline(-color)?|text-decoration(-color)?)$/

const NEUTRAL = /^(transparent|inherit|initial|unset|none|currentcolor|0|0px|underline|0 none|none 0)$/i

/** Does a declaration say a colour that is not the theme's? */
export const isFixedColour = (property: string, value: string): boolean =>
  COLOUR.test(property) && !value.includes('var(') && !NEUTRAL.test(value.trim())
