// The yardstick: Node's own HTTP server answering so many bytes from memory. The path is the number of bytes.
import { createServer } from 'node:http'

const bodies = new Map<string, Buffer>()
const server = createServer((request, response) => {
  const path = request.url ?? '/'
  const body = bodies.get(path) ?? Buffer.alloc(Number(path.slice(1)) || 10_240, 'x')
  bodies.set(path, body)
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.on('disconnect', () => process.exit(0))
