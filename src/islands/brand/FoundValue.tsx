import type { BrandAnswer } from '../../contract/brand.ts'
import { COLOUR_ROLES } from '../../email/brand/choices.ts'
import { type Pairing, pairingLabel } from '../../email/theme/pairings.ts'
import { Swatch } from './Swatch.tsx'
import { SHAPES } from './shapes.ts'

type Value = BrandAnswer['value']

/** Something that was found, as it is shown in a row. */
export function FoundValue({ path, part }: { path: string; part: unknown }) {
  if (path === 'logo') return <FoundLogo {...(part as Value['logo'])} />
  if (path === 'colours') return <FoundColours colours={part as Value['colours']} />
  return <>{wordsOf(path, part)}</>
}

function FoundLogo({ light, dark }: Value['logo']) {
  return <img className="brand-found-logo" data-ground={light ? 'light' : 'dark'} src={light ?? dark} alt="The logo" />
}

function FoundColours({ colours }: Pick<Value, 'colours'>) {
  const found = COLOUR_ROLES.flatMap(role => colours[role]?.value ?? [])
  return (
    <span className="brand-found-colours">
      {found.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two roles may have one colour, and none moves
        <Swatch key={at} colour={colour} />
      ))}
      <span className="only-spoken">{found.join(', ')}</span>
    </span>
  )
}

function wordsOf(path: string, part: unknown): string {
  if (path === 'type') return pairingLabel(part as Pairing)
  if (path === 'button') return SHAPES[part as keyof typeof SHAPES]
  if (!Array.isArray(part)) return String(part)
  return part.map(each => (typeof each === 'string' ? each : (each as { label: string }).label)).join(', ')
}
