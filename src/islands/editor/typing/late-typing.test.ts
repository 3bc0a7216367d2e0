import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { createLateTyping } from './late-typing.ts'

const began = vi.hoisted(() => vi.fn())
vi.mock('./typing.ts', () => ({ createTyping: () => ({ begin: began }) }))

test('of two texts pressed before the code of typing has come, the second is typed in', async () => {
  const selection = { $hovered: atom(), $selected: atom(), $typing: atom(false) } as unknown as Selection
  const typing = createLateTyping({} as EmailDocument, selection, {} as Canvas)
  typing.begin('e0', { x: 1, y: 1 })
  typing.begin('e1', { x: 2, y: 2 })
  await vi.waitUntil(() => began.mock.calls.length > 0)
  expect(began.mock.calls).toEqual([['e1', { x: 2, y: 2 }]])
})
