import type { Call, Tx } from './call.ts'
import { type Challenge, type FlowMethod, openFlow } from './flow-states.ts'
import { type LinkType, mailedLink } from './mailing.ts'
import { makeToken, type TokenUse } from './one-time-tokens.ts'

/** What a mail asks its reader to open or to type. */
export interface MailedLink {
  url: string
  code: string
  token: string
}

interface Wanted extends Omit<TokenUse, 'flowId'> {
  type: LinkType
  /** Where the mail goes. */
  address: string
  method: FlowMethod
  /** The browser that asked, if its link is to lead to a code. */
  pkce?: Challenge | undefined
}

/** Makes the link and the code of a mail. For a user that nobody is, the same work is done and neither is good. */
export async function makeMailedLink(call: Call, tx: Tx, wanted: Wanted): Promise<MailedLink> {
  const { type, method, pkce, ...use } = wanted
  const { now, parts } = call
  const flowId = await openFlow(tx, use.userId, method, pkce, now)
  const { codeLength } = parts.options
  const { token, code } = await makeToken(tx, { ...use, flowId, codeLength, isForCode: pkce !== undefined }, now)
  return { url: mailedLink(call, token, type), code, token }
}
