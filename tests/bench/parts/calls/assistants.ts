import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { type LoadFigures, load } from '../../load.ts'

const SECONDS = 12
const BODIES = 11
const MESSAGES = 100

const message = (id: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_product', arguments: { id } },
})

/** Eleven lists of a hundred calls, and the same calls one by one, spread over twelve seconds. */
export async function measureAssistants({ store, pages, note }: Bench): Promise<void> {
  const id = pages.product.split('/').at(-1)!
  const list = JSON.stringify(Array(MESSAGES).fill(message(id)))
  const single = JSON.stringify(message(id))
  const ask = async (body: string): Promise<number> => {
    const answer = await fetch(`${store.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body,
    })
    await answer.text()
    return answer.status
  }
  // The protocol's package is read at the first question.
  await ask(single)
  const others = (): Promise<LoadFigures> =>
    load({
      url: `${store.url}/v1/api/cart/products`,
      connections: 1,
      seconds: SECONDS,
      method: 'POST',
      body: JSON.stringify({ products: [{ id, qty: 1 }] }),
    })
  for (const { name, body, count } of [
    { name: 'eleven lists of 100 calls', body: list, count: BODIES },
    { name: '1,100 calls, one a body', body: single, count: BODIES * MESSAGES },
  ]) {
    const alone = await others()
    const asked: Promise<number>[] = []
    const [beside] = await Promise.all([
      others(),
      (async () => {
        for (let sent = 0; sent < count; sent++) {
          asked.push(ask(body))
          await sleep((SECONDS * 1_000) / count)
        }
      })(),
    ])
    const answered = (await Promise.all(asked)).filter((status) => status === 200).length
    // One connection asks one thing at a time, so a second holds as many calls as fit their mean.
    const [mean, meanAlone] = [beside, alone].map(({ requestsPerSecond }) => 1_000 / requestsPerSecond)
    note(
      atMost(1.2, {
        name: `a cart call while ${name} reach the assistants’ address in 12 s`,
        value: `${ms(mean!)} on average, p99 ${ms(beside.p99Ms)}; ${answered} of ${count} bodies answered`,
        measured: mean!,
        reference: meanAlone!,
        beside: `without them ${ms(meanAlone!)}, p99 ${ms(alone.p99Ms)}`,
        unit: '× without them',
        correct: beside.failed + alone.failed === 0,
      }),
    )
  }
}
