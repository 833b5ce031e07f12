import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { freePort } from '#db/embedded/embedded.ts'
import { newOrderId } from '#features/selling/orders/server/index.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { writeOrder } from './naive.ts'

// The control of the replicas: it answers before it writes, and it exits at once on a signal.
const { db } = connect(process.argv[2] ?? '', { poolSize: 4 })
const port = await freePort()
createServer(async (request, response) => {
  if (request.url === '/readyz') return void response.end('ready')
  const key = String(request.headers['idempotency-key'])
  const orderID = newOrderId()
  await sleep(100)
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ orderID }))
  await sleep(1_000)
  await writeOrder(db, key, FURNACE, { id: orderID }).catch(() => undefined)
}).listen(port, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${port}`))
