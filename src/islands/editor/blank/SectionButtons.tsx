import { Image, LayoutGrid, type LucideIcon, Type, TypeOutline } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

const KINDS: { kind: string; label: string; icon: LucideIcon }[] = [
  { kind: 'header', label: 'Header', icon: Type },
  { kind: 'hero', label: 'Hero', icon: Image },
  { kind: 'text', label: 'Text', icon: TypeOutline },
  { kind: 'products', label: 'Products', icon: LayoutGrid }
]

/** The kinds that most emails begin with, and the way to all of them. */
export function SectionButtons({ onAdd }: { onAdd: (kind?: string) => void }) {
  return (
    <section className="blank-part" aria-labelledby="blank-section">
      <h3 id="blank-section">A section</h3>
      <div className="blank-row">
        {KINDS.map(({ kind, label, icon }) => (
          <button key={kind} type="button" className="btn btn-bar btn-secondary" onClick={() => onAdd(kind)}>
            <Icon of={icon} size={16} />
            {label}
          </button>
        ))}
        <button type="button" className="btn btn-bar btn-secondary" onClick={() => onAdd()}>
          All kinds
        </button>
      </div>
    </section>
  )
}
