import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ButtonPart } from './ButtonPart.tsx'
import { ColoursPart } from './ColoursPart.tsx'
import { FooterPart } from './FooterPart.tsx'
import { LogoPart } from './LogoPart.tsx'
import type { PartProps } from './part-props.ts'
import { SenderPart } from './SenderPart.tsx'
import { TypePart } from './TypePart.tsx'
import { VoicePart } from './VoicePart.tsx'

/** All that the open brand is made of. */
export function BrandFieldset({ store, late }: Pick<PartProps, 'store' | 'late'>) {
  const [open, onOpen] = useState<string>()
  const brand = useStore(store.$open)
  if (!brand) return null
  const part = { store, brand, late, open, onOpen }
  return (
    <>
      <SenderPart {...part} />
      <LogoPart {...part} />
      <ColoursPart {...part} />
      <TypePart {...part} />
      <ButtonPart {...part} />
      <VoicePart {...part} />
      <FooterPart {...part} />
    </>
  )
}
