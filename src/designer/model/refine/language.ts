import type { EmailSource } from '../../../email/email.ts'
import { isSureLanguage, languageOf } from '../../reading/language.ts'
import type { Finding } from './finding.ts'
import type { Material } from './material.ts'

/** Fewer words are too few to tell by. */
const FEWEST_WORDS = 25
/** Languages that are so near each other that a short text may be taken for the next. */
const NEAR = ['da no nb nn sv', 'hr sr bs sl bg mk', 'cs sk', 'ms id', 'es pt ca gl', 'ru uk bg', 'hi ne mr'].map(
  tags => tags.split(' ')
)

/** An email in another language than was asked for, and one that names another than it has. */
export async function languageFindings(
  email: EmailSource,
  text: string,
  { language, text: brief }: Material
): Promise<Finding[]> {
  const words = text.replace(/\{\{[^}]*\}\}|\(?https?:\/\/\S+/g, ' ').trim()
  if (words.split(/\s+/).length < FEWEST_WORDS) return []
  const written = await languageOf(words)
  if (!isSureLanguage(written)) return []
  const { tag } = written
  const isAsked = language === undefined || isNear(tag, language) || names(brief, tag) || namesAnother(brief, language)
  return [
    ...(isAsked ? [] : [otherThan(language, tag)]),
    ...(isAsked && !isNear(tag, email.lang) ? [misnamed(tag, email.lang)] : [])
  ]
}

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? tag

const isNear = (one: string, other: string): boolean => {
  const [a, b] = [primary(one), primary(other)]
  return a === b || NEAR.some(tags => tags.includes(a) && tags.includes(b))
}

const nameOf = (tag: string, within = 'en'): string =>
  new Intl.DisplayNames(within, { type: 'language', fallback: 'code' }).of(tag) ?? tag

/** Does a brief name a language, in English or in that language itself? */
const names = (brief: string, tag: string): boolean =>
  [nameOf(tag), nameOf(tag, tag)].some(name => brief.toLowerCase().includes(name.toLowerCase()))

/** Languages that a brief in another may ask for. */
const ASKED = 'en de fr es it pt nl pl sv da no fi cs tr ru uk ar he hi ja ko zh'.split(' ')

/** Whoever asks for a language in another one is not misunderstood here. */
const namesAnother = (brief: string, own: string): boolean => ASKED.some(tag => !isNear(tag, own) && names(brief, tag))

const otherThan = (asked: string, tag: string): Finding => ({
  kind: 'language',
  reason: `The email is in ${nameOf(tag)} and is to be in ${nameOf(asked)}. Write every text, label, alternative text, subject and preheader in ${nameOf(asked)}, and set "lang":"${asked}".`,
  plain: `The email is in ${nameOf(tag)}, not in ${nameOf(asked)}. Ask for a translation in the chat.`
})

const misnamed = (tag: string, lang: string): Finding => ({
  kind: 'language',
  reason: `The email is in ${nameOf(tag)}, and its "lang" is "${lang}". Set it with meta.`,
  plain: `The email is in ${nameOf(tag)}, but says that it is in ${nameOf(lang)}: readers' programs may offer to translate it.`
})
