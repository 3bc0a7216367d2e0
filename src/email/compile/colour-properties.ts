/** Properties that may say a colour. */
export const COLOUR =
  /^(color|background(-color)?|border(-(top|right|bottom|left))?(-color)?|outline(-color)?|text-decoration(-color)?)$/
