/** Briefs for thank-you mails: whom the words are said to, and who signs them. */
export const thanksSaid = (brief: string): string => {
  if (!IS_THANKS.test(brief)) return brief
  const said = brief.replace(/\b(because of|thanks to) them\b/gi, '$1 you')
  const [, words = '', role = '', name = ''] = FROM_HEAD.exec(said) ?? []
  return /^\p{Lu}/u.test(name)
    ? `${said.replace(words, '').replace(/[.\s]+$/, '')}. Signed by ${name}, ${role.toLowerCase()}.`
    : said
}

const IS_THANKS = /^.{0,40}\bthank/is

/** "from me, the founder (Ines)", "from our director, Paula Reyes,": who signs, amid the request. */
const FROM_HEAD =
  /^[^.\n]{0,120}?(,? from (?:me,? )?(?:the |our )((?:co-)?founder|owner|director|ceo|chair(?:man|woman|person)?|head ?teacher|principal|manager|editor|(?:head )?chef|coach|president|captain|secretary),? \(?(\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)?)\)?(?:,(?= to | for )|(?=[,.\n]| to | for |$)))/iu
