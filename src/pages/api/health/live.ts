import type { APIRoute } from 'astro'
import { answer } from '../../../server/http/answer.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Whether the process answers at all, whatever it depends on: to restart it would not bring a database back. */
export const GET: APIRoute = () => answer({ status: 'ok' })

export const HEAD: APIRoute = () => new Response()

export const ALL = otherMethods({ GET })
