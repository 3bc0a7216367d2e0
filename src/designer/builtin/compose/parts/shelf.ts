import { capitalise } from '../../../brief-reader/tidy.ts'
import { made, type Part } from './part.ts'

/** "four new arrivals", "the best sellers with prices": goods that a newsletter is to show and its brief does not name. */
const ASKED =
  /(?:^|[,:;.]\s+|\band )(?:(?:show|include|feature|with|add|our|the|a list of)\s+)*((?:(two|three|four|five|six|[2-6])\s+)?(?:our |the )?(?:(?:new|latest|recent|this month's)\s+)?(?:new arrivals|arrivals|best[- ]?sellers|bestsellers|new (?:books|products|pieces|releases|titles)|featured products))(?: of the month)?(?: with (?:their )?prices)?(?=[,.;\n]| and |$)/i

const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six']
/** What a row of products holds where no number is said. */
const USUAL = 3

/** A place with tags for each of the goods that a newsletter asks for without a name. */
export const shelf: Part = ({ brief, notes }) => {
  if (brief.kind !== 'newsletter' || brief.things.some(({ price }) => price)) return undefined
  const [, named, stated = ''] = ASKED.exec(brief.source) ?? []
  if (!named) return undefined
  const count = stated ? Math.max(COUNTS.indexOf(stated.toLowerCase()), Number(stated) || 0) : USUAL
  notes.push(
    `The brief does not name the ${named.replace(/^\S+ (?=new |arrivals|best|featured|latest)/i, '').toLowerCase()}, so they stand as {{product_1_name}} and {{product_1_price}}: tell me what to put there.`
  )
  return made('products', {
    heading: capitalise(named.replace(new RegExp(`^${stated} (?:our |the )?`, 'i'), '')),
    items: Array.from({ length: count }, (_, at) => ({
      title: `{{product_${at + 1}_name}}`,
      price: `{{product_${at + 1}_price}}`
    }))
  })
}
