import { expect, test } from 'vitest'
import type { StoreApi } from '#api/contract.ts'
import { answerSelectorForm } from './answer-selector.server.ts'

test.each(['', 'toString'])('a form whose intent is "%s" sends no mail', async (intent) => {
  const calls: string[] = []
  const systemSelector = new Proxy({} as StoreApi['systemSelector'], {
    get: (_, call: string) => async () => void calls.push(call),
  })
  const url = new URL('http://store.test/system-selector')
  const body = new URLSearchParams({ intent, email: 'ann@home.example' })
  const answer = answerSelectorForm(
    { systemSelector } as StoreApi,
    new Request(url, { method: 'POST', body }),
    url,
  )
  await expect(answer).rejects.toMatchObject({ init: { status: 400 } })
  expect(calls).toEqual([])
})
