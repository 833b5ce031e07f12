import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { storeContract } from '#server/http/router.ts'
import { endpoints, readAnswer } from './client.ts'
import { payingEndpoints } from './paying.ts'

const routes = [...Object.entries(endpoints), ...Object.entries(payingEndpoints)].flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, [method, path]]) => ({ feature, name, method, path })),
)

test.each(routes)(
  'the browser calls $feature.$name as the contract declares it',
  ({ feature, name, method, path }) => {
    const declared: unknown = Reflect.get(Reflect.get(storeContract, feature), name)

    expect(declared).toMatchObject({ '~orpc': { route: { method, path } } })
  },
)

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = { error: true, errorMessage: 'No such quote', errorType: 'not_found' }

/** An answer whose connection ends after the first half of its body. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"total":'))
      stream.error(new DOMException('The call was aborted', 'AbortError'))
    },
  })
  return new Response(body)
}

test.each<[string, Response, object | undefined]>([
  ['a body', json({ total: 12 }), { total: 12 }],
  ['an empty body', new Response(null, { status: 204 }), undefined],
])('the browser reads %s', async (_, answer, body) => {
  expect(await readAnswer(answer)).toEqual(body)
})

test.each<[string, Response, unknown]>([
  ['a refusal', json(refusal, 404), new ApiError('not_found', 'No such quote', { status: 404 })],
  ['a page of a proxy', new Response('<html>', { status: 502 }), new Error('The server answered 502')],
  ['a page in place of JSON', new Response('<html>'), new Error('The server answered 200')],
  ['a body that breaks off', cutOff(), expect.objectContaining({ name: 'AbortError' })],
])('%s is an error for the caller, never an answer', async (_, answer, error) => {
  await expect(readAnswer(answer)).rejects.toEqual(error)
})
