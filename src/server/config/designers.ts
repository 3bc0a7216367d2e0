import { REFINES } from '../../designer/designer.ts'
import { ConfigError, type Env, flag, number, oneOf, read } from './variables.ts'

/** A model server that may answer on the site's machine. */
export interface LocalServer {
  name: string
  /** Its origin. */
  url: string
}

export interface DesignersConfig {
  /** Where servers of models are looked for; none where people who are not at this machine could use them. */
  localServers: readonly LocalServer[]
  /** What an account may use of the site's model in a month. */
  monthlyTokens: number | undefined
  /** What a model may be asked for after an email is made. */
  refine: (typeof REFINES)[number]
  /** Seals people's keys; where it is missing, one is made beside an embedded database. */
  secretsKey: Buffer | undefined
}

/** Their usual ports. */
const USUAL: readonly LocalServer[] = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080' }
]

/** Reads what people may choose from. `isOpen`: others than this machine reach the site. Throws a `ConfigError`. */
export function designers(env: Env, isOpen: boolean): DesignersConfig {
  const servers = localServers(env)
  return {
    localServers: isOpen && !flag(env, 'AI_ALLOW_LOCAL') ? [] : servers,
    monthlyTokens:
      read(env, 'AI_MONTHLY_TOKENS') === undefined ? undefined : number(env, 'AI_MONTHLY_TOKENS', 1, 1_000_000_000_000),
    refine: oneOf(env, 'AI_REFINE', REFINES) ?? 'facts',
    secretsKey: secretsKey(env)
  }
}

function localServers(env: Env): readonly LocalServer[] {
  const value = read(env, 'AI_LOCAL_SERVERS')
  if (value === undefined) return USUAL
  return value.split(',').map(part => {
    const [, name, place] = /^\s*([^=]+?)\s*=\s*(https?:\/\/\S+?)\/*\s*$/.exec(part) ?? []
    if (name && place && URL.canParse(place) && new URL(place).origin === place) return { name, url: place }
    throw new ConfigError(
      `AI_LOCAL_SERVERS has "${part.trim()}"; it is a list of names and origins such as Ollama=http://127.0.0.1:11434.`
    )
  })
}

const KEY_BYTES = 32

function secretsKey(env: Env): Buffer | undefined {
  const value = read(env, 'SECRETS_KEY')
  if (value === undefined) return undefined
  const key = Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')
  if (key.length === KEY_BYTES) return key
  throw new ConfigError('SECRETS_KEY is not 32 bytes in base64 or hex. Make one with: openssl rand -base64 32')
}
