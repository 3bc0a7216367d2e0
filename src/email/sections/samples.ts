import type { Operation } from '../operations/operation.ts'
import { iconUrl, sceneUrl } from '../theme/media-urls.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import { SECTION_KINDS } from './catalogue.ts'
import type { Content } from './section.ts'

const link = (label: string, href = '#') => ({ label, href })
const scene = (name: string, alt: string, variant = 1) => ({ src: sceneUrl(name, DEFAULT_THEME, variant), alt })
const icon = (name: string) => ({ src: iconUrl(name, DEFAULT_THEME), alt: '' })

/** Words of one invented sender, by kind of section: each slot shows what goes into it. */
const SAMPLES: Record<string, Content> = {
  header: { logo: 'Tidewater', links: ['Shop', 'Studio', 'Visit us'].map(label => ({ link: link(label) })) },
  hero: {
    heading: 'Bowls for slow mornings',
    text: 'The spring firing is out of the kiln: forty bowls, twelve jugs and one very stubborn teapot.',
    button: link('See the firing'),
    image: scene('pottery', 'Vases, bowls and cups on a shelf')
  },
  text: {
    heading: 'Why the glaze is green',
    text: 'Copper does it, and patience. We fire twice, slowly, and open the kiln when it is cool enough to touch.',
    button: link('Read on')
  },
  features: {
    heading: 'What you can count on',
    items: [
      { icon: icon('leaf'), title: 'Clay from nearby', text: 'Dug eleven miles from the wheel.' },
      { icon: icon('truck'), title: 'Packed to arrive', text: 'Broken on the way? You get another.' },
      { icon: icon('heart'), title: 'Made by six hands', text: 'Each piece is signed below.' }
    ]
  },
  products: {
    heading: 'Out of the kiln',
    items: [
      { image: scene('pottery', 'A breakfast bowl'), title: 'Breakfast bowl', price: '£28', button: link('Choose') },
      { image: scene('coffee', 'A tall mug', 3), title: 'Tall mug', price: '£22', button: link('Choose') }
    ]
  },
  spotlight: {
    image: scene('flowers', 'A vase of flowers', 3),
    heading: 'The winter vase',
    text: 'For three stems or one branch. It stands firm, whatever the cat thinks.',
    price: '£46',
    button: link('See the vase')
  },
  image: { image: scene('sea', 'A boat on the sea'), caption: 'The bay below the studio, in March.' },
  quote: { text: 'My porridge has never looked so important.', name: 'Ruth Adeyemi', role: 'Owner of two bowls' },
  stats: {
    items: [
      { value: '40', label: 'bowls in this firing' },
      { value: '1,260 °C', label: 'at the hottest' },
      { value: '3', label: 'days to cool' }
    ]
  },
  steps: {
    heading: 'How a class goes',
    items: [
      { title: 'Come as you are', text: 'Aprons hang by the door.' },
      { title: 'Throw two pots', text: 'One of them will wobble.' },
      { title: 'Fetch them fired', text: 'Three weeks later.' }
    ]
  },
  schedule: {
    heading: 'The open day',
    items: [
      { time: '10 am', title: 'Doors and tea' },
      { time: '11 am', title: 'The kiln is opened', text: 'Nobody knows what comes out.' }
    ]
  },
  event: {
    heading: 'Open studio',
    date: 'Saturday 14 March',
    time: '10 am to 4 pm',
    place: 'The Old Net Loft',
    price: 'Free',
    button: link('Say you are coming')
  },
  coupon: {
    heading: '20% off the firing',
    code: 'SPRING20',
    text: 'Until Sunday at midnight.',
    button: link('Use it')
  },
  order: {
    heading: 'Your order',
    number: 'Order 2041',
    date: '3 March',
    items: [{ title: 'Breakfast bowl', text: 'Sea green', price: '£28.00' }],
    totals: [
      { label: 'Postage', value: '£4.50' },
      { label: 'Total', value: '£32.50' }
    ]
  },
  details: {
    heading: 'Good to know',
    items: [
      { label: 'Open', value: 'Wednesday to Saturday' },
      { label: 'Parking', value: 'Behind the chapel' }
    ]
  },
  list: {
    heading: 'From the studio',
    items: [
      { title: 'A kiln called Agnes', text: 'She is forty this year.', link: link('Read on') },
      { title: 'Five blues', text: 'Only one of them was planned.', link: link('Read on') }
    ]
  },
  cta: { heading: 'The shelf empties by Sunday.', button: link('See what is left') },
  faq: {
    heading: 'Asked most often',
    items: [
      { title: 'Dishwasher?', text: 'Yes, all of it.' },
      { title: 'Can I return a piece?', text: 'Within 30 days, in one piece.' }
    ]
  },
  notice: { heading: 'Closed on Good Friday', text: 'Parcels go out again on Tuesday.' },
  rating: {
    heading: 'How do you like your bowl?',
    items: ['Not really', 'It is fine', 'I love it'].map(label => ({ link: link(label) }))
  },
  social: { heading: 'Between firings', items: ['Instagram', 'Journal'].map(label => ({ link: link(label) })) },
  divider: {},
  footer: {
    company: 'Tidewater Ceramics',
    address: 'The Old Net Loft, Mousehole',
    text: 'You get this because you signed up for news.',
    unsubscribe: link('Unsubscribe', '{{unsubscribe_url}}')
  }
}

/** The operation that adds a kind of section in its first layout, filled with words that show what goes where. */
export function sampleSection(kind: string): Extract<Operation, { op: 'add' }> {
  const { layouts } = SECTION_KINDS[kind] ?? SECTION_KINDS.text!
  return { op: 'add', kind, layout: layouts[0], content: SAMPLES[kind] ?? {} }
}
