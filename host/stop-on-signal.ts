import { giveUp } from './environment.ts'

/** A terminal tells every process of a command, and npm and a starting script pass it on: within this time they mean one stop. */
const ONE_STOP_MS = 1_000

interface Ending {
  /** Milliseconds, from whenever. */
  clock?: () => number
  exit?: (code: number) => void
}

/** Stops in good order when the process is told to, and ends at once when it is told again. The first process of a container has no other way to end. */
export function stopOnSignal(
  stop: () => Promise<void>,
  { clock = () => performance.now(), exit = process.exit }: Ending = {}
) {
  let began: number | undefined
  const onSignal = () => {
    if (began !== undefined) return clock() - began < ONE_STOP_MS ? undefined : exit(1)
    began = clock()
    console.log('\nStopping…')
    stop().then(() => exit(0), giveUp)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
