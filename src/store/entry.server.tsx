import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { drawPagePicture } from '#shop/page/page-pictures.server.ts'
import { DrawingContext } from '#ui/drawing/drawing.tsx'
import { storeContext } from './context.ts'
import { startAfterPaint } from './framework/after-paint.server.ts'

const RENDER_LIMIT_MS = 6_000
/** How React marks a part of a page that was not ready when it was rendered in one go. */
const UNFINISHED = '<!--$!-->'

/** Renders a whole page to one string, so that src/server can hash its inline scripts, compress it and keep it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await bringData(routerContext)
  const page = (
    <DrawingContext value={drawPagePicture}>
      <ServerRouter context={routerContext} url={request.url} />
    </DrawingContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // In one go is a third faster than as a stream, and loaders have waited for everything already.
  const html = `<!DOCTYPE html>${renderToString(page)}`
  // Bytes at once: a string body would be checked and encoded the slow way.
  return new Response(
    Buffer.from(startAfterPaint(html.includes(UNFINISHED) ? await renderWaiting(page) : html)),
    { status, headers },
  )
}

/** Hands the loaders' data to the renderer as finished text; by itself the router passes it on as a stream that a page has to wait for. */
async function bringData(routerContext: EntryContext): Promise<void> {
  const { serverHandoffStream, renderMeta } = routerContext
  if (!serverHandoffStream || !renderMeta) return
  const value = await new Response(serverHandoffStream).text()
  const done = Object.assign(Promise.resolve(), { result: { done: true, value }, error: undefined })
  routerContext.serverHandoffStream = new ReadableStream()
  renderMeta.streamCache = { 0: done }
}

/** For pages with a part that comes later, such as code that is loaded on demand. */
async function renderWaiting(page: ReactNode): Promise<string> {
  let failed: unknown
  const stream = await renderToReadableStream(page, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed = error
    },
  })
  await stream.allReady
  if (failed !== undefined) throw failed
  return new Response(stream).text()
}

/** Errors reach the log through src/server, which passes its own reporter; a cancelled or a refused request is nobody's error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) context.get(storeContext).report?.(error)
}
