import { expect } from '@playwright/test'
import { CHAT } from './chat.ts'
import { CODE } from './code.ts'
import { KEYS } from './keys.ts'
import type { Session, SessionStep } from './session.ts'
import { TOOLS } from './tools.ts'
import { TYPING } from './typing.ts'

const STEPS: readonly SessionStep[] = [...TYPING, ...KEYS, ...TOOLS, ...CODE, ...CHAT]

/**
 * Does so many things at random. `said` gets the name of each before it is done. What is in the way of one, such as a dialog whose code
 * came late, is cleared away when it is tried again.
 */
export async function takeSteps(session: Session, count: number, said: string[]) {
  for (let at = 0; at < count; at += 1) {
    const step = session.random.weighed(STEPS)
    said.push(step.name)
    await expect(() => step.take(session)).toPass({ intervals: [0], timeout: 90_000 })
  }
}
