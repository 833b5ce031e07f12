// The yardstick: Node's own HTTP server answering 10 kB from memory. Every figure of the bench is read beside it.
import { createServer } from 'node:http'

const body = Buffer.alloc(10_240, 'x')
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.on('disconnect', () => process.exit(0))
