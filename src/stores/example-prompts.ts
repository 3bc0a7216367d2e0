import { callJson } from './api.ts'

/** Shown when the server's examples cannot be loaded. */
export const FALLBACK_PROMPTS = [
  'Welcome email for people on the waiting list of Holt Pottery. Places open on 2 March, a class is £34. Friendly, unhurried.',
  'Spring sale at Halfmoon Coffee: 20% off all beans until Sunday with code SPRING20. Warm and bright.',
  'Order confirmation from Pier Books: order number 20418, two paperbacks £24, delivery £3.50, total £27.50. It arrives on Thursday.',
  'Quay Street Cinema invites its neighbours to an open-air film night on the quay, 12 June at 21:00. Entry is free.'
]

export const FALLBACK_NOTICE = 'Failed to load example prompts. Using fallback examples.'

/** Example prompts from the API; when that fails, four of our own and `fallback: true`. */
export async function loadExamplePrompts(): Promise<{ prompts: string[]; fallback: boolean }> {
  try {
    const { prompt_list } = await callJson<{ prompt_list: string[] }>('/api/template-generate')
    return { prompts: prompt_list, fallback: false }
  } catch {
    return { prompts: FALLBACK_PROMPTS, fallback: true }
  }
}
