import { checkName, checkSite, lineUpTo, siteOf } from '../../stores/brands/checks.ts'
import { BrandPart } from './BrandPart.tsx'
import type { PartProps } from './part-props.ts'
import { TypedField } from './TypedField.tsx'
import { WordList } from './WordList.tsx'
import { writePart } from './write-part.ts'

const MOST_SITES = 10

/** Who the brand is: its name, whom emails are from, what they do and where they are found. */
export function SenderPart({ store, brand: { name, value }, late: _, ...opening }: PartProps) {
  const write = (path: string) => (text: string) => writePart(store, path, text)
  return (
    <BrandPart id="sender" name="Sender" summary={value.sender ?? name} {...opening}>
      <div className="form">
        <div className="form-row">
          <TypedField id="brand-name" label="Name" value={name} check={checkName} onWrite={write('name')} />
          <TypedField
            id="brand-sender"
            label="Sender name"
            value={value.sender ?? ''}
            placeholder={name}
            check={lineUpTo(80, 'the sender’s name')}
            onWrite={write('sender')}
          />
        </div>
        <TypedField
          label="What you do"
          value={value.trade ?? ''}
          placeholder="Stoneware from the harbour"
          hint="A few words; they stand under the name in some emails, and lead to pictures that fit."
          check={lineUpTo(80, 'this')}
          onWrite={write('trade')}
        />
        <div className="field">
          <span className="field-label">Websites</span>
          <WordList
            label="Websites"
            one="Website"
            words={value.sites}
            most={MOST_SITES}
            check={checkSite}
            kept={siteOf}
            placeholder="tidewater.example"
            onChange={sites => writePart(store, 'sites', sites)}
          />
        </div>
      </div>
    </BrandPart>
  )
}
