import { useState } from 'react'
import { hasColoursOf, moodsFor } from '../../../email/theme/moods.ts'
import type { Palette } from '../../../email/theme/palettes.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { EditorStores } from '../use-editor.ts'
import { Choices } from './Choices.tsx'
import { PartHead } from './PartHead.tsx'

/** How many stand there before all are asked for. */
const FIRST = 8

/** Colours and pairings that were made for each other, what suits the email first. */
export function Moods({ editor: { document, theming }, theme }: { editor: EditorStores; theme: Theme }) {
  const [moods] = useState(() => moodsFor(document.$email.get(), theme))
  const [isAll, setAll] = useState(false)
  return (
    <div className="theme-part">
      <PartHead name="Mood" count={moods.length} isAll={isAll} onAll={setAll} />
      <Choices
        label="Mood"
        className="moods"
        choices={(isAll ? moods : moods.slice(0, FIRST)).map(mood => ({
          id: mood.name,
          value: wishesOf(mood),
          content: <MoodTile mood={mood} />
        }))}
        chosen={moods.find(mood => hasColoursOf(theme, mood))?.name}
        onShow={theming.show}
        onChoose={theming.choose}
      />
    </div>
  )
}

/** Corners stay: they are chosen by themselves. */
const wishesOf = ({ brand, accent, canvas, surface, ink, heading, body }: Palette): Partial<Theme> => ({
  brand,
  accent,
  canvas,
  surface,
  ink,
  heading,
  body
})

function MoodTile({ mood: { name, brand, accent, canvas, surface } }: { mood: Palette }) {
  return (
    <>
      <span className="mood-colours">
        {[brand, accent, canvas, surface].map((colour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mood may have one colour twice, and never moves them
          <span key={at} style={{ background: colour }} />
        ))}
      </span>
      <span>{name}</span>
    </>
  )
}
