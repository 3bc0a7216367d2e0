/** How HTML elements may nest: enough of the tree construction rules of the HTML standard (13.2.6) to find ends that are not written. */

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

export const VOID = set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'
)

const CLOSES_P = set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'
)
const HEADINGS = set('h1 h2 h3 h4 h5 h6')
const BODIES = set('tbody thead tfoot')

/** Ends do not reach out of these. */
const TABLE_SCOPE = set('table html template')
const CELL_SCOPE = set('td th caption table html template object marquee applet')
const BUTTON_SCOPE = set('td th caption table html template object marquee applet button')
const LIST_SCOPE = set('ul ol menu td th caption table html template')
const DEFINITION_SCOPE = set('dl td th caption table html template')

/** What an opening tag ends first: the outermost open element among `names`, as long as none of `scope` is in between. */
export interface Ends {
  names: ReadonlySet<string>
  scope: ReadonlySet<string>
}

const P: Ends = { names: set('p'), scope: BUTTON_SCOPE }
/** A map, since element names come from outside: an object would answer `constructor` too. */
const BY_NAME = new Map<string, Ends[]>(
  Object.entries({
    li: [{ names: set('li'), scope: LIST_SCOPE }],
    dt: [{ names: set('dt dd'), scope: DEFINITION_SCOPE }],
    dd: [{ names: set('dt dd'), scope: DEFINITION_SCOPE }],
    td: [
      { names: set('td th'), scope: set('table html template tr') },
      { names: set('caption'), scope: TABLE_SCOPE }
    ],
    th: [
      { names: set('td th'), scope: set('table html template tr') },
      { names: set('caption'), scope: TABLE_SCOPE }
    ],
    tr: [{ names: set('tr td th caption colgroup'), scope: TABLE_SCOPE }],
    a: [{ names: set('a'), scope: CELL_SCOPE }],
    button: [{ names: set('button'), scope: CELL_SCOPE }],
    option: [{ names: set('option'), scope: set('select optgroup datalist') }],
    optgroup: [{ names: set('option optgroup'), scope: set('select') }],
    body: [{ names: set('head'), scope: set('html') }]
  })
)
for (const name of BODIES)
  BY_NAME.set(name, [{ names: set('tbody thead tfoot tr td th caption colgroup'), scope: TABLE_SCOPE }])
for (const name of HEADINGS) BY_NAME.set(name, [P])

/** What a start tag of this name ends, in order. */
export function endsBefore(name: string): Ends[] {
  const own = BY_NAME.get(name)
  if (own) return CLOSES_P.has(name) && !HEADINGS.has(name) ? [...own, P] : own
  return CLOSES_P.has(name) ? [P] : []
}

/** A heading ends the heading it directly stands in. */
export const isHeading = (name: string): boolean => HEADINGS.has(name)

/** How far out an end tag looks for its start tag. */
export function scopeOfEnd(name: string): ReadonlySet<string> {
  if (name === 'table' || name === 'html' || name === 'body') return set('template')
  if (BODIES.has(name) || name === 'tr' || name === 'td' || name === 'th' || name === 'caption') return TABLE_SCOPE
  return CELL_SCOPE
}
