import { answerFields } from '../../server/http/answer.ts'
import { endpoint } from '../../server/http/endpoint.ts'
import { otherMethods } from '../../server/http/other-methods.ts'
import { EXAMPLE_PROMPTS } from '../../server/templates/example-prompts.ts'

/** Example briefs for the prompt box. */
export const GET = endpoint({ user: 'visitor' }, async () => answerFields({ prompt_list: EXAMPLE_PROMPTS }))

export const ALL = otherMethods({ GET })
