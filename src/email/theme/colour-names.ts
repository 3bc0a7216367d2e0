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

/** CSS named colours (CSS Color 4 §6.1) whose value is not the one of the same name above. */
const CSS =
  'aliceblue:f0f8ff antiquewhite:faebd7 aquamarine:7fffd4 beige:f5f5dc bisque:ffe4c4 blanchedalmond:ffebcd blueviolet:8a2be2 ' +
  'burlywood:deb887 cadetblue:5f9ea0 cornflowerblue:6495ed cornsilk:fff8dc darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b ' +
  'darkgray:a9a9a9 darkgrey:a9a9a9 darkgreen:006400 darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 ' +
  'darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f ' +
  'darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969 ' +
  'dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 gainsboro:dcdcdc ghostwhite:f8f8ff goldenrod:daa520 ' +
  'gray:808080 greenyellow:adff2f honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c lavenderblush:fff0f5 lawngreen:7cfc00 ' +
  'lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff lightgoldenrodyellow:fafad2 lightgray:d3d3d3 ' +
  'lightgrey:d3d3d3 lightgreen:90ee90 lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa ' +
  'lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0 limegreen:32cd32 mediumaquamarine:66cdaa ' +
  'mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a ' +
  'mediumturquoise:48d1cc mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 ' +
  'navajowhite:ffdead oldlace:fdf5e6 olivedrab:6b8e23 orangered:ff4500 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee ' +
  'palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f powderblue:b0e0e6 rebeccapurple:663399 rosybrown:bc8f8f ' +
  'royalblue:4169e1 saddlebrown:8b4513 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee sienna:a0522d skyblue:87ceeb slateblue:6a5acd ' +
  'slategray:708090 slategrey:708090 springgreen:00ff7f steelblue:4682b4 thistle:d8bfd8 whitesmoke:f5f5f5 yellowgreen:9acd32'

const table = (list: string): Map<string, string> =>
  new Map(
    list
      .split(' ')
      .map(entry => entry.split(':') as [string, string])
      .map(([name, hex]) => [name, `#${hex}`])
  )

/** Colours by the words people use, the ones that `nameColour` may answer. */
export const SPOKEN_COLOURS: Map<string, string> = table(SPOKEN)

/** All names we understand. */
export const NAMED_COLOURS: Map<string, string> = new Map([...table(CSS), ...SPOKEN_COLOURS])
