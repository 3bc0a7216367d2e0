import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noFacts } from '../../../compose/email-facts.ts'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { DesignerContext, DesignerEvent, Look, ModelCall } from '../../designer.ts'
import { openProvider, PATIENT, type Reply } from '../fixtures/provider-server.ts'
import { createModelDesigner } from '../model.ts'

const BRIEF = 'Sale email for Wick & Wax: 25% off all candles until Sunday.\nCode: GLOW25'
const FACTS = {
  ...noFacts('sale'),
  sender: { name: 'Wick & Wax' },
  offer: { what: '25% off all candles', until: 'Sunday', code: 'GLOW25' }
}
const GOOD = [
  '{"op":"meta","name":"Sale","subject":"Candles until Sunday"}',
  '{"op":"add","kind":"text","content":{"heading":"25% off all candles","text":"Until Sunday, at Wick & Wax."}}',
  '{"op":"add","kind":"footer","content":{"company":"Wick & Wax"}}'
]
const FIRST: Reply = { text: GOOD.join('\n') }
const CODE = '{"op":"add","kind":"coupon","content":{"heading":"Your code","code":"GLOW25"},"before":"s2"}'
const LEFT = ['“GLOW25” is not in the email.']
const WHOLE: Reply = { text: [...GOOD, CODE].join('\n') }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => void (await Promise.all(closing.splice(0).map(close => close()))))

interface Heard {
  operations: Operation[]
  unable: string[]
  labels: string[]
}

/** Makes an email of the brief with a model that gives these replies. */
async function make(replies: Reply[], asked: Partial<DesignerContext> = {}) {
  const provider = await openProvider('chat', replies)
  closing.push(provider.close)
  const place = { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, retryMs: 5 } as const
  const designer = createModelDesigner({ ...PATIENT, ...place, timeoutMs: 120_000 })
  const calls: ModelCall[] = []
  const context: DesignerContext = {
    signal: new AbortController().signal,
    seed: 1,
    today: new Date('2026-03-18'),
    siteUrl: 'https://mail.example',
    refine: 'facts',
    form: { facts: FACTS },
    onCall: call => calls.push(call),
    ...asked
  }
  const heard = await hear(designer.create(BRIEF, context))
  const { email, refused } = applyOperations(BLANK_EMAIL, heard.operations, { onRefusal: 'skip' })
  expect(refused).toEqual([])
  return { ...heard, email, calls, asked: provider.asked, prompt: lastPrompt(provider.asked) }
}

async function hear(events: AsyncIterable<DesignerEvent>): Promise<Heard> {
  const heard: Heard = { operations: [], unable: [], labels: [] }
  for await (const event of events) {
    if (event.type === 'operation') heard.operations.push(event.operation)
    if (event.type === 'unable') heard.unable.push(event.text)
    if (event.type === 'progress') heard.labels.push(event.label)
  }
  return heard
}

const lastPrompt = (asked: { body: { messages?: { content: unknown }[] } }[]): string =>
  JSON.stringify(asked.at(-1)?.body.messages?.at(-1)?.content ?? '')

