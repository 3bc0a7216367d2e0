import { describe, expect, it } from 'vitest'
import type { DesignerContext, DesignerEvent } from '../designer.ts'
import { loadModel } from '../reading/model/load.ts'
import { createEmail } from './create.ts'

const BRIEF =
  'Sale email for my candle shop Wick & Wax, 25% off all candles until Sunday with code GLOW25. Free shipping over $40. Make it cosy.'
const context = (more: Partial<DesignerContext> = {}): DesignerContext => ({
  signal: new AbortController().signal,
  seed: 7,
  today: new Date('2026-03-01'),
  siteUrl: 'https://mailwright.example',
  ...more
})

async function eventsOf(brief: string, more: Partial<DesignerContext> = {}): Promise<DesignerEvent[]> {
  return Array.fromAsync(createEmail(brief, context(more), loadModel()))
}

describe('an email from the offline designer', () => {
  it('comes section by section, announced, and ends with what is not in it', async () => {
    const events = await eventsOf(BRIEF)
    const [meta, theme, announced, first] = events
    expect(meta).toMatchObject({ operation: { op: 'meta', lang: 'en' } })
    expect(theme).toMatchObject({ operation: { op: 'theme' } })
    expect(announced).toMatchObject({
      type: 'progress',
      section: 1,
      label: expect.stringMatching(/^Making section 1 of \d: header$/)
    })
    expect(first).toMatchObject({ operation: { op: 'add', kind: 'header', content: { logo: 'Wick & Wax' } } })
    const added = events.filter(event => event.type === 'operation').length - 2
    expect(events.filter(({ type }) => type === 'progress')).toHaveLength(added)
    expect(events.at(-1)).toMatchObject({ type: 'unplaced' })
  })

  it('is the same for the same brief and seed', async () => {
    expect(await eventsOf(BRIEF)).toEqual(await eventsOf(BRIEF))
  })

  it('takes what the person corrected', async () => {
    const facts = [{ role: 'sender', value: 'Wickfold', state: 'corrected' } as const]
    expect(JSON.stringify(await eventsOf(BRIEF, { facts }))).toContain('"logo":"Wickfold"')
  })

  it('refuses another language, unless English is asked for', async () => {
    const german = 'Bitte eine Einladung zum Sommerfest der Bäckerei Krume am 12. Juli ab 15 Uhr im Hof, Eintritt frei.'
    await expect(eventsOf(german)).rejects.toMatchObject({ failure: 'language' })
    expect(await eventsOf(german, { language: 'en' })).not.toEqual([])
  })

  it('ends quietly when the reader has gone', async () => {
    const leaving = new AbortController()
    const seen: string[] = []
    for await (const { type } of createEmail(BRIEF, context({ signal: leaving.signal }), loadModel())) {
      seen.push(type)
      if (type === 'progress') leaving.abort()
    }
    expect(seen.filter(type => type === 'progress')).toHaveLength(1)
    expect(seen).not.toContain('unplaced')
  })

  it.each([
    '',
    '👋🎉',
    'asdf',
    '7'.repeat(2_000),
    '<script>alert(1)</script> **stars** [x](javascript:alert(1))',
    'https://a.example https://b.example'
  ])('makes something of %j', async brief => {
    const events = await eventsOf(brief, { language: 'en' })
    expect(events.filter(({ type }) => type === 'operation').length).toBeGreaterThan(3)
    expect(JSON.stringify(events)).not.toMatch(/"href":"javascript/)
  })
})
