import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { answered } from './answers.server.ts'

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
