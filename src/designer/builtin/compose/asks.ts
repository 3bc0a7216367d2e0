import { type Brief, KINDS, type Kind } from '../../brief-reader/brief.ts'
import type { Deed } from '../../brief-reader/deeds.ts'

interface Need extends Deed {
  sign: RegExp
  /** Kinds that have a button of their own which says it better. */
  not?: Kind[]
}

/** What a brief is after when it does not say what to press, by what it speaks of; the first that holds counts. */
const NEEDS: Need[] = [
  {
    sign: /^.{0,120}\b(?:booking confirm\w+|booking (?:is|has been)? ?confirmed|(?:test|visit|session|appointment) booking|(?:has|have) (?:just )?booked)\b/is,
    label: 'View my booking',
    tag: 'booking_url',
    not: ['survey', 'review']
  },
  {
    sign: /\b(?:hiring|job opening|vacanc(?:y|ies)|we(?:'re| are) (?:recruiting|looking for an? (?!new home)[\w -]{3,30} to join))\b/i,
    label: 'Apply now',
    tag: 'apply_url',
    not: ['newsletter']
  },
  {
    sign: /\bvolunteers? (?:needed|wanted)|\b(?:need|looking for|recruit\w*|seeking)\b[^.\n]{0,24}\bvolunteers\b|\bvolunteer recruitment/i,
    label: 'Sign up',
    tag: 'signup_url',
    not: ['newsletter', 'thanks']
  },
  {
    sign: /\b(?:fundrais(?:er|ing)|donation|year-end|charity) appeal\b|\bappeal for (?:donations|funds)/i,
    label: 'Give now',
    tag: 'donate_url'
  },
  {
    sign: /^.{0,60}\b(?:membership renewal|renew (?:before|by|your|their|now|online)|renewal offer)\b/is,
    label: 'Renew now',
    tag: 'renewal_url'
  },
  {
    sign: /\b(?:pre-?orders? (?:open|our|the|are open|now)|pre-order email|doing pre-?orders)\b/i,
    label: 'Pre-order now',
    tag: 'product_url',
    not: ['cart', 'order', 'shipping', 'receipt']
  },
  {
    sign: /^.{0,80}\b(?:new|latest) (?:podcast )?episode\b|^.{0,30}\bpodcast\b/is,
    label: 'Listen now',
    tag: 'episode_url',
    not: ['newsletter', 'survey', 'review']
  },
  {
    sign: /\b(?:early bird|day|weekend|season) (?:[\w-]+ )?(?:pass|ticket)(?:es|s)?\b/i,
    label: 'Get tickets',
    tag: 'ticket_url',
    not: ['winback', 'receipt', 'order', 'notice', 'referral', 'birthday', 'review']
  },
  {
    sign: /\b(?:[a-z]+ )?collection\b.*[£$€₹]\s?\d/is,
    label: 'Shop the collection',
    tag: 'shop_url',
    not: KINDS.filter(kind => !/announcement|launch/.test(kind))
  }
]

/** The deed that a brief calls for without naming it, such as `Apply now` for a vacancy. */
export const needOf = ({ kind, text }: Brief): Deed | undefined =>
  NEEDS.find(({ sign, not }) => !not?.includes(kind) && sign.test(text))
