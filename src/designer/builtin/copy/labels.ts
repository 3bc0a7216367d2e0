import { isImperative } from '../../brief/clauses.ts'
import { capitalise, trimEnds, wordCount } from '../../brief/words.ts'
import type { Brief, Statement } from '../../brief.ts'

const STOP =
  /\s+(?:at|on|with|by|from|before|until|using|so|and|if|when|in|for (?:the|a|your)|to (?:get|see|find|learn))\s.*$/i

/** The sentence of the brief that tells the reader what to do, as a button: "Preorder at crumbandco.com" → "Preorder". */
export function imperativeLabel({ statements, link }: Brief): { label: string; statement: Statement } | undefined {
  const candidates = statements.filter(({ text, form }) => form === 'sentence' && isImperative(text))
  const linked =
    candidates.find(({ text }) => link && text.includes(link)) ?? candidates.find(({ text }) => wordCount(text) <= 9)
  if (!linked) return undefined
  const address = link ? linked.text.replace(link, '') : linked.text
  const label = trimEnds(
    address
      .replace(/^please\s+/i, '')
      .replace(/[,;:–].*$/, '')
      .replace(STOP, '')
      .replace(/\s+(?:at|on|to|via|here|through|using)\s*[.]*$/i, '')
  )
  return label.length >= 3 &&
    label.length <= 26 &&
    !/^(?:let|tell|get|give|keep|bring|stop|ask|find|help|come|check|use|show|plan)$/i.test(label) &&
    wordCount(label) <= 4 &&
    !/\d/.test(label)
    ? { label: capitalise(label), statement: linked }
    : undefined
}
