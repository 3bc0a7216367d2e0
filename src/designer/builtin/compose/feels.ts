/** What a brief is about, and the words that palettes have for it. */
const FEELS: [RegExp, string][] = [
  [/\b(?:rivers?|lakes?|trees|forests?|wildlife|conservation|allotments?|garden(?:ing)?|plants?)\b/i, 'nature green'],
  [/\b(?:candles?|bath|spa|massage|aromatherapy)\b/i, 'soft calm home'],
  [/\b(?:residents?|council|tenants?|committee|society|association)\b/i, 'official civic plain'],
  [/\b(?:dentist|dental|clinic|doctor|medical|physio|pharmacy)\b/i, 'health clean'],
  [/\b(?:bread|buns?|cakes?|pastr(?:y|ies)|baker)\b/i, 'bakery food'],
  [/\b(?:menu|dishes|chef|meal|snacks?|kitchen)\b/i, 'food restaurant'],
  [/\b(?:make-?up|beauty|serum|botanicals?|salon)\b/i, 'skincare beauty'],
  [/\b(?:toys?|nursery|toddlers?|babies|baby)\b/i, 'kids baby sweet'],
  [/\b(?:primary school|pupils|parents)\b/i, 'school civic'],
  [/\b(?:running|runners?|spin|cyclists?|cycling|training|race)\b/i, 'sport fitness'],
  [/\b(?:hotel|lodge|resort|cottage|travel|trip)\b/i, 'hotel travel holiday'],
  [/\b(?:bride|weddings?|bridal|engagement)\b/i, 'wedding romantic'],
  [/\b(?:software|saas|app|dashboard|api|users)\b/i, 'software saas tech']
]

/** The words of a brief, and what its subject feels like. */
export function feelsOf(text: string): Set<string> {
  const meant = FEELS.filter(([sign]) => sign.test(text)).flatMap(([, words]) => words.split(' '))
  return new Set([...(text.toLowerCase().match(/[a-z]{3,}/g) ?? []), ...meant])
}
