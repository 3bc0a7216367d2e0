const WORDS: [string, RegExp][] = [
  ['en', /\b(?:the|and|for|with|our|you|your|is|are|of|to|we|that|this|from|an?|email|new|on|until|off|in)\b/gi],
  ['de', /\b(?:und|der|die|das|für|mit|wir|ist|sie|ein|eine|unsere[rnms]?|nicht|auf|zu|bis|vom|ihr|im|den)\b/gi],
  ['fr', /\b(?:et|les?|la|des|pour|avec|nous|vous|est|une?|notre|nos|votre|du|au|sur|dans|jusqu'au|jusqu)\b/gi],
  ['es', /\b(?:y|el|los?|las?|para|con|nosotros|es|una?|nuestr[oa]s?|del|en|hasta|su|que|al|por)\b/gi],
  ['it', /\b(?:e|il|gli|la|per|con|noi|è|una?|nostr[oaie]|del|della|fino|che|di|nel|al)\b/gi],
  ['pt', /\b(?:e|os?|as?|para|com|nós|é|uma?|nosso|nossa|do|da|até|que|em|no|na|ao)\b/gi],
  ['nl', /\b(?:en|de|het|een|voor|met|wij|is|onze?|van|tot|op|naar|niet|je|jullie|bij)\b/gi]
]
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu]
]

/** The language a brief is written in, by its script or its small words; English when nothing speaks against it. */
export function languageOf(text: string): string {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  const script = SCRIPTS.find(([, sign]) => (text.match(sign) ?? []).length > letters * 0.25)
  if (script) return script[0]
  const counts = WORDS.map(([lang, sign]) => ({ lang, count: (text.match(sign) ?? []).length }))
  const best = counts.reduce((a, b) => (b.count > a.count * 1.2 ? b : a))
  return best.count > 1 ? best.lang : 'en'
}

export const isRightToLeft = (lang: string): boolean => lang === 'ar' || lang === 'he'
