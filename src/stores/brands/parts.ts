import type { BrandAnswer } from '../../contract/brand.ts'
import type { FoundBrand } from '../../email/brand/read-brand.ts'

/** What a person says of a brand. */
export type BrandFields = Pick<BrandAnswer, 'name' | 'value'>

/** What a brand is made of, in the order of its page: each is read, taken and changed as one. */
export const BRAND_PARTS = [
  { path: 'name', label: 'Name' },
  { path: 'sender', label: 'Sender name' },
  { path: 'trade', label: 'What you do' },
  { path: 'sites', label: 'Websites' },
  { path: 'logo', label: 'Logo' },
  { path: 'colours', label: 'Colours' },
  { path: 'type', label: 'Type' },
  { path: 'button', label: 'Button' },
  { path: 'voice', label: 'Voice' },
  { path: 'footer.company', label: 'Company' },
  { path: 'footer.address', label: 'Address' },
  { path: 'footer.links', label: 'Links' },
  { path: 'footer.reason', label: 'Reason' },
  { path: 'footer.social', label: 'Social networks' }
] as const

export type BrandPath = (typeof BRAND_PARTS)[number]['path']

type Tree = { [key: string]: unknown }

/** What a brand says in one place; nothing where it says nothing, be it an empty list. */
export function partAt(brand: FoundBrand, path: string): unknown {
  const part = path.split('.').reduce<unknown>((tree, key) => (tree as Tree | undefined)?.[key], brand)
  return isEmpty(part) ? undefined : part
}

const isEmpty = (part: unknown): boolean =>
  part === undefined || part === '' || (typeof part === 'object' && part !== null && Object.keys(part).length === 0)

/** The name among the rest, as readings have it. */
export const flat = ({ name, value }: BrandFields): FoundBrand => ({ ...value, name })

const BLANKS: Tree = { sites: [], logo: {}, colours: {}, voice: [], footer: {} }

/** The fields with something else in one place; nothing leaves it to the designer. A brand always has a name. */
export function withPart<Fields extends BrandFields>(fields: Fields, path: string, part: unknown): Fields {
  if (path === 'name') return typeof part === 'string' && part !== '' ? { ...fields, name: part } : fields
  return { ...fields, value: put(fields.value, path.split('.'), part ?? BLANKS[path]) }
}

function put<Value extends object>(tree: Value, [key = '', ...rest]: string[], part: unknown): Value {
  const inner = rest.length > 0 ? put({ ...((tree as Tree)[key] as object) }, rest, part) : part
  const { [key]: _, ...others } = tree as Tree
  return (inner === undefined ? others : { ...tree, [key]: inner }) as Value
}

const RULES = ['onlyColours', 'onlyType', 'logoOnTop', 'footerAtEnd', 'neverWords', 'alwaysSo', 'contrast']
const ALL_PATHS = [...BRAND_PARTS.map(({ path }) => path), ...RULES.map(rule => `rules.${rule}`)]

/** `theirs` with all that `mine` changed of `base`: of two people at one brand, each keeps what only they changed. */
export function merged(base: BrandFields, mine: BrandFields, theirs: BrandFields): BrandFields {
  const mineOf = (path: string) => partAt(flat(mine), path)
  const isMine = (path: string) => !isSame(mineOf(path), partAt(flat(base), path))
  return ALL_PATHS.filter(isMine).reduce((fields, path) => withPart(fields, path, mineOf(path)), theirs)
}

/** Do two values say the same? */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** Keys in one order: what comes from the server has them in its own. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )
