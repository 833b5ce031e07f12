import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BROWSER } from '../../load.ts'
import type { Send } from './store.ts'

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const LONGEST_MESSAGE = 300

/** Calls one store over connections that stay open, and asks for compressed answers as a browser does. */
export function openClient(url: string): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true })
  const send: Send = ({ path, body, headers }) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    return new Promise((resolve, reject) => {
      const sent = request(
        url + path,
        {
          agent,
          method: text === undefined ? 'GET' : 'POST',
          headers: {
            ...BROWSER,
            ...(text !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () => {
            const packed = Buffer.concat(chunks)
            const said = (UNPACK[answer.headers['content-encoding'] ?? '']?.(packed) ?? packed).toString()
            const status = answer.statusCode ?? 0
            if (status < 200 || status > 299)
              reject(new Error(`${path} answers ${status}: ${said.slice(0, LONGEST_MESSAGE)}`))
            else resolve({ answer: JSON.parse(said), headers: answer.headers, bytes: packed.length })
          })
        },
      )
      sent.once('error', reject)
      sent.end(text)
    })
  }
  return { send, close: () => agent.destroy() }
}
