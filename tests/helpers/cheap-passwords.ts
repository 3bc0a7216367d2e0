import { vi } from 'vitest'

/** Tests that sign in by the hundred hash at the least cost. What a real hash costs is held by `passwords.test.ts`. */
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  }
})
