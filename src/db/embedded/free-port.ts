import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Operating systems give outgoing connections ports from 32768 up, so a lower port is still free after a
// restart.
const PORTS = { first: 20_000, end: 32_000 }
const PORT_TRIES = 100

/** A free port on loopback that no outgoing connection gets. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries++) {
    const port = randomInt(PORTS.first, PORTS.end)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${PORTS.first} to ${PORTS.end} in ${PORT_TRIES} tries`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
