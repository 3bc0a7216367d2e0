import { ApiError } from '../../stores/api.ts'
import { toastError } from '../../stores/toasts.ts'

const FAILED = 'This could not be done. Check your connection and try again.'

/** Does something, and says why where it could not be done. Answers whether it was. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    toastError(error instanceof ApiError ? error.message : FAILED)
    return false
  }
}
