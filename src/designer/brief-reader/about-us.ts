import type { Stretch } from './matter.ts'

const START = '(?:^|(?<=[.!?\\n] ?))'
const WE_HAVE = '(?:run|own|have|manage) (?:an?|the|our)'

/** What speaks of the writer or of the effect on readers, whatever else stands in the sentence. */
const FORMS: RegExp[] = [
  // I have a barber shop chain in Manchester and want to start a programme.
  new RegExp(
    `${START}(?:(?:my|our) [a-z]+ and )?i ${WE_HAVE} [^.\\n]{3,90}?,? (?:and|so) (?:i |we )?(?:want|need|would like|'d like) to (?!announce|tell|let|say|thank|invite)[^.\\n]*[.]`,
    'gim'
  ),
  // My daughter and I run a flower shop in Cape Town, Protea Lane.
  new RegExp(`${START}(?:my|our) [a-z]+ and i ${WE_HAVE} [^.,\\n]{3,60}(?:, \\p{Lu}[^.,\\n]*)?[.]`, 'gimu'),
  // We run a refer a friend programme at our yoga studio Still Harbour.
  new RegExp(
    `${START}(?:hi,? )?we run an? (?:refer|referral|loyalty|points|rewards?)[^.\\n]{3,60}?(?:programme|program|scheme)\\b[^.\\n]{0,120}[.]`,
    'gim'
  ),
  // Humour is welcome.
  new RegExp(
    `${START}(?:a bit of |some )?(?:humou?r|jokes|emojis?|puns) (?:is|are) (?:very )?(?:welcome|fine|ok|okay|allowed)\\b[^.;\\n]*[.]?`,
    'gim'
  ),
  // …, and we want them to feel proud.
  /(?:,? and|,|;)? (?:we|i)(?:'d)? (?:want|would like|like|hope) (?:them|people|readers|everyone|customers|guests|members)(?: all)? to feel\b[^.;\n]*/gi
]

/** Where a brief speaks of us alone: no news for readers, even where names and figures stand in it. */
export const aboutUsIn = (text: string): Stretch[] =>
  FORMS.flatMap(form =>
    [...text.matchAll(form)].map(({ 0: words, index }) => ({ at: index, end: index + words.length }))
  )
