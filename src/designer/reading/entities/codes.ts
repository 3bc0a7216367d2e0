import { type Found, matches } from './found.ts'

/** A code stands after its word, or is made of capitals and digits as nothing else is. */
const NAMED_CODE =
  /\b[Cc](?:ode|oupon|ODE)\b(?: (?:is|word|to use|at checkout))?\s?[:=]?\s?["']?(?=[\p{Lu}\d-]{3}|[\p{L}]*\d)([\p{L}\d][\p{L}\d_-]{2,24})/gu
const LOOKS_LIKE_CODE =
  /(?<![\p{L}\d/@#._-])((?=[\p{Lu}\d-]*\d)(?=[\p{Lu}\d-]*\p{Lu}\p{Lu}\p{Lu})[\p{Lu}][\p{Lu}\d-]{3,20})(?![\p{L}\d@/_-])/gu
const USED_CODE = /\b(?:use|using|with|quote|enter|apply|type)\s["']?([\p{Lu}][\p{Lu}\d]{3,20})(?![\p{L}\d])/gu
/** The numbers of orders, bookings, invoices, parcels, jobs: after their word. */
const REFERENCE =
  /\b(?:order|booking|reservation|invoice|receipt|confirmation|tracking|parcel|consignment|ticket|job(?: slip)?|case|account|membership|policy|ref(?:erence)?|purchase|po|delivery|claim|slip|acc?t)\b\.?(?: (?:number|no|nr|num|id|code|is)\b\.?| #)?\s?[:=#]?\s?(#?(?=[\p{L}-]{0,8}\d)[\p{L}\d][\p{L}\d/-]{2,24}(?:\s\d{3,6}){0,3})(?![\p{L}%])/giu
const MERGE_TAG =
  /\{\{[^{}\n]{1,80}\}\}|\{%[^{}\n]{1,80}%\}|\*\|[A-Z_:\d]{1,40}\|\*|<%=?[^<>\n]{1,80}%>|%%[a-z_]{2,40}%%|\[(?:first|last|full|customer|guest)?[ _]?name\]|\{(?:first|last)?_?name\}/gi
const PERCENT = /(?<![\w.,])\d{1,3}(?:[.,]\d{1,2})?(?:\s?[–-]\s?\d{1,3})? ?(?:%|percent\b|per cent\b|p\.c\.)/gi

export const codesIn = (text: string): Found[] => [
  ...matches('merge-tag', text, MERGE_TAG),
  ...matches('percent', text, PERCENT),
  ...matches('reference', text, REFERENCE),
  ...matches('code', text, NAMED_CODE),
  ...matches('code', text, LOOKS_LIKE_CODE),
  ...matches('code', text, USED_CODE)
]
