import type { AnyRouter } from '@orpc/server'
import type { PageHandle } from '#shop/page/page-handle.ts'
import type { DocumentHandler } from '../../services/documents.ts'
import type { PreparedCalls } from '../api.ts'
import type { ApiContext } from '../context.ts'
import type { PageCache } from '../pages/page-cache.ts'

/** Renders a page. */
export type RenderPage = (request: Request, context: ApiContext) => Promise<Response>

/** Which other origins the pages of a surface may work with, beside their own files. */
export interface PagePolicy {
  /** origins that may frame the pages */
  frameAncestors: readonly string[]
  /** origins that the pages may frame */
  frames: readonly string[]
  /** origins of scripts that may run, frame and call in pages that say `runsPaymentScripts`, and in no other page */
  scripts: readonly string[]
  /** further origins that those pages may call */
  calls: readonly string[]
}

type Answer = (request: Request) => Promise<Response>

/** One application of the product as browsers see it: an origin with its own calls, pages and security policy. */
export interface Surface {
  name: 'store' | 'portal'
  /** e.g. "https://store.example.com", without a slash at the end; only its own pages may make requests that change something */
  origin: string
  /** the calls that it answers below /v1/api: a part of the contract */
  router: AnyRouter
  /** calls that write their answers themselves, by path below /v1/api */
  prepared: PreparedCalls<ApiContext>
  policy: PagePolicy
  /** undefined while no build of its pages is loaded */
  renderPage?: RenderPage | undefined
  /** what the route of a page says about it; empty for a path without a page */
  pageHandle(path: string): PageHandle
  pageCache?: PageCache | undefined
  /** handlers of paths that are neither pages nor calls */
  documents: ReadonlyMap<string, DocumentHandler>
  /** what answers the notices of payment providers, by path */
  notices: ReadonlyMap<string, Answer>
  /** what answers browsers that lenders send back by POST, by path */
  lenderReturns: ReadonlyMap<string, Answer>
}
