import { isFrom, readMessage, readyMessage, WELCOME } from '../../rules/messages.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'

/** The portal may still be loading when the store's page is ready, so the page says it again. */
const SAY_AGAIN_MS = 500
const SAY_AT_MOST = 60

type Answers = Parameters<typeof createEndpoint>[0]['answers']

/**
 * Connects a framed page of the store to the portal that frames it. The page says `ready`; the portal answers
 * with a port, and from then on only the port counts. Returns how to end the connection.
 */
export function connectToPortal({
  page,
  portalOrigin,
  answers,
  onConnected,
}: {
  page: Window
  /** exactly the portal's origin, e.g. "https://portal.example.com" */
  portalOrigin: string
  answers: Answers
  onConnected(endpoint: Endpoint): void
}): () => void {
  const portal = page.parent
  const requestId = crypto.randomUUID()
  let endpoint: Endpoint | undefined
  let port: MessagePort | undefined
  let said = 0

  const say = (): void => {
    said += 1
    if (said > SAY_AT_MOST) end()
    else portal.postMessage(readyMessage(requestId), portalOrigin)
  }
  const timer = setInterval(say, SAY_AGAIN_MS)

  const onMessage = (event: MessageEvent): void => {
    if (!isFrom(event, { origin: portalOrigin, source: portal })) return
    const read = readMessage(event.data)
    const [given] = event.ports
    if (read.kind === 'ignored' || given === undefined) return
    if (read.message.type !== WELCOME || read.message.requestId !== requestId) return
    clearInterval(timer)
    page.removeEventListener('message', onMessage)
    port = given
    endpoint = createEndpoint({ send: (message) => given.postMessage(message), answers })
    given.onmessage = ({ data }) => endpoint?.receive(data)
    onConnected(endpoint)
  }

  function end(): void {
    clearInterval(timer)
    page.removeEventListener('message', onMessage)
    endpoint?.close()
    port?.close()
  }

  page.addEventListener('message', onMessage)
  say()
  return end
}
