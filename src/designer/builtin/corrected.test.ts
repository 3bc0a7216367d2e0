import { expect, test } from 'vitest'
import { correctedBrief } from './corrected.ts'

const BRIEF = 'Spring sale at Tidewater: 20% off until Sunday, like last year'
const span = (words: string) => ({ at: BRIEF.indexOf(words), length: words.length })

test('a brief that nobody corrected is the brief', () =>
  expect(correctedBrief(BRIEF, [{ role: 'sender', value: 'Tidewater', span: span('Tidewater'), state: 'read' }])).toBe(
    BRIEF
  ))

test('corrected words stand where the old ones stood, dismissed ones nowhere, added ones and the kind on lines of their own', () =>
  expect(
    correctedBrief(BRIEF, [
      { role: 'deadline', value: 'Monday', span: span('Sunday'), state: 'corrected' },
      { role: 'offer', value: '25% off', span: span('20% off'), state: 'corrected' },
      { role: 'style', value: 'like last year', span: span(', like last year'), state: 'dismissed' },
      { role: 'kind', value: 'launch', state: 'corrected' },
      { role: 'code', value: 'SPRING', state: 'added' }
    ])
  ).toBe('launch email.\nSpring sale at Tidewater: 25% off until Monday\nCode: SPRING'))
