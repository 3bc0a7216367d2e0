import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import type { OpenFact } from '../../../compose/change/listed-facts.ts'
import type { Facts } from '../../../stores/editor/facts/facts.ts'
import { FactInput } from './FactInput.tsx'

/** A fact that the email does not say yet: which one, then its words. */
export function AddFact({ facts }: { facts: Facts }) {
  const id = useId()
  const open = useStore(facts.$open)
  const [chosen, setChosen] = useState<OpenFact>()
  const menu = useRef<HTMLSelectElement>(null)
  const close = () => {
    setChosen(undefined)
    setTimeout(() => menu.current?.focus())
  }
  const keep = (words: string) => {
    const done = chosen && facts.change(chosen.path, words)
    if (done && !done.ok) return done.reason
    close()
    return undefined
  }
  if (open.length === 0) return null
  if (chosen)
    return <FactInput label={chosen.label} name={chosen.label} value="" isLong={false} onKeep={keep} onReturn={close} />
  return (
    <div className="said-add">
      <label className="small" htmlFor={id}>
        What it does not say yet
      </label>
      <select
        ref={menu}
        id={id}
        className="select"
        value=""
        onChange={({ target }) => setChosen(open.find(({ path }) => path === target.value))}
      >
        <option value="">Add a fact…</option>
        {open.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
