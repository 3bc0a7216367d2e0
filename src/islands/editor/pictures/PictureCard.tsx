import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AssetAnswer } from '../../../contract/asset.ts'
import { Icon } from '../../ui/Icon.tsx'
import { fileWords } from './file-words.ts'

interface PictureCardProps {
  asset: AssetAnswer
  /** It stands in the email now. */
  isCurrent: boolean
  onChoose: () => void
  onRemove: () => void
}

/** A picture of the library: a button that chooses it, its name and size, and a button that deletes it. */
export function PictureCard({ asset, isCurrent, onChoose, onRemove }: PictureCardProps) {
  const [fails, setFails] = useState(false)
  return (
    <li className="picture-card">
      <button
        type="button"
        className="picture-button"
        aria-label={`Use ${asset.name}`}
        aria-pressed={isCurrent}
        onClick={onChoose}
      >
        {fails ? (
          <span className="picture-missing">This picture does not load</span>
        ) : (
          <img src={asset.url} alt="" loading="lazy" decoding="async" onError={() => setFails(true)} />
        )}
      </button>
      <div className="picture-card-foot">
        <p>
          <b className="truncate-line" title={asset.name}>
            {asset.name}
          </b>
          <span className="small tabular">{fileWords(asset)}</span>
        </p>
        <button type="button" className="plain-button" aria-label={`Delete ${asset.name}`} onClick={onRemove}>
          <Icon of={Trash2} size={16} />
        </button>
      </div>
    </li>
  )
}
