/** How a second step is called among a session's methods. */
export const SECOND_STEP = 'totp'

/** How well a session's user has proved who they are: by one step, or by two. */
export function assuranceOf(methods: { method: string }[]): 'aal1' | 'aal2' {
  return methods.some(({ method }) => method === SECOND_STEP) ? 'aal2' : 'aal1'
}
