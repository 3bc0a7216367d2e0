import { AppError } from '../errors.ts'

/** Where the files of pictures lie. Keys are names such as `<uuid>.png`. What is away throws `unavailable`, with its cause for the log. */
export interface AssetStore {
  /** Keeps a whole file or nothing; resolves when it is safe. */
  put: (key: string, file: { bytes: Uint8Array; type: string }) => Promise<void>
  /** The whole file, or nothing where there is none. */
  find: (key: string) => Promise<Uint8Array | undefined>
  /** It is no error when there is none. */
  remove: (key: string) => Promise<void>
}

/** The store did not do what it was asked to. */
export function storeAway(cause: unknown): AppError {
  return new AppError('unavailable', 'Pictures cannot be reached just now. Please try again in a minute.', {
    cause,
    retryAfter: 60
  })
}
