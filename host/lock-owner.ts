import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'

/** Who has a lock, as its file says. */
export interface Owner {
  pid: number
  /** When that process began, in the system's own words; a process id alone is used again. */
  began: string
  /** Where that process id means anything: a running system and, in it, a container. */
  place: string
  token: string
}

/** This process. Where the system does not say enough to prove it dead later, a lock of its own ends by silence alone. */
export function ownerHere(): Owner {
  return { pid: process.pid, began: beganOf(process.pid) ?? '', place: placeHere() ?? '', token: randomUUID() }
}

/** Reads a lock's file; nothing for one that was cut short, or holds something else. */
export function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, began, place, token } = JSON.parse(text) as Record<string, unknown>
    const texts = [began, place, token].every(each => typeof each === 'string' && each !== '')
    return texts && Number.isInteger(pid) && Number(pid) > 0 ? ({ pid, began, place, token } as Owner) : undefined
  } catch {
    return undefined
  }
}

/** Whether an owner is at work: only a process of this very place can be looked up, of others nothing is known. */
export function standingOf(owner: Owner | undefined): 'alive' | 'dead' | 'unknown' {
  if (!owner || owner.place !== placeHere()) return 'unknown'
  return beganOf(owner.pid) === owner.began ? 'alive' : 'dead'
}

/** The boot of this system and the namespace of its process ids: containers of one host have the first in common, not the second. */
function placeHere(): string | undefined {
  try {
    if (process.platform === 'darwin') return run('sysctl', ['-n', 'kern.bootsessionuuid'])
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}

/** Linux says it in /proc, macOS through `ps`; nothing for a process that is not there. */
function beganOf(pid: number): string | undefined {
  try {
    if (process.platform === 'darwin') return run('ps', ['-o', 'lstart=', '-p', String(pid)]) || undefined
    // The 22nd field; the second, the program's name in brackets, may hold spaces itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    // A killed process whose parent has not noticed yet (Z) holds nothing any more.
    return fields?.[0] === 'Z' ? undefined : fields?.[19]
  } catch {
    return undefined
  }
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
}
