import { type Brief, factsOf, isOnAccount, TRANSACTIONAL } from '../../../brief-reader/brief.ts'
import { toReader } from '../../../brief-reader/people.ts'
import { capitalise, sentence } from '../../../brief-reader/tidy.ts'
import { dateWords } from '../words.ts'
import { made, type Part } from './part.ts'

/** The main button once more, for those who read to the end. */
export const closing: Part = material => {
  const { brief, copy } = material
  if (!copy.closing || !material.button) return undefined
  const told = brief.deadline && copy.closing.includes(dateWords(brief.deadline))
  const when =
    brief.deadline && brief.offer && !told && /winback|launch|cart/.test(brief.kind)
      ? `Until ${dateWords(brief.deadline)}.`
      : undefined
  return made('cta', { heading: copy.closing, ...(when && { text: when }), button: material.button })
}

/** Where to turn, for mail about an order or an account; elsewhere when the brief names an address. */
export const help: Part = ({ brief, brand, said }) => {
  const mail = factsOf(brief, 'email')[0]
  const phone = factsOf(brief, 'phone')[0]
  if (!(TRANSACTIONAL.has(brief.kind) || mail || phone)) return undefined
  const own = [mail, phone].filter(way => way !== undefined)
  const isSaid = own.length > 0 && own.every(way => said.some(words => words.includes(way)))
  if (isSaid && !/order|shipping|receipt/.test(brief.kind)) return undefined
  const ways = [
    mail && `write to [${mail}](mailto:${mail})`,
    phone && `call [${phone}](tel:${phone.replace(/[^\d+]/g, '')})`
  ].filter(Boolean)
  const isOrder = TRANSACTIONAL.has(brief.kind) && !/notice|appointment/.test(brief.kind)
  const isOne = !isOrder && brief.statements.some(words => /\b(?:I|I'm|my)\b/.test(words))
  const who = brand && !isOne ? brand : isOne ? 'I' : 'we'
  return made('text', {
    heading: isOrder ? 'Is something not right?' : 'Questions?',
    text:
      ways.length > 0
        ? `${capitalise(ways.join(' or '))}, and ${who} will help.`
        : isOrder
          ? `Reply to this email, and ${who} will look into it.`
          : `Reply to this email: ${isOne ? 'I am' : 'we are'} glad to help.`
  })
}

/** "People who joined our waiting list" get it because they joined it. */
function reasonOf({ audience }: Brief): string | undefined {
  const did =
    /\b(?:who|that)\s+(?:have |has |had |just |recently )*((?:joined|signed up|subscribed|bought|ordered|registered|booked|donated|purchased|attended|stayed|visited)\b.*)$/i.exec(
      audience ?? ''
    )?.[1]
  return did && did.length < 90 && !/\b(?:at|of|from|with|to|for|in|on|by|the|our)[?!.,;]*$/i.test(did)
    ? sentence(`You are getting this because you ${toReader(did).replace(/[?!.,;]+$/, '')}`)
    : undefined
}

/** Why somebody gets a message that nobody signs up for: by what it is about. */
function serviceOf(brief: Brief): string {
  const about: Partial<Record<Brief['kind'], string>> = {
    appointment: 'appointment',
    order: 'order',
    shipping: 'order',
    receipt: 'payment'
  }
  if (brief.kind === 'appointment' && /\b(?:due|overdue|to book)\b/i.test(brief.source))
    return 'This is a reminder, sent once.'
  if (!isOnAccount(brief)) return 'This is a service message, sent once.'
  return `This is a message about your ${about[brief.kind] ?? 'account'}, sent once.`
}

export const footer: Part = ({ brief, brand }) => {
  const transactional = TRANSACTIONAL.has(brief.kind)
  return made('footer', {
    company: brand ?? '{{company_name}}',
    address: brief.address ?? '{{company_address}}',
    text: transactional
      ? serviceOf(brief)
      : (reasonOf(brief) ?? 'You are getting this because you asked to hear from us.'),
    ...(!transactional && { unsubscribe: { label: 'Unsubscribe', href: '{{unsubscribe_url}}' } })
  })
}
