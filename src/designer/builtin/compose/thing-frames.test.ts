import { expect, test } from 'vitest'
import type { Kind } from '../../brief-reader/brief.ts'
import { framedThing } from './thing-frames.ts'

test.each<[Kind, string, string | undefined]>([
  ['restock', 'Back in stock: the Harlow tote bag in tan', 'Harlow tote bag in tan'],
  [
    'launch',
    'Announce our online course, Watercolour Botanicals with Ingrid Vale. 8 lessons.',
    'Watercolour Botanicals with Ingrid Vale'
  ],
  ['launch', 'Diwali gift guide for our sweet shop', 'Diwali gift guide'],
  ['launch', 'Pre-order our new cookbook, out 3 October', 'cookbook'],
  ['event', 'webinar for small businesses about GST filing changes on 9 Dec', 'webinar on GST filing changes'],
  [
    'event',
    "an invitation to the annual alumni dinner of St. Xavier's College, Pune.",
    "annual alumni dinner of St. Xavier's College"
  ],
  ['announcement', 'want to tell people about the November box, with a Cornish yarg', 'November box'],
  ['announcement', 'We moved.', undefined]
])('names the thing of a %s: %s', (kind, text, thing) =>
  expect(framedThing({ kind, source: text, pairs: [] })).toBe(thing)
)
