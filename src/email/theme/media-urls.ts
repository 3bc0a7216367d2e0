import type { Theme } from './theme-shape.ts'
import { toneColours } from './tones.ts'

/** An illustration that `/media/scenes/{name}.png` draws. */
export interface Scene {
  name: string
  /** What is in it; also good alternative text. */
  about: string
  /** Words of a brief that ask for it. */
  words: string[]
}

const scene = (name: string, about: string, words: string): Scene => ({ name, about, words: words.split(' ') })

export const SCENES: Scene[] = [
  scene(
    'pottery',
    'Vases, bowls and cups on a shelf',
    'pottery ceramic ceramics clay kiln bowl mug vase glaze firing studio craft handmade'
  ),
  scene('coffee', 'A bag of coffee and beans', 'coffee espresso roast roaster roastery beans cafe latte brew barista'),
  scene(
    'bakery',
    'Fresh loaves and pastries',
    'bakery bread loaf sourdough cake pastry croissant bake baker bun patisserie'
  ),
  scene(
    'food',
    'A laid table with a full plate',
    'food restaurant meal menu dinner lunch supper recipe kitchen chef cook dining table catering'
  ),
  scene(
    'wine',
    'A bottle of wine and two glasses',
    'wine vineyard cellar winery bottle glass bar cocktail tasting beer brewery spirits'
  ),
  scene(
    'garden',
    'Pots and plants in a garden',
    'garden gardening plant plants nursery seeds greenhouse allotment grow houseplant compost'
  ),
  scene('flowers', 'A bunch of flowers', 'flower flowers florist bouquet bloom blossom rose tulip wedding petals'),
  scene(
    'forest',
    'Tall trees in a forest',
    'forest tree trees woods woodland sustainability nature environment eco climate park'
  ),
  scene(
    'mountains',
    'Mountain peaks under the sun',
    'mountain mountains alps peak hike hiking trail outdoor outdoors adventure trek camping tent'
  ),
  scene(
    'sea',
    'A boat on the sea',
    'sea ocean boat sail sailing harbour harbor beach coast surf island ferry swim lighthouse fishing'
  ),
  scene(
    'city',
    'A city street with tall houses',
    'city urban street building property estate architecture town office apartment rent letting neighbourhood'
  ),
  scene('night', 'A town under the stars', 'night evening stars dark late midnight nightlife club astronomy'),
  scene('moon', 'A full moon over water', 'moon lunar sleep dream quiet calm bedtime'),
  scene(
    'sunrise',
    'The sun rising over hills',
    'sunrise sun morning dawn summer spring start beginning new welcome hello day'
  ),
  scene(
    'books',
    'A stack of books',
    'book books bookshop reading library novel author publisher story stories read literature writer'
  ),
  scene(
    'desk',
    'A desk with a lamp and papers',
    'desk work workspace office writing freelance coworking agency consultant blog newsletter'
  ),
  scene(
    'laptop',
    'An open laptop',
    'laptop computer software saas platform website web online developer code webinar demo'
  ),
  scene(
    'chart',
    'A rising chart',
    'chart graph data analytics report forecast metrics growth results statistics insight finance dashboard'
  ),
  scene(
    'app',
    'Screens of an app',
    'app application feature release update product launch interface onboarding tool integration version'
  ),
  scene('phone', 'A phone in use', 'phone mobile smartphone call text sms android iphone'),
  scene(
    'music',
    'Instruments and notes',
    'music concert band gig album song guitar piano choir orchestra jazz vinyl playlist radio podcast'
  ),
  scene(
    'film',
    'A film reel and a screen',
    'film films cinema movie movies screening theatre video documentary premiere'
  ),
  scene(
    'stage',
    'A stage with lights',
    'stage show theatre play performance comedy dance speaker talk conference keynote summit'
  ),
  scene('party', 'Balloons and bunting', 'party celebrate celebration birthday anniversary balloons festival fiesta'),
  scene('gift', 'A wrapped gift', 'gift gifts present voucher giftcard christmas holiday reward surprise bonus'),
  scene('parcel', 'A parcel on a doorstep', 'parcel package box order ordered shipped subscription unboxing'),
  scene(
    'delivery',
    'A delivery van on its way',
    'delivery van deliver courier shipping dispatch dispatched transit track tracking logistics'
  ),
  scene(
    'shop',
    'A shop front with an awning',
    'shop store market boutique sale opening retail grocer stall shopping offer discount'
  ),
  scene(
    'clothes',
    'Clothes on a rail',
    'clothes clothing fashion dress shirt knitwear wear apparel tailor collection wardrobe linen jacket'
  ),
  scene('shoes', 'A pair of shoes', 'shoes shoe sneakers trainers boots footwear sandals'),
  scene('jewellery', 'A ring and earrings', 'jewellery jewelry ring necklace earrings gold silver diamond watch'),
  scene(
    'skincare',
    'Bottles and a jar of cream',
    'skincare beauty cosmetics cream serum soap spa perfume makeup hair salon wellness'
  ),
  scene('home', 'A house with a garden', 'home house interior furniture mortgage homeware moving decor property'),
  scene('lamp', 'An armchair under a lamp', 'lamp light lighting chair sofa furniture cosy interior living'),
  scene('bicycle', 'A bicycle', 'bicycle bike bikes cycling cycle cyclist ride repair'),
  scene('car', 'A car on the road', 'car cars drive garage vehicle electric motor auto rental taxi road'),
  scene('plane', 'A plane above the clouds', 'plane flight flights airline fly airport travel'),
  scene(
    'suitcase',
    'A packed suitcase',
    'suitcase travel trip holiday vacation hotel booking journey tour tourism getaway stay'
  ),
  scene('map', 'A folded map with a pin', 'map route place location directions walk explore guide visit venue tour'),
  scene(
    'gym',
    'Weights and a kettlebell',
    'gym fitness workout training strength weights exercise coach crossfit health'
  ),
  scene('yoga', 'Someone doing yoga', 'yoga meditation mindfulness pilates stretch breathe retreat wellbeing therapy'),
  scene('climbing', 'A climber on a wall', 'climbing climb climber boulder bouldering wall rope'),
  scene('running', 'Runners on a road', 'running run runner marathon race jog trail charity 5k 10k'),
  scene('football', 'A ball on the pitch', 'football soccer team match sport sports league goal fixture rugby'),
  scene('tennis', 'Rackets and a ball on the court', 'tennis racket rackets badminton squash padel court courts'),
  scene('pets', 'A dog and a cat', 'pet pets dog dogs cat cats puppy kitten vet animal animals'),
  scene('baby', 'A pram and toys', 'baby babies child children kids toddler parent parents family nursery toys'),
  scene(
    'school',
    'Books, pencils and an apple',
    'school course class classes lesson learn learning student students teacher education university training workshop'
  ),
  scene(
    'science',
    'Flasks and an atom',
    'science research lab laboratory chemistry physics biology medical medicine study experiment'
  ),
  scene('rocket', 'A rocket taking off', 'rocket launch startup space fast boost speed beta'),
  scene('robot', 'A friendly robot', 'robot ai artificial intelligence automation machine bot assistant model'),
  scene(
    'shield',
    'A shield with a lock',
    'shield security secure safe protect protection insurance privacy policy breach fraud'
  ),
  scene('key', 'A key', 'key password reset login access verify verification account sign code unlock'),
  scene('bell', 'A ringing bell', 'bell reminder alert notification notice remind renew expiring expires'),
  scene(
    'calendar',
    'A calendar page with a marked day',
    'calendar date appointment booking schedule save month week agenda meeting webinar'
  ),
  scene('ticket', 'Two tickets', 'ticket tickets admission entry event rsvp invitation invite seat raffle'),
  scene(
    'letter',
    'An envelope with a letter',
    'letter mail email post envelope message newsletter note write subscribe confirm'
  ),
  scene(
    'handshake',
    'Two hands shaking',
    'handshake partner partnership deal agreement hire team join community together recruit referral refer friend'
  ),
  scene('heart', 'A large heart', 'heart love thanks thank valentine charity donate donation care volunteer kindness'),
  scene('star', 'A bright star', 'star review rating feedback award best favourite loyalty vip member'),
  scene(
    'coins',
    'Stacks of coins',
    'coins money bank banking savings invest investment pay payment price budget tax loan fund'
  ),
  scene('receipt', 'A receipt', 'receipt invoice bill payment confirmation purchase refund statement total'),
  scene(
    'tools',
    'Tools on a bench',
    'tools tool workshop repair build builder carpenter wood diy hardware maintenance plumber service'
  ),
  scene(
    'paint',
    'Brushes and paint',
    'paint art artist gallery exhibition painting design drawing illustration creative museum colour print'
  ),
  scene('camera', 'A camera', 'camera photo photos photography photographer picture portrait shoot'),
  scene('snow', 'A snowy landscape', 'snow winter ski skiing christmas ice cold frost advent december'),
  scene(
    'autumn',
    'Leaves falling from trees',
    'autumn fall leaves harvest october november halloween thanksgiving pumpkin'
  ),
  scene('abstract', 'Bold overlapping shapes', 'abstract shape modern brand bold news announcement'),
  scene('waves', 'Flowing waves of colour', 'waves flow water calm fluid sound'),
  scene('rays', 'Rays spreading from one point', 'rays burst energy bold sale summer flash'),
  scene('confetti', 'Confetti falling', 'confetti congratulations congrats win winner milestone celebrate hooray')
]

