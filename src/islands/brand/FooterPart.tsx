import { addressOf, checkAddress, lineUpTo } from '../../stores/brands/checks.ts'
import { BrandPart } from './BrandPart.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import type { PartProps } from './part-props.ts'
import { RulesOf } from './RulesOf.tsx'
import { TypedField } from './TypedField.tsx'
import { WordList } from './WordList.tsx'
import { writePart } from './write-part.ts'

const MOST_SOCIAL = 8

/** What stands at the end of every email of the brand. */
export function FooterPart({ store, brand, late, ...opening }: PartProps) {
  const { company = '', address = '', reason = '', links = [], social = [] } = brand.value.footer
  const write = (path: string) => (text: string) => writePart(store, `footer.${path}`, text)
  return (
    <BrandPart id="footer" name="Footer" summary={address || company} {...opening}>
      <div className="form">
        <TypedField
          label="Company"
          value={company}
          placeholder="Tidewater Pottery Ltd"
          check={lineUpTo(120, 'the company')}
          onWrite={write('company')}
        />
        <TypedField
          label="Address"
          value={address}
          placeholder="The Old Sail Loft, Quay Street, Porthleven TR13"
          hint="Where mail reaches you: the law of most countries asks for it."
          check={lineUpTo(300, 'the address')}
          onWrite={write('address')}
        />
        <TypedField
          label="Why readers get it"
          value={reason}
          placeholder="You joined the list in our shop."
          check={lineUpTo(200, 'the reason')}
          onWrite={write('reason')}
        />
        <FooterLinks links={links} onChange={next => writePart(store, 'footer.links', next)} />
        <div className="field">
          <span className="field-label">Social networks</span>
          <WordList
            label="Social networks"
            one="Network"
            words={social}
            most={MOST_SOCIAL}
            check={checkAddress}
            kept={text => (text.trim() ? addressOf(text) : '')}
            placeholder="instagram.com/tidewaterpots"
            onChange={next => writePart(store, 'footer.social', next)}
          />
        </div>
      </div>
      <RulesOf store={store} brand={brand} late={late} place="footer" isInline />
    </BrandPart>
  )
}
