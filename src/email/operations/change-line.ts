export const ICONS = [
  'text',
  'colour',
  'move-up',
  'move-down',
  'add',
  'remove',
  'layout',
  'image',
  'code',
  'type'
] as const

/** One change in words, for the list under a reply: an icon's kind, a sentence, and chips for colours. */
export interface ChangeLine {
  icon: (typeof ICONS)[number]
  /** Plain text; the new value stands between `**`. */
  text: string
  /** CSS colours, before and after, shown as chips. */
  colours?: { from?: string; to: string }
}
