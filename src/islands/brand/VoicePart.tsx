import { MOST_VOICE_WORDS } from '../../email/brand/choices.ts'
import { lineUpTo } from '../../stores/brands/checks.ts'
import { BrandPart } from './BrandPart.tsx'
import type { PartProps } from './part-props.ts'
import { RulesOf } from './RulesOf.tsx'
import { WordList } from './WordList.tsx'
import { writePart } from './write-part.ts'

/** How the brand speaks. */
export function VoicePart({ store, brand, late, ...opening }: PartProps) {
  const { voice } = brand.value
  return (
    <BrandPart id="voice" name="Voice" summary={voice.join(', ')} aside="Words the designer keeps to" {...opening}>
      <WordList
        label="Words of its voice"
        one="Word"
        words={voice}
        most={MOST_VOICE_WORDS}
        check={lineUpTo(30, 'a word of the voice')}
        placeholder="unhurried"
        onChange={words => writePart(store, 'voice', words)}
      />
      <RulesOf store={store} brand={brand} late={late} place="voice" isInline />
    </BrandPart>
  )
}
