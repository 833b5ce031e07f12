import { openClient } from './client.ts'
import type { PeerProduct } from './goods.ts'
import type { Call, PeerStore, Send, Task, Wanted } from './store.ts'

const AT_ONCE = 4
const SHOWN = 500

/** Makes every call once. Throws when an answer is not a good one. Answers the median bytes of a task. */
export async function rehearseCalls({ name, url, calls }: PeerStore): Promise<Record<Task, number>> {
  const { send, close } = openClient(url)
  const bytes: Record<Task, number> = { search: 0, product: 0, list: 0, cart: 0 }
  for (const [task, all] of Object.entries(calls)) {
    const waiting = [...all]
    const sizes: number[] = []
    const ask = async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) sizes.push(await checked(name, call, send))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    sizes.sort((one, other) => one - other)
    bytes[task as Task] = sizes[sizes.length >> 1] ?? 0
  }
  close()
  return bytes
}

async function checked(name: string, { path, body, headers, isGood }: Call, send: Send): Promise<number> {
  const text = body?.()
  const { answer, bytes } = await send({ path, ...(text && { body: text }), ...(headers && { headers }) })
  if (!isGood(answer))
    throw new Error(`${name}, ${path} ${text ?? ''}: ${JSON.stringify(answer).slice(0, SHOWN)}`)
  return bytes
}

/** Those of some products of which every store sells one to a guest. */
export async function orderedEverywhere(
  stores: readonly PeerStore[],
  products: readonly PeerProduct[],
  guestOf: () => number,
): Promise<PeerProduct[]> {
  let left = [...products]
  for (const store of stores) {
    const { send, close } = openClient(store.url)
    const sold: PeerProduct[] = []
    for (const product of left)
      if (await isSold(store, { product, guest: guestOf() }, send)) sold.push(product)
    left = sold
    close()
  }
  return left
}

const isSold = (store: PeerStore, wanted: Wanted, send: Send): Promise<boolean> =>
  store.order(wanted, send).then(
    () => true,
    (error: unknown) => {
      console.error(`  ${store.name} does not sell ${wanted.product.name}: ${error}`)
      return false
    },
  )