export const ICONS: string[] = (
  'check star heart gift truck parcel clock calendar pin phone mail user users lock key shield bell chart bolt leaf sun ' +
  'moon coffee book tag percent card cart camera music play globe home tools sparkle arrow-right refresh message thumbs-up cup'
).split(' ')

const bare = (colour: string): string => colour.slice(1)

const iconColour = (theme: Theme): string => bare(toneColours(theme, 'brand').on)

/** The four colours a scene is drawn in: brand, accent, canvas, ink, as `RRGGBB,…`. */
function sceneColours(theme: Theme): string {
  return [theme.brand, theme.accent, theme.canvas, theme.ink].map(bare).join(',')
}

/** The address of an illustration in a theme's colours; `variant` (1, 2, …) chooses another drawing of the same subject. */
export function sceneUrl(name: string, theme: Theme, variant = 1): string {
  return `/media/scenes/${name}.png?c=${sceneColours(theme)}&v=${variant}`
}

/** The address of a 96 × 96 px icon (shown at 48 or less), in the colour that shows on brand: sections set icons on a square of it. */
export function iconUrl(name: string, theme: Theme): string {
  return `/media/icons/${name}.png?c=${iconColour(theme)}`
}

/** An address of ours with its colours changed to a theme's; any other address as it is. */
export function recolourMediaUrl(url: string, theme: Theme): string {
  const ours = /^(\/media\/(scenes|icons)\/[a-z-]+\.png\?(?:.*&)?c=)[0-9a-fA-F,]+/.exec(url)
  if (!ours) return url
  const colours = ours[2] === 'icons' ? iconColour(theme) : sceneColours(theme)
  return `${ours[1]}${colours}${url.slice(ours[0].length)}`
}
