import { Search, Shuffle } from 'lucide-react'
import { useId, useState } from 'react'
import { sceneAsSvg } from '../../../email/scenes/as-svg.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { SCENES, type Scene } from '../../../email/theme/scenes.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { findScenes } from './find-scenes.ts'
import type { ChosenPicture } from './picture.ts'

interface DrawingListProps {
  current: string
  theme: Theme
  onChoose: (picture: ChosenPicture) => void
}

/** As every drawing of ours is, in px. */
const SIZE = { width: 1_200, height: 624 }
const LAST_VARIANT = 9

/** The drawings of the site in the email's colours, to be searched. */
export function DrawingList({ current, theme, onChoose }: DrawingListProps) {
  const [search, setSearch] = useState('')
  const [variant, setVariant] = useState(1)
  const scenes = findScenes(search)
  return (
    <>
      <div className="drawing-tools">
        <SearchField value={search} onChange={setSearch} />
        <Button onClick={() => setVariant((variant % LAST_VARIANT) + 1)}>
          <Icon of={Shuffle} size={16} />
          Draw them differently
        </Button>
      </div>
      <p className="only-spoken" role="status">
        {scenes.length === 1 ? '1 drawing' : `${scenes.length} drawings`}
      </p>
      {scenes.length === 0 && (
        <p className="drawing-none">No drawing like that. Try another word, such as “sea” or “gift”.</p>
      )}
      {search === '' && <OtherWays {...{ current, theme, onChoose }} />}
      <ul className="drawing-grid" aria-label="Drawings">
        {scenes.map(scene => (
          <Drawing
            key={scene.name}
            scene={scene}
            src={sceneUrl(scene.name, theme, variant)}
            {...{ current, onChoose }}
          />
        ))}
      </ul>
    </>
  )
}

/** The drawing that stands there now in each way that it can be drawn: other light, another view, left and right swapped. */
function OtherWays({ current, theme, onChoose }: DrawingListProps) {
  const name = /^\/media\/scenes\/([a-z-]+)\.png/.exec(current)?.[1]
  const scene = SCENES.find(each => each.name === name)
  if (!scene) return null
  return (
    <>
      <h3 className="drawing-ways">Other ways to draw this one</h3>
      <ul className="drawing-grid" aria-label="Other ways to draw this one">
        {Array.from({ length: LAST_VARIANT + 1 }, (_, variant) => {
          const src = sceneUrl(scene.name, theme, variant)
          return <Drawing key={src} {...{ scene, src, current, onChoose }} label={`Way ${variant + 1}`} />
        })}
      </ul>
      <h3 className="drawing-ways">All drawings</h3>
    </>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="drawing-search">
      <label className="only-spoken" htmlFor={id}>
        Search the drawings
      </label>
      <Icon of={Search} size={16} />
      <input
        id={id}
        className="input"
        type="search"
        placeholder="Search the drawings"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

function Drawing({
  scene,
  src,
  label = scene.about,
  current,
  onChoose
}: { scene: Scene; src: string; label?: string } & Pick<DrawingListProps, 'current' | 'onChoose'>) {
  return (
    <li className="drawing">
      <button
        type="button"
        className="picture-button"
        aria-pressed={src === current}
        onClick={() => onChoose({ src, alt: scene.about, ...SIZE })}
      >
        <img src={sceneAsSvg(src)} alt="" loading="lazy" decoding="async" draggable={false} {...SIZE} />
        <span>{label}</span>
      </button>
    </li>
  )
}
