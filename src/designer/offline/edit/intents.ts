import type { Model } from '../../reading/model/model-shape.ts'

/** What a wish of an instruction asks for, as `training/instructions` marks it. */
export const ACTIONS = [
  'text',
  'correct',
  'colour',
  'size',
  'font',
  'emphasis',
  'align',
  'spacing',
  'shape',
  'layout',
  'move',
  'swap',
  'image',
  'alt',
  'link',
  'add',
  'remove',
  'shorten',
  'lengthen',
  'voice',
  'rewrite',
  'undo',
  'again',
  'instead',
  'keep',
  'vague',
  'impossible',
  'question',
  'none'
] as const
export type Action = (typeof ACTIONS)[number]

/** What words inside a wish are for. */
export const MARKS = ['target', 'value', 'old', 'place', 'part', 'by'] as const
export type Mark = (typeof MARKS)[number]

/** What each word of an instruction asks for and is for. */
export type Decide = Model['instruction']
