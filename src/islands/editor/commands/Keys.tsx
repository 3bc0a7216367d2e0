import { keyNames } from './keys.ts'

/** A shortcut as it is written on this person's keys. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keyNames(keys).map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
