import type { Kind } from '../compose/kinds.ts'
import type { TemplateAnswer } from './template.ts'

/** A finished email to begin with, as a list shows it. */
export interface StarterCard {
  id: string
  name: string
  kind: Kind
  /** One line of what it is for. */
  about: string
}

/** A finished email: what a template needs to become one. */
export interface StarterAnswer
  extends StarterCard,
    Pick<TemplateAnswer, 'html_value' | 'css_value' | 'subject' | 'preheader'> {}

/** Kinds of email that people look for in one place, in the order in which they are shown. */
export const STARTER_GROUPS: readonly { label: string; kinds: readonly Kind[] }[] = [
  { label: 'Selling', kinds: ['sale', 'launch', 'restock', 'cart', 'listing', 'referral', 'winback'] },
  { label: 'Orders', kinds: ['order', 'shipping', 'receipt', 'appointment', 'renewal', 'notice'] },
  { label: 'News', kinds: ['newsletter', 'announcement', 'event', 'job'] },
  { label: 'Asking', kinds: ['review', 'survey', 'volunteer', 'appeal'] },
  { label: 'Keeping in touch', kinds: ['welcome', 'letter', 'thanks', 'birthday', 'greeting'] }
]
