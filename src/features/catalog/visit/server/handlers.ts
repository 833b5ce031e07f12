import { implement } from '@orpc/server'
import type { RequestContext } from '#lib/http/request-context.ts'
import { visitContract } from '../contract.ts'

const os = implement(visitContract).$context<{ request: RequestContext }>()

export const visitHandlers = {
  visitor: os.visitor.handler(({ context: { request } }) => ({
    cfBotScore: request.visitor?.botScore ?? null,
    cfIpCountry: request.visitor?.country ?? null,
  })),
}
