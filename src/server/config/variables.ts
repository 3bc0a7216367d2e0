import { z } from 'zod'

/** The variables of a process. One that is empty counts as not set. */
export type Env = Record<string, string | undefined>

/** A variable that is missing or wrong; the message begins with its name and says what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** An http or https address without trailing slashes, or nothing when it is not set. Throws a `ConfigError` for other text. */
export function url(env: Env, name: string): string | undefined {
  const value = read(env, name)
  if (value === undefined) return undefined
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success) {
    throw new ConfigError(`${name} is "${value}"; it is an address that begins with http:// or https://.`)
  }
  return value.replace(/\/+$/, '')
}

/** A whole number from 1 to `most`, or `fallback` when it is not set. Throws a `ConfigError` for other text. */
export function number(env: Env, name: string, fallback: number, most: number): number {
  const value = read(env, name)
  if (value === undefined) return fallback
  const parsed = Number(value)
  if (/^\d+$/.test(value) && parsed >= 1 && parsed <= most) return parsed
  throw new ConfigError(`${name} is "${value}"; it is a whole number from 1 to ${most}.`)
}

/** One of `values`, or nothing when it is not set. Throws a `ConfigError` for other text. */
export function oneOf<T extends string>(env: Env, name: string, values: readonly T[]): T | undefined {
  const value = read(env, name)
  const known = values.find(each => each === value)
  if (value === undefined || known) return known
  throw new ConfigError(`${name} is "${value}"; it is one of ${values.join(', ')}.`)
}

/** Whether it is `1`, rather than `0` or not set. Throws a `ConfigError` for other text. */
export function flag(env: Env, name: string): boolean {
  const value = read(env, name)
  if (value === undefined || value === '0' || value === '1') return value === '1'
  throw new ConfigError(`${name} is "${value}"; it is 1 or 0.`)
}

/** A variable that may not be missing. Throws a `ConfigError` that ends with `why` when it is. */
export function need(env: Env, name: string, why: string): string {
  const value = read(env, name)
  if (value === undefined) throw new ConfigError(`${name} is missing. ${why}`)
  return value
}

/** Whether any of these is set. */
export function anyOf(env: Env, names: string[]): boolean {
  return names.some(name => read(env, name) !== undefined)
}

/** The text of a variable, or nothing when it is not set. */
export function read(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
