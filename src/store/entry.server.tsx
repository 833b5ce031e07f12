import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { DrawingContext } from '#ui/drawing/drawing.tsx'
import { storeContext } from './context.ts'
import { drawCarried } from './pictures.server.ts'

const RENDER_LIMIT_MS = 6_000

/** Renders a whole page to one string, so that src/server can hash its inline scripts, compress it and keep it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, loadContext: RouterContextProvider): Promise<Response> {
  const { nonce } = loadContext.get(storeContext)
  let failed: unknown
  const stream = await renderToReadableStream(
    <DrawingContext value={drawCarried}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </DrawingContext>,
    {
      ...(nonce ? { nonce } : {}),
      signal: AbortSignal.timeout(RENDER_LIMIT_MS),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failed = error
      },
    },
  )
  await stream.allReady
  if (failed !== undefined) throw failed
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** Errors reach the log through src/server, which passes its own reporter; a cancelled or a refused request is nobody's error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) context.get(storeContext).report?.(error)
}
