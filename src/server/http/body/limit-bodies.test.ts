import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { requestLimits } from '../limits.ts'
import type { RequestScope } from '../request.ts'
import { type BodyEnv, limitBodies } from './limit-bodies.ts'

const BODY = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'

/** A server whose uploads stay under way until they are let go. */
function uploads() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const app = new Hono<BodyEnv>()
  app.use((c, next) => {
    c.set('scope', { ip: c.req.header('x-test-ip') ?? '' } as RequestScope)
    return next()
  })
  app.use(
    limitBodies({
      uploadOf: () => ({ maxBytes: 1_000, refusal: 'too large' }),
      openUpload: () => gate,
      isPage: () => false,
    }),
  )
  app.post('/', (c) => c.text('read'))
  return {
    letGo: () => letGo(),
    send: (ip: string) =>
      app.request('/', {
        method: 'POST',
        body: BODY,
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-test-ip': ip },
      }),
  }
}

const statusOf = async (answer: Response | Promise<Response>) => (await answer).status

test('a network sends one upload at a time, and its place is free again at the end', async () => {
  const { send, letGo } = uploads()
  const first = send('192.0.2.1')
  expect(await statusOf(send('192.0.2.1'))).toBe(429)
  const another = send('192.0.2.2')
  letGo()
  expect([await statusOf(first), await statusOf(another)]).toEqual([200, 200])
  expect(await statusOf(send('192.0.2.1'))).toBe(200)
})

test('however many networks send, a process reads a bounded number of uploads', async () => {
  const { send, letGo } = uploads()
  const most = requestLimits.uploadsAProcess
  const begun = Array.from({ length: most }, (_, index) => send(`192.0.2.${index}`))
  expect(await statusOf(send('198.51.100.1'))).toBe(503)
  letGo()
  expect(await Promise.all(begun.map(statusOf))).toEqual(Array(most).fill(200))
})
