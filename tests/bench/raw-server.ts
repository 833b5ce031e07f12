// The yardstick: Node's own HTTP server answering from memory. /10240 is so many bytes; /page/20000/18000 is
// a page of so many bytes with a stylesheet of so many.
import { createServer } from 'node:http'

/** The largest text of the page is a heading that waits for its stylesheet, as on a page of the store. */
function pageOf(bytes: number, style: string): string {
  const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">'
  const body = `<title>Plain</title><link rel="stylesheet" href="/style/${style}"><h1>A plain page</h1>`
  return `${head}${body}<p>${'plain text '.repeat(60)}</p><!--`.padEnd(bytes - 3, 'x').concat('-->')
}

function bodyOf(path: string): { type: string; text: string } {
  const [kind = '', bytes = '', style = ''] = path.slice(1).split('/')
  if (kind === 'page') return { type: 'text/html', text: pageOf(Number(bytes), style) }
  if (kind === 'style')
    return { type: 'text/css', text: `h1{font-size:40px}/*${'x'.repeat(Number(bytes))}*/` }
  return { type: 'text/plain', text: 'x'.repeat(Number(kind) || 10_240) }
}

const bodies = new Map<string, { type: string; body: Buffer }>()
const server = createServer((request, response) => {
  const path = request.url ?? '/'
  let answer = bodies.get(path)
  if (!answer) {
    const { type, text } = bodyOf(path)
    answer = { type, body: Buffer.from(text) }
    bodies.set(path, answer)
  }
  const { type, body } = answer
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.on('disconnect', () => process.exit(0))
