import type { Fact } from './brief.ts'
import { framed, type Named, namedIn } from './sender/candidates.ts'
import { hostAsName, spelledHost } from './sender/domain.ts'
import { FRAMES, type Frame, LOOSE_FRAMES, THING_FRAMES } from './sender/frames.ts'
import { personOf } from './sender/person.ts'
import { typedLow } from './sender/typed-low.ts'

/** Who sends the email, by the name it has in the brief; an address tells it when nothing else does. */
export function brandOf(text: string, facts: Fact[]): string | undefined {
  const named = namedIn(text)
  return (
    inFrames(FRAMES, named) ??
    typedLow(named.text) ??
    spelledHost(facts, named) ??
    personOf(named.text) ??
    inFrames(LOOSE_FRAMES, named) ??
    hostAsName(facts, named) ??
    inFrames(THING_FRAMES, named)
  )
}

/** The name in the surest frame that holds. */
function inFrames(frames: readonly Frame[], named: Named): string | undefined {
  for (const frame of frames) {
    const name = framed(frame, named)
    if (name) return name
  }
  return undefined
}
