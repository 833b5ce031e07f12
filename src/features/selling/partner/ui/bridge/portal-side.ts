import { isFrom, READY, readMessage, requestOf, WELCOME } from '../../rules/messages.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'

type Answers = Parameters<typeof createEndpoint>[0]['answers']

interface PortalSide {
  page: Window
  /** the window of the frame; another one after the frame was replaced */
  frame(): Window | null
  /** exactly the store's origin */
  storeOrigin: string
  /** what the store may ask */
  answers: Answers
  /** A page of the store is connected: the first one, and again each page that it loads. */
  onConnected(endpoint: Endpoint): void
  /** How many messages were not from our frame, so far. */
  onForeign?(count: number): void
}

/**
 * Waits for the pages of the store in a frame and gives each page a port. Messages of other windows and of
 * other origins are counted and never read. Returns how to end.
 */
export function connectToStore({
  page,
  frame,
  storeOrigin,
  answers,
  onConnected,
  onForeign,
}: PortalSide): () => void {
  let endpoint: Endpoint | undefined
  let port: MessagePort | undefined
  let welcomed = ''
  let foreign = 0

  const leave = (): void => {
    endpoint?.close()
    port?.close()
  }

  const onMessage = (event: MessageEvent): void => {
    const source = frame()
    if (source === null || !isFrom(event, { origin: storeOrigin, source })) {
      foreign += 1
      onForeign?.(foreign)
      return
    }
    const read = readMessage(event.data)
    if (read.kind === 'ignored' || read.message.type !== READY) return
    const { requestId } = read.message
    // The page says `ready` until it has its port; the port is on its way already.
    if (requestId === welcomed) return
    welcomed = requestId
    leave()
    const { port1, port2 } = new MessageChannel()
    port = port1
    const connected = createEndpoint({ send: (message) => port1.postMessage(message), answers })
    endpoint = connected
    port1.onmessage = ({ data }) => connected.receive(data)
    source.postMessage(requestOf(WELCOME, {}, requestId), storeOrigin, [port2])
    onConnected(connected)
  }

  page.addEventListener('message', onMessage)
  return () => {
    page.removeEventListener('message', onMessage)
    leave()
  }
}
