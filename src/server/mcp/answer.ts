import type { McpServer } from '@modelcontextprotocol/server'
import { createRouterClient } from '@orpc/server'
import type { z } from 'zod'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { makePlaces } from '#lib/http/places.ts'
import { makeTurns, TooManyWaiting } from '#lib/http/turns.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { apiContext } from '../http/context.ts'
import { requestLimits } from '../http/limits.ts'
import type { RequestScope } from '../http/request.ts'
import { storeRouter } from '../http/router.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { ASSISTANT_LIMITS } from './limits.ts'
import { inputs, outputs } from './schemas.ts'
import { toolTexts } from './texts.ts'
import { type ToolName, type ToolParts, tools } from './tools.ts'

/** Names of the tools, as the protocol shows them. */
const NAMES: Readonly<Record<ToolName, string>> = {
  search: 'search_products',
  product: 'get_product',
  compare: 'compare_products',
  size: 'size_home',
  operatingCost: 'operating_cost',
  delivered: 'delivered_price',
  order: 'order_status',
}

/** Codes of JSON-RPC 2.0. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const METHOD_NOT_FOUND = -32_601
const SERVER_ERROR = -32_000
const BUSY_RETRY_S = 2

interface McpParts {
  services: Services
  log: Logger
  version: string
  origin: string
}

/**
 * Answers the Model Context Protocol: assistants search, compare, size and price with the same calls as the
 * store's pages. Every request stands alone. It counts as an anonymous visitor: cookies and credentials are
 * not read, and every limit of the calls applies to its network. A body is one message, and few are answered
 * at the same time.
 */
export function mcpAnswer(parts: McpParts) {
  const answerOne = answerMessage(parts)
  const inTurn = fewAtOnce()
  return async (request: Request, scope: RequestScope, text: string): Promise<Response> => {
    const body = parsed(text)
    const network = networkOf(scope.ip)
    const refusal = refusalOfBody(text, body) ?? (await refusalOfLimits(parts.services, network, body))
    if (refusal) return refusal
    const answer = await inTurn(network, () => answerOne(request, scope, body))
    return answer ?? waiting(body, toolTexts.busy, 503, BUSY_RETRY_S)
  }
}

function refusalOfBody(text: string, body: unknown): Response | undefined {
  if (text !== '' && body === undefined) return refused(null, PARSE_ERROR, toolTexts.notJson, 400)
  // Revision 2025-06-18 of the protocol removed lists. A list would be a hundred calls for the price of one.
  if (Array.isArray(body)) return refused(null, INVALID_REQUEST, toolTexts.noList, 400)
  // A stream would stay open and never carry anything.
  if (methodOf(body) === 'subscriptions/listen')
    return refused(idOf(body), METHOD_NOT_FOUND, toolTexts.noStream, 404)
  return undefined
}

async function refusalOfLimits(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  network: string,
  body: unknown,
): Promise<Response | undefined> {
  for (const limit of [ASSISTANT_LIMITS['assistant-minute'], ASSISTANT_LIMITS.assistant]) {
    const { wait } = await rateLimits.take(limit, network)
    if (wait > 0) return waiting(body, toolTexts.tooMany, 429, wait)
  }
  return undefined
}

const answerMessage =
  ({ services, log, version, origin }: McpParts) =>
  async (request: Request, scope: RequestScope, body: unknown): Promise<Response> => {
    const context = apiContext(services, { ...scope, cookies: {}, setCookie: () => undefined }, STRANGER)
    const parts = { api: createRouterClient(storeRouter, { context }) as StoreApi, origin }
    const protocol = await import('@modelcontextprotocol/server')
    const handler = protocol.createMcpHandler(() => serverOf(protocol, parts, { version, log }), {
      onerror: (error) => log.info({ err: error }, 'an assistant’s request was refused'),
    })
    const answer = await handler.fetch(request, { parsedBody: body })
    // The work of a tool is done when its answer is complete, and so is the turn.
    return new Response(await answer.arrayBuffer(), answer)
  }

// The package takes 10 MB, so it is read when the first assistant asks.
function serverOf(
  protocol: typeof import('@modelcontextprotocol/server'),
  parts: ToolParts,
  { version, log }: Pick<McpParts, 'version' | 'log'>,
): McpServer {
  const { title, instructions } = toolTexts.server
  const server = new protocol.McpServer(
    { name: merchant().name.toLowerCase(), title, version },
    // The tools are the same while the process lives. The library would promise notices of changes.
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of Object.keys(NAMES) as ToolName[]) register(server, tool, parts, log)
  return server
}

/** A tool after its input was checked against its schema. */
interface CheckedTool {
  run(parts: ToolParts, input: Record<string, unknown>): Promise<Record<string, unknown>>
}

function register(server: McpServer, tool: ToolName, parts: ToolParts, log: Logger): void {
  const { run }: CheckedTool = { run: tools[tool] }
  const inputSchema: z.ZodObject = inputs[tool]
  const outputSchema: z.ZodObject = outputs[tool]
  server.registerTool(
    NAMES[tool],
    {
      ...toolTexts[tool],
      inputSchema,
      outputSchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (input) => {
      try {
        const structuredContent = await run(parts, input)
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) log.error({ err: error, tool }, 'a tool failed')
        return {
          content: [{ type: 'text', text: refusal?.message ?? toolTexts.failed }],
          isError: true,
        }
      }
    },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const methodOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined

const waiting = (body: unknown, message: string, status: number, seconds: number): Response =>
  refused(idOf(body), SERVER_ERROR, message, status, { 'retry-after': String(seconds) })

const idOf = (body: unknown): unknown => (body as { id?: unknown } | undefined)?.id ?? null

const refused = (
  id: unknown,
  code: number,
  message: string,
  status: number,
  headers: Record<string, string> = {},
): Response => Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status, headers })

/**
 * Lets a few requests of assistants be answered at the same time, and a few wait, so that assistants cannot
 * take the processor and the database from shoppers. The others get undefined.
 */
export function fewAtOnce() {
  const places = makePlaces()
  const turns = makeTurns({
    atOnce: requestLimits.assistantsAtOnce,
    waiting: requestLimits.assistantsWaiting,
  })
  return async <T>(network: string, answer: () => Promise<T>): Promise<T | undefined> => {
    const place = places.take({ [network]: requestLimits.assistantsANetwork })
    if (place.full !== undefined) return undefined
    try {
      return await turns.run(answer)
    } catch (error) {
      if (error instanceof TooManyWaiting) return undefined
      throw error
    } finally {
      place.giveBack()
    }
  }
}
