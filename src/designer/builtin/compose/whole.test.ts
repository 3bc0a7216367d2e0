import { expect, it } from 'vitest'
import { isWhole } from './whole.ts'

it.each([
  'We open on 3 May.',
  'Bring a blanket.',
  '412 photos',
  'Free entry with drinks',
  'Who is it for?',
  'To reschedule, call us.'
])('%s can be said to a reader', words => expect(isWhole(words)).toBe(true))

it.each([
  'We are looking for an and',
  'Low Tide (Sumatra.',
  'Should feel like a postcard.',
  'In March.',
  'Saturday.',
  'I want it to be short.',
  'Reminding the shopper about the coat.',
  'People on my list are hobby painters.'
])('%s can not', words => expect(isWhole(words)).toBe(false))
