/** Names that people and briefs use for colours, ours first: `nameColour` answers with these. `name:RRGGBB`, one a colour. */
const SPOKEN =
  'black:111111 ink:1b1d2a charcoal:2f3136 graphite:4a4d52 slate:5b6773 grey:868a8f ash:a9aaa6 silver:c4c7ca pearl:e6e4df white:ffffff ' +
  'snow:f8fafb ivory:fffdf0 paper:fbf8f1 cream:fbf0d9 linen:f1ebdf sand:e3d2b1 oat:e6dac4 stone:cfc8ba parchment:f3e6c8 ' +
  'wheat:ebcf94 khaki:b3a56f taupe:8b7d70 mushroom:b7a898 camel:b9905a caramel:b8702f toffee:8c5a2b chestnut:7b3f25 ' +
  'chocolate:4f2d1c coffee:3d2a20 espresso:2b1c16 cocoa:6b4636 brown:77492b walnut:5a4132 cinnamon:a8562f copper:b3683c bronze:8f6a32 ' +
  'rust:a8431d terracotta:c8613f clay:b4664c brick:9c3b2b tomato:e5492f red:d62828 scarlet:e3241b crimson:b3122f cherry:a1122f ' +
  'ruby:8f1034 maroon:6b1a2b burgundy:5c1427 wine:5a1a30 plum:5d2750 aubergine:35193a berry:8e2457 raspberry:c41e5b magenta:d6228b ' +
  'fuchsia:e0218a pink:f07fa8 rose:e0607e blush:f6cfcb salmon:f38b74 coral:ff6f54 peach:ffc39f apricot:f8ae73 ' +
  'melon:fba27c orange:f57c1f tangerine:ff8a1e pumpkin:e06a13 amber:f7a81b honey:e2a32c gold:cf9f2b saffron:f4b92a mustard:d6a21e ' +
  'yellow:fbd92f sunshine:ffcf24 lemon:fff04d butter:fbe8a0 vanilla:faf0c8 chartreuse:c3e82a lime:b7f34b pistachio:bcd49a ' +
  'olive:76762c moss:66753a sage:a3b39a lichen:3f6450 fern:4d7c47 grass:56a13a leaf:2e8b57 green:2a8a3e emerald:0c8a5b ' +
  'forest:1d4a33 pine:1c3f35 bottle:0f3b2e jade:2aa37c mint:b6e8cf seafoam:9fdcc0 eucalyptus:7ba695 teal:12797a ' +
  'petrol:0f4c5a lagoon:1b9aaa turquoise:30c9bf aqua:7fdcdc cyan:1fc7e6 ice:e2f1f7 sky:8cc8f0 powder:b9d3e8 azure:2d8df0 ' +
  'blue:2463eb cobalt:1d46c9 royal:2b3fd6 sapphire:163a94 denim:3f6393 ocean:17607f steel:5d7f9d dusk:56628c navy:14224d midnight:0f1433 ' +
  'indigo:3a2fa3 violet:7240d9 purple:7a2fb0 grape:5c2a86 amethyst:9565c9 orchid:c86ad0 lilac:cdb2e6 lavender:d9d0f5 mauve:b18aa8 iris:5a55d6'

/** A list of `name:RRGGBB` by its names. */
export const table = (list: string): Map<string, string> =>
  new Map(
    list
      .split(' ')
      .map(entry => entry.split(':') as [string, string])
      .map(([name, hex]) => [name, `#${hex}`])
  )

/** Colours by the words people use, the ones that `nameColour` may answer. */
export const SPOKEN_COLOURS: Map<string, string> = table(SPOKEN)
