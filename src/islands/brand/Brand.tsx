import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BrandAnswer } from '../../contract/brand.ts'
import { callJson } from '../../stores/api.ts'
import { createBrandStore } from '../../stores/brands/brands.ts'
import { createReading } from '../../stores/brands/reading.ts'
import { BrandFieldset } from './BrandFieldset.tsx'
import { BrandHead } from './BrandHead.tsx'
import { ByHand } from './ByHand.tsx'
import { Found } from './Found.tsx'
import { useLateParts } from './load-late.ts'
import { ReadBox, type ReadBoxProps } from './ReadBox.tsx'
import { Shows } from './Shows.tsx'
import { useUnsaved } from './use-unsaved.ts'

interface BrandProps {
  /** The account's brands, the default first. */
  brands: BrandAnswer[]
  /** Its newest emails. */
  emails: ReadBoxProps['emails']
}

/** The brands of an account: what they are made of on the left, what that does to an email on the right. */
export function Brand({ brands, emails }: BrandProps) {
  const [store] = useState(() => createBrandStore(brands, callJson))
  const [reading] = useState(() => createReading(callJson))
  useUnsaved(store)
  const [late, again] = useLateParts()
  const parts = late.state === 'loaded' ? late.value : undefined
  const id = useStore(store.$open)?.id
  return (
    <main id="main" className="panes brand">
      <div className="pane brand-fields">
        <BrandHead store={store} />
        <ReadBox reading={reading} emails={emails} late={parts} />
        <Found store={store} reading={reading} late={parts} />
        {id ? <BrandFieldset key={id} store={store} late={parts} /> : <ByHand store={store} />}
      </div>
      <Shows store={store} reading={reading} late={parts} onAgain={late.state === 'failed' ? again : undefined} />
    </main>
  )
}
