import type { ListedEntry, ListedField } from '../../../compose/change/listed-facts.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Facts } from '../../../stores/editor/facts/facts.ts'
import { FactValue } from './FactValue.tsx'

interface FactFieldProps {
  field: ListedField
  facts: Facts
  document: EmailDocument
}

/** A field of the facts with its values, entry by entry. */
export function FactField({ field: { label, entries }, facts, document }: FactFieldProps) {
  // A field that is one line has its name there.
  const isLine = entries.every(({ values }) => values.every(value => value.label === label))
  return (
    <section className="said-field" aria-label={label}>
      {!isLine && <h3>{label}</h3>}
      {entries.map(entry => (
        <Entry key={entry.key} entry={entry} facts={facts} document={document} />
      ))}
    </section>
  )
}

function Entry({ entry: { name, values }, facts, document }: { entry: ListedEntry } & Omit<FactFieldProps, 'field'>) {
  return (
    <ul className="said-entry" aria-label={name}>
      {values.map(value => (
        <FactValue key={value.path} fact={value} within={name} facts={facts} document={document} />
      ))}
    </ul>
  )
}
