import type { Theme } from './theme-shape.ts'

/** A designed set of colours and type. */
export interface Palette extends Omit<Theme, 'density'> {
  name: string
  /** Words for what it feels like and what it suits, in lower case. */
  moods: string[]
}

type Row = [name: string, moods: string, colours: string, type: string, corner: Theme['corner']]

/** One palette a row: name, moods, `brand accent canvas surface ink`, heading and body font, corner. */
const ROWS: Row[] = [
  [
    'Kiln',
    'calm craft handmade natural warm pottery home slow friendly',
    '1f4d3f d9653b ccdacb fffdf7 1c2f28',
    'young-serif georgia',
    'square'
  ],
  [
    'Sunday',
    'sunny bold editorial newsletter optimistic playful morning',
    'f7c93b 17150f f7c93b fffbea 17150f',
    'young-serif georgia',
    'square'
  ],
  [
    'Harbour',
    'night film event dramatic evening cinema music sea poster',
    'f5e6a8 f08a3c 0b1230 121a3f fbf0cf',
    'anton helvetica',
    'square'
  ],
  [
    'Roast',
    'warm coffee orange cheerful food bakery confident autumn',
    'e8743b 2a1712 f5e4d0 fdf5ea 2a1712',
    'bricolage helvetica',
    'soft'
  ],
  [
    'Signal',
    'tech modern software release lime fresh data product bold',
    'c8f560 0f1b17 eef1ea ffffff 0f1b17',
    'space-grotesk arial',
    'soft'
  ],
  [
    'Library',
    'books literary elegant trust order classic maroon',
    '6b1a2b c9a24b f3eadd fffdf9 2b1216',
    'young-serif georgia',
    'square'
  ],
  [
    'Terrace',
    'terracotta sage mediterranean garden holiday earthy food',
    'b9532f 8a9a78 f0e4d3 fdf8f0 33261e',
    'fraunces georgia',
    'round'
  ],
  [
    'Sherbet',
    'pastel sweet gentle kids baby party playful pink',
    'f48fb1 8fd3c8 fdeef3 ffffff 4a2040',
    'figtree verdana',
    'round'
  ],
  [
    'Newsprint',
    'news press serious minimal black white editorial journalism letter',
    '111111 c8102e e9e6df fbfaf6 111111',
    'times georgia',
    'square'
  ],
  [
    'Cobalt',
    'corporate clear finance trust business saas blue',
    '1d46c9 ff6b4a e6ebf7 ffffff 101a3c',
    'archivo arial',
    'soft'
  ],
  [
    'Velvet',
    'luxury evening fashion perfume rich dark purple theatre',
    'd9b26a 8d3b6e 1d0f24 28152f f6e9dc',
    'dm-serif georgia',
    'square'
  ],
  [
    'Spearmint',
    'fresh clean health skincare wellness pharmacy mint',
    '0f7b63 ff8f6b d9f2e6 fbfffc 0d2b25',
    'figtree helvetica',
    'round'
  ],
  [
    'Tangerine',
    'loud sale energetic summer sport shop flash',
    'ff5a1f ffd23f ff5a1f fff7ee 24100a',
    'archivo arial',
    'square'
  ],
  [
    'Glacier',
    'winter cool calm snow travel ski mountain clear',
    '14507a f2a65a dcebf3 fbfdff 0e2a3d',
    'newsreader helvetica',
    'soft'
  ],
  [
    'Orchid',
    'creative bold violet startup app youth launch magenta',
    '6b2fe0 ff4f9a f0eaff ffffff 1c0f3f',
    'bricolage arial',
    'round'
  ],
  [
    'Meadow',
    'spring nature eco green organic farm market outdoors',
    '3f8f3a f4c430 e8f2d8 fdfff6 1d3317',
    'fraunces verdana',
    'soft'
  ],
  [
    'Charcoal',
    'sleek premium minimal dark gym fitness mono strong',
    'e6ff4a ff5c39 0c0d0f 17191d f2f3f0',
    'archivo helvetica',
    'square'
  ],
  [
    'Rosewater',
    'romantic wedding florist beauty soft feminine blush jewellery',
    'a63d57 d6a86c f9e7e4 fffaf8 3d1a24',
    'dm-serif georgia',
    'square'
  ],
  [
    'Riviera',
    'sea summer holiday travel sail fresh stripes hotel',
    '0d5c8c f4593b f6ecd8 fffdf6 0a2c45',
    'dm-serif trebuchet',
    'square'
  ],
  [
    'Arcade',
    'retro game neon night club music youth loud',
    'ff3d8b 35e0d0 150a2e 1f1042 f7efff',
    'space-grotesk courier',
    'square'
  ],
  [
    'Manila',
    'paper receipt plain workshop typewriter honest tools note',
    '8a2b1d 2f5d5a d9b98a f6e7c8 2a2018',
    'courier courier',
    'square'
  ],
  [
    'Olive Grove',
    'wine oil restaurant italian harvest rustic deli',
    '5a6325 c05a2b ebe3c6 fdfaee 2b2c16',
    'palatino palatino',
    'square'
  ],
  [
    'Porcelain',
    'quiet minimal gallery architecture interior design studio neutral',
    '2b2b2b b89b72 eceae6 ffffff 2b2b2b',
    'newsreader helvetica',
    'square'
  ],
  [
    'Cherry Cola',
    'diner retro red appetite fun pizza burger bold',
    'c9182b ffce54 fff0d8 fffaf0 2c0a0d',
    'anton trebuchet',
    'soft'
  ],
  [
    'Lagoon',
    'tropical diving yoga retreat spa turquoise calm',
    '12aaa5 ff7a59 0b4650 fffaf4 07333a',
    'source-serif helvetica',
    'round'
  ],
  [
    'Lilac Hour',
    'dreamy sleep meditation evening gentle lavender wellbeing',
    '5b4b9a f2b8a0 e5def6 fcfaff 2a2150',
    'fraunces helvetica',
    'round'
  ],
  [
    'Racing',
    'heritage sport cycling car motor british classic green',
    '0e3b2a e8b33c f1ecdc fffef8 0d2219',
    'archivo georgia',
    'square'
  ],
  [
    'Ember',
    'fire bbq autumn dark rugged whisky outdoor camp',
    'f2642d f3c05a 1b1210 271a17 f8e9d9',
    'bricolage georgia',
    'square'
  ],
  [
    'Ministry',
    'public charity school civic accessible plain official',
    '7a1f5c 2fb3c6 eef0f4 ffffff 241524',
    'source-serif arial',
    'square'
  ],
  [
    'Bubblegum',
    'pop pink loud party fashion teen fun',
    'ff2e88 ffe14d ffd3e6 fff7fb 3a0522',
    'bricolage trebuchet',
    'round'
  ],
  [
    'Clay Court',
    'sport club tennis warm coral community gym climbing',
    'd1512d 1e4d6b f7e6d6 fffaf4 2b1a14',
    'space-grotesk georgia',
    'soft'
  ],
  [
    'Blueprint',
    'engineering architecture technical build blue science',
    '12378c ffcf33 dfe7f5 f9fbff 0b1c47',
    'space-grotesk courier',
    'square'
  ]
]

/** Every palette; no two look alike. */
export const PALETTES: Palette[] = ROWS.map(([name, moods, colours, type, corner]) => {
  const [brand, accent, canvas, surface, ink] = colours.split(' ').map(hex => `#${hex}`) as [
    string,
    string,
    string,
    string,
    string
  ]
  const [heading, body] = type.split(' ') as [string, string]
  return { name, moods: moods.split(' '), brand, accent, canvas, surface, ink, heading, body, corner }
})

/** A palette as a theme. */
export function themeOf(palette: Palette, density: Theme['density'] = 'regular'): Theme {
  const { brand, accent, canvas, surface, ink, heading, body, corner } = palette
  return { brand, accent, canvas, surface, ink, heading, body, corner, density }
}
