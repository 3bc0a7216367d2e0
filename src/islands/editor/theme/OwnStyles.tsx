import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { followTheme, ownStyles } from '../../../email/operations/own-styles.ts'
import { labelOf } from '../../../email/outline/find.ts'
import { Button } from '../../ui/Button.tsx'
import type { EditorStores } from '../use-editor.ts'
import { pointing } from './pointing.ts'
import { ownWords } from './theme-words.ts'

/** Parts that a theme does not reach, each outlined in the email when it is pointed at, and a way to let it reach them. */
export function OwnStyles({ editor: { document, selection, canvas } }: { editor: EditorStores }) {
  const email = useStore(document.$email)
  const own = useMemo(() => ownStyles(email), [email])
  if (own.length === 0) return null
  const parts = [...new Set(own.map(({ part }) => part))]
  const title = own.length === 1 ? '1 part uses the **Theme**' : `${own.length} parts use the **Theme**`
  return (
    <div className="theme-part">
      <div className="theme-own">
        <p>{ownWords(own)}</p>
        <Button
          size="bar"
          {...pointing(isPointed => document.tryOut(isPointed ? followTheme(email) : undefined))}
          onClick={() => document.perform(followTheme(email), { cause: 'theme', title })}
        >
          Use the theme
        </Button>
      </div>
      <ul className="theme-own-parts" aria-label="Parts with colours or fonts of their own">
        {parts.map(part => (
          <li key={part}>
            <button
              type="button"
              className="text-button"
              {...pointing(isPointed => selection.$hovered.set(isPointed ? part : undefined))}
              onClick={() => {
                selection.select(part)
                canvas.reveal(part)
              }}
            >
              {labelOf(email, part)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
