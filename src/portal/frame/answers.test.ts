import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { texts } from '../texts.ts'
import { answered, attempted } from './answers.server.ts'

const refused = () => Promise.reject(new ORPCError('invalid', { status: 400, message: 'after: not a place' }))
const outcomeAt = (address: string) =>
  answered(refused(), new URL(address, 'https://portal.test')).catch((thrown: unknown) => thrown)

test('[28] an old place of a list opens its first page, with the same filters', async () => {
  const answer = (await outcomeAt('/orders?state=open&after=7~x')) as Response

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/orders?state=open'])
})

test('[28] another wrong address is a page that is not there', async () => {
  expect(await outcomeAt('/orders?state=open')).toMatchObject({ init: { status: 404 } })
})

const page = new URL('https://portal.test/users?company=7')
const refusal = (code: string, status: number, details = {}) =>
  new ApiError(code, 'A sentence.', { status, details })
const attempt = (error: unknown) => attempted(() => Promise.reject(error), page, { email: 'ann@example.com' })

test.each([
  ['sign_in_needed', 401, '/sign-in?to=%2Fusers%3Fcompany%3D7'],
  ['step_up_needed', 403, '/account/confirm?to=%2Fusers%3Fcompany%3D7'],
])('[28] a form and a page that are refused with %s lead there and back', async (code, status, location) => {
  const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => error) as Promise<Response>
  for (const work of [attempt(refusal(code, status)), answered(Promise.reject(refusal(code, status)), page)])
    expect((await thrown(work)).headers.get('location')).toBe(location)
})

test.each([
  ['a wrong field', refusal('invalid', 400, { issues: [{ path: 'name', message: 'Too long.' }] })],
  ['a wrong password', refusal('sign_in_refused', 401)],
  ['one’s own request', refusal('own_request', 403)],
  ['a row that is gone', refusal('not_found', 404)],
])('[28] %s goes back to the form, with what was typed', async (_, error) => {
  const { code, status, details } = error
  const problems = 'issues' in details ? { name: 'Too long.' } : {}
  expect(await attempt(error)).toMatchObject({
    data: { email: 'ann@example.com', refused: { message: 'A sentence.', code, details, problems } },
    init: { status },
  })
})

test('[28] a refusal of the framework’s own has a sentence for people', async () => {
  expect(await attempt(new ORPCError('BAD_REQUEST'))).toMatchObject({
    data: { refused: { message: texts.check } },
  })
})

test.each([
  ['a bug', new Error('bug')],
  ['an answer', new Response(null, { status: 400 })],
])('[28] %s of a form’s work is none of its refusals', async (_, error) => {
  await expect(attempt(error)).rejects.toBe(error)
})
