import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { DrawingContext } from '#ui/drawing/drawing.tsx'
import { drawPagePicture } from '../page/page-pictures.server.ts'
import { startAfterPaint } from './after-paint.server.ts'

const RENDER_LIMIT_MS = 6_000
/** How React marks a part of a page that was not ready when it was rendered in one go. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders a whole page to one string, so that the server can hash its inline scripts, compress it and keep
 * it.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await handOverData(routerContext)
  const page = (
    <DrawingContext value={drawPagePicture}>
      <ServerRouter context={routerContext} url={request.url} />
    </DrawingContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // renderToString takes a third less time than a stream, and loaders have waited for everything already.
  const html = `<!DOCTYPE html>${renderToString(page)}`
  // Each rendering locks its stream; a second one needs another.
  routerContext.serverHandoffStream = new ReadableStream()
  const pieces = startAfterPaint(html.includes(UNFINISHED) ? await renderWaiting(page) : html)
  return new Response(handedOver(encoded(pieces)), { status, headers })
}

/** Pieces as one UTF-8 text. */
function encoded(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const piece of pieces) end += bytes.write(piece, end)
  return bytes
}

/**
 * Bytes as a body that the server reads in one piece. A body of bytes or of text would be copied, and each
 * copy of a large page makes the collector go through the whole heap sooner.
 */
const handedOver = (bytes: Uint8Array<ArrayBuffer>): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/**
 * Hands the loaders' data to the renderer as finished text. By itself the router passes it on as a stream,
 * and a page with a stream cannot be rendered by `renderToString`. Leans on two internals of React Router:
 * `serverHandoffStream` and
 * `renderMeta.streamCache`; render-document.test.tsx fails when an upgrade changes them.
 */
async function handOverData(routerContext: EntryContext): Promise<void> {
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
