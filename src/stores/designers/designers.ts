import { atom, map } from 'nanostores'
import type { z } from 'zod'
import type {
  ChooseDesigner,
  ConnectDesigner,
  DesignerKind,
  DesignersAnswer,
  Limit,
  TestAnswer,
  TestDesigner
} from '../../contract/designer.ts'
import { ApiError, type Call } from '../api.ts'

type Choice = z.infer<typeof ChooseDesigner>
type SendJson = <T>(path: string, request?: Call) => Promise<T>

/** How a test is going, or went. */
export type Trial = { state: 'testing' } | { state: 'failed'; message: string } | { state: 'done'; tested: TestAnswer }

const FAILED = 'This could not be done. Check your connection and try again.'

/** Who designs for the account, on the settings page. `opened` is the row that is open, which is not always the one in use. */
export function createDesignerSettings(known: DesignersAnswer, callJson: SendJson) {
  const $state = atom(known)
  const $opened = atom<DesignerKind>(known.chosen)
  const $trials = map<Partial<Record<DesignerKind, Trial>>>({})
  const $error = atom<string | undefined>()

  /** Sends a change and takes up what it led to; answers whether it was done. */
  async function send(path: string, request: Call): Promise<boolean> {
    $error.set(undefined)
    try {
      $state.set(await callJson<DesignersAnswer>(`/api/designers${path}`, request))
      return true
    } catch (error) {
      $error.set(messageOf(error))
      return false
    }
  }

  const choose = (choice: Choice) => send('/choice', { method: 'PUT', body: choice })

  /** Opens a row, and chooses what it stands for where nothing is missing. */
  async function open(designer: DesignerKind) {
    $opened.set(designer)
    $error.set(undefined)
    const { connection, local } = $state.get()
    if (designer === 'local') return local?.chosen ? choose({ designer, ...local.chosen }) : false
    return designer !== 'own' || connection?.tested ? choose({ designer }) : false
  }

  /** Has one section made; what was tested well is chosen, if its row is still the open one. */
  async function test(asked: TestDesigner): Promise<void> {
    const { designer } = asked
    if ($trials.get()[designer]?.state === 'testing') return
    $trials.setKey(designer, { state: 'testing' })
    try {
      const tested = await callJson<TestAnswer>('/api/designers/test', { method: 'POST', body: asked })
      $trials.setKey(designer, { state: 'done', tested })
    } catch (error) {
      $trials.setKey(designer, { state: 'failed', message: messageOf(error) })
      return look()
    }
    if ($opened.get() === designer) await choose(asked)
    else await look()
  }

  /** Keeps a connection and tests it. */
  async function connect(fields: ConnectDesigner): Promise<void> {
    $trials.setKey('own', { state: 'testing' })
    try {
      $state.set(await callJson<DesignersAnswer>('/api/designers/connection', { method: 'PUT', body: fields }))
    } catch (error) {
      return $trials.setKey('own', { state: 'failed', message: messageOf(error) })
    }
    $trials.setKey('own', undefined)
    await test({ designer: 'own' })
  }

  async function disconnect(): Promise<void> {
    if (!(await send('/connection', { method: 'DELETE' }))) return
    $trials.setKey('own', undefined)
    $opened.set($state.get().chosen)
  }

  const setLimit = (limit: Limit | null) => send('/limit', { method: 'PUT', body: { limit } })
  const look = async () => void (await send('', {}))

  return { $state, $opened, $trials, $error, choose, open, test, connect, disconnect, setLimit, look }
}

export type DesignerSettings = ReturnType<typeof createDesignerSettings>

const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : FAILED)