describe('One round about what was found', () => {
  test('puts a missing fact in, and is counted as what it is', async () => {
    const { email, calls, unable, labels, prompt } = await make([FIRST, { text: CODE }])
    expect(email.html).toContain('GLOW25')
    expect(calls.map(({ purpose }) => purpose)).toEqual(['create', 'refine'])
    expect(unable).toEqual([])
    expect(labels.at(-1)).toBe('Putting in what is missing')
    expect(prompt).toContain('word for word where it belongs: GLOW25')
    expect(prompt).toContain('s1 text')
  })

  test('is not asked for where nothing was found, nor where rounds are off', async () => {
    expect((await make([WHOLE])).asked).toHaveLength(1)
    const { asked, unable, calls } = await make([FIRST], { refine: 'off' })
    expect(asked).toHaveLength(1)
    expect(calls).toHaveLength(1)
    expect(unable).toEqual(LEFT)
  })

  test.each([
    ['loses a fact', [CODE, '{"op":"set","ref":"s1.heading","value":"Candles"}']],
    ['invents a price', [CODE, '{"op":"set","ref":"s1.text","value":"Until Sunday, at Wick & Wax. Now £7."}']],
    ['takes a section away', [CODE, '{"op":"remove","ref":"s1"}']],
    ['changes what nobody asked about', ['{"op":"set","ref":"s1.text","value":"Until Sunday, at Wick & Wax. Hurry."}']]
  ])('is not taken where it %s', async (_, lines) => {
    const { operations, unable } = await make([FIRST, { text: lines.join('\n') }, { text: '' }])
    expect(operations).toHaveLength(GOOD.length)
    expect(unable).toEqual(LEFT)
  })

  test.each([
    ['breaks down', { status: 500 }],
    ['is refused for its key', { status: 401 }],
    ['breaks off', { text: CODE, breaks: true }],
    ['ends too early', { text: CODE, endsEarly: true }],
    ['is cut for its length', { text: CODE, finish: 'length' }],
    ['answers in words', { text: 'I would rather not.' }],
    ['answers nothing', { text: '' }],
    ['answers garbage', { text: '{"op":"add"}\n{{{{\n</html>' }],
    ['adds five thousand sections', { text: '{"op":"add","kind":"divider","content":{}}\n'.repeat(5_000) }]
  ] as [string, Reply][])('leaves the email as it was where it %s', async (_, reply) => {
    const { operations, unable } = await make([FIRST, reply])
    expect(operations).toHaveLength(GOOD.length)
    expect(unable).toEqual(LEFT)
  })

  test('has what is left of the time for all of the work', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    // Of the two minutes that all of the work has.
    const calls: ModelCall[] = []
    const takes = (seconds: number) => (call: ModelCall) => {
      calls.push(call)
      vi.advanceTimersByTime(seconds * 1_000)
    }
    const slow = await make([FIRST, { text: `${CODE}\n`, hangs: true }], { onCall: takes(117.9) })
    expect(slow.operations).toHaveLength(GOOD.length)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
    const late = await make([FIRST, { text: CODE }], { onCall: takes(118.1) })
    expect(late.asked).toHaveLength(1)
    expect(late.unable).toEqual(LEFT)
  })

  test('ends quietly with a caller who leaves', async () => {
    const caller = new AbortController()
    const onCall = () => caller.abort()
    const { asked, unable } = await make([FIRST, { text: CODE }], { signal: caller.signal, onCall })
    expect(asked).toHaveLength(1)
    expect(unable).toEqual([])
  })

  test('says what is left to be mended, a sentence a kind', async () => {
    const link =
      '{"op":"add","kind":"cta","content":{"heading":"Shop","button":{"label":"Shop","href":"https://invented.com"}}}'
    const { unable } = await make([{ text: [...GOOD, CODE, link].join('\n') }, { status: 500 }])
    expect(unable).toEqual([expect.stringContaining('leads to https://invented.com, which is not in your brief')])
  })
})

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const LOOK: Look = { pictures: [640, 390].map(width => ({ width, png: PNG })), width: 390 }
const BETTER = '{"op":"layout","ref":"s1","tone":"tint"}'
const vision = (look: () => Promise<Look | undefined>) => ({ refine: 'vision', look }) as const

describe('One round with pictures', () => {
  test('shows both widths and takes what the model changes', async () => {
    const { operations, prompt, calls, unable } = await make(
      [WHOLE, { text: BETTER }],
      vision(async () => LOOK)
    )
    expect(operations.at(-1)).toEqual({ op: 'layout', ref: 's1', tone: 'tint' })
    expect(prompt.match(/data:image\/png;base64,iVBORw==/g)).toHaveLength(2)
    expect(calls.map(({ purpose }) => purpose)).toEqual(['create', 'refine'])
    expect(calls[1]?.inputTokens).toBeLessThan(30_000)
    expect(unable).toEqual([])
  })

  test('comes after what was missing is put in', async () => {
    const { email, calls } = await make(
      [FIRST, { text: CODE }, { text: 'DONE' }],
      vision(async () => LOOK)
    )
    expect(calls).toHaveLength(3)
    expect(email.html).toContain('GLOW25')
  })

  test.each([
    ['no page is open', { refine: 'vision' } as const, [WHOLE], 'no open page could show it'],
    ['the page is late', vision(async () => undefined), [WHOLE], 'the page did not show it in time'],
    ['the model sees nothing', vision(async () => LOOK), [WHOLE, { status: 400 }], 'the model takes no pictures'],
    ['the model fails', vision(async () => LOOK), [WHOLE, { status: 401 }], 'the model did not answer']
  ] as [string, Partial<DesignerContext>, Reply[], string][])(
    'is left out and said where %s',
    async (_, context, replies, why) => {
      const { operations, unable } = await make(replies, context)
      expect(operations).toHaveLength(GOOD.length + 1)
      expect(unable).toEqual([expect.stringContaining(why)])
    }
  )

  test('is not taken where it loses a fact', async () => {
    const { operations } = await make(
      [WHOLE, { text: '{"op":"remove","ref":"s2"}' }, { text: '' }],
      vision(async () => LOOK)
    )
    expect(operations).toHaveLength(GOOD.length + 1)
  })

  test('tells what the page measured, and looks again whether it was mended', async () => {
    const looks = [{ ...LOOK, width: 470, widest: 1 }, LOOK]
    const first = await make(
      [WHOLE, { text: BETTER }],
      vision(async () => looks.shift())
    )
    expect(first.prompt).toContain('s1 needs about 470 px')
    expect(first.unable).toEqual([])
    const still = await make(
      [WHOLE, { text: BETTER }],
      vision(async () => ({ ...LOOK, width: 470, widest: 1 }))
    )
    expect(still.unable).toEqual([expect.stringContaining('wider than a phone')])
  })
})
