import type { AnyRouter } from '@orpc/server'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { DocumentHandler, RawCalls } from '#platform/feature/server/define-feature.ts'
import type { NoteShown } from '#platform/projections/server/news.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import type { ApiContext } from '../context.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { RequestScope } from '../request.ts'

/** Renders a page. `note` hears what each answer shows that the page is made from. */
export type RenderPage = (request: Request, context: ApiContext, note?: NoteShown) => Promise<Response>

/** Which other origins the pages of a surface may use, beside their own. */
interface PagePolicy {
  /** origins that may frame the pages */
  frameAncestors: readonly string[]
  /** origins that the pages may frame */
  frames: readonly string[]
  /** origins whose scripts may run, be framed and be called, but only in pages with `runsPaymentScripts` */
  scripts: readonly string[]
  /** further origins that those pages may call */
  calls: readonly string[]
  /** origins that every page may call */
  alwaysCalls?: readonly string[]
}

type Answer = (request: Request) => Promise<Response>

/** Answers a request of an assistant; `text` is its body. */
type AssistantAnswer = (request: Request, scope: RequestScope, text: string) => Promise<Response>

/** One application as browsers see it: an origin with its own calls, pages and security policy. */
export interface Surface {
  name: 'store' | 'portal'
  /** e.g. "https://store.example.com"; only pages of this origin may send requests that change something */
  origin: string
  /** the calls that it answers below /v1/api: a part of the contract */
  router: AnyRouter
  /** those of its calls that write their answers themselves */
  rawCalls?: RawCalls<ApiContext>
  /** Who sends a request. Throws ApiError 401 for credentials that do not hold. */
  whoAsks(request: Request, scope: RequestScope): Promise<WhoAsks>
  policy: PagePolicy
  /** the origin whose pages may send the calls of partnerHostRouter; undefined: no such calls */
  callsFrom?: string
  /** undefined while no build of its pages is loaded */
  renderPage?: RenderPage | undefined
  /** the handle of the route of a page; empty for a path without a page */
  pageHandle(path: string): PageHandle
  /**
   * Opens the order that an upload is for, before its body is read. Only the address and the headers are
   * known. Throws ApiError when the sender may not open it.
   */
  openUpload(request: Request, context: ApiContext): Promise<void>
  pageCache?: PageCache | undefined
  /** answers assistants at /mcp; undefined where they have nothing to ask */
  answerAssistant?: AssistantAnswer | undefined
  /** handlers of paths that are neither pages nor calls */
  documents: ReadonlyMap<string, DocumentHandler>
  /** handlers of the notices of payment providers, by path */
  notices: ReadonlyMap<string, Answer>
  /** handlers of browsers that lenders send back by POST, by path */
  lenderReturns: ReadonlyMap<string, Answer>
}
