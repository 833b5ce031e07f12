import { buffer } from 'node:stream/consumers'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { DrawingContext } from '#ui/drawing/drawing.tsx'
import { drawPagePicture } from '../page/page-pictures.server.ts'
import { startAfterPaint } from './after-paint.server.ts'

const RENDER_LIMIT_MS = 6_000

/**
 * Renders a whole page, so that the server can hash its inline scripts, compress it and keep it. Parts whose
 * code is loaded on demand are waited for.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('The page took too long to render')), RENDER_LIMIT_MS)
  let failed: unknown
  try {
    const stream = await renderToReadableStream(
      <DrawingContext value={drawPagePicture}>
        <ServerRouter context={routerContext} url={request.url} />
      </DrawingContext>,
      {
        signal: limit.signal,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          failed = error
        },
      },
    )
    await stream.allReady
    if (failed !== undefined) throw failed
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(bodyOf(startAfterPaint(await buffer(stream))), { status, headers })
  } finally {
    clearTimeout(timer)
  }
}

/** A body that the server reads as it is; bytes or text would be copied once more. */
const bodyOf = (pieces: readonly Buffer[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
