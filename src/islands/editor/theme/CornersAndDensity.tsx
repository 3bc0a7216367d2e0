import type { Theme } from '../../../email/theme/theme.ts'
import type { Theming } from '../../../stores/editor/theming.ts'
import { Choices } from './Choices.tsx'

const CORNERS = [
  { value: 'square', label: 'Square' },
  { value: 'soft', label: 'Soft' },
  { value: 'round', label: 'Round' }
] as const

const DENSITIES = [
  { value: 'compact', label: 'Tight' },
  { value: 'regular', label: 'Even' },
  { value: 'airy', label: 'Airy' }
] as const

/** How corners are cut, and how much room there is between things. */
export function CornersAndDensity({ theming, theme }: { theming: Theming; theme: Theme }) {
  return (
    <div className="theme-part theme-segments">
      <div>
        <h3>Corners</h3>
        <WordSegments label="Corners" options={CORNERS} name="corner" {...{ theming, theme }} />
      </div>
      <div>
        <h3>Density</h3>
        <WordSegments label="Density" options={DENSITIES} name="density" {...{ theming, theme }} />
      </div>
    </div>
  )
}

interface WordSegmentsProps<Name extends 'corner' | 'density'> {
  label: string
  name: Name
  options: readonly { value: Theme[Name]; label: string }[]
  theming: Theming
  theme: Theme
}

function WordSegments<Name extends 'corner' | 'density'>({
  label,
  name,
  options,
  theming,
  theme
}: WordSegmentsProps<Name>) {
  return (
    <Choices
      label={label}
      className="word-segments"
      choices={options.map(option => ({ id: option.value, value: option.value, content: option.label }))}
      chosen={theme[name]}
      onShow={value => theming.show(value === undefined ? undefined : { [name]: value })}
      onChoose={value => theming.choose({ [name]: value })}
    />
  )
}
