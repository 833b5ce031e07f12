import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PortalContext, portalContext } from '../context.ts'
import { action as issue } from './content/issue.tsx'
import { action as reviews } from './feedback/reviews.tsx'
import { action as stories } from './feedback/stories.tsx'
import { action as feedback } from './installers/installer-feedback.tsx'
import { action as lead } from './leads/lead.tsx'
import { deskAction as order } from './orders/desk/actions.server.ts'
import { action as account } from './people/account.tsx'
import { action as templates } from './quotes/templates/templates.tsx'

/** An api that notes each call. */
function notingApi() {
  const calls: unknown[] = []
  const group = (name: string) =>
    new Proxy(
      {},
      { get: (_, call: string) => async (input: unknown) => void calls.push([`${name}.${call}`, input]) },
    )
  const api = new Proxy({}, { get: (_, name: string) => group(name) })
  return { calls, api: api as PortalContext['api'] }
}

function press(action: (args: ActionFunctionArgs) => Promise<unknown>, fields: Record<string, string>) {
  const { calls, api } = notingApi()
  const context = new RouterContextProvider()
  context.set(portalContext, { api } as PortalContext)
  const url = new URL('http://portal.test/page')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = action({
    context,
    request,
    url,
    pattern: '/page',
    params: { id: '7' },
  } as ActionFunctionArgs)
  return { calls, answer }
}

test.each([
  ['a lead', lead],
  ['an issue', issue],
  ['an order', order],
  ['reviews', reviews],
  ['stories', stories],
  ['feedback', feedback],
  ['quote templates', templates],
])('a form of %s whose intent is missing or unknown changes nothing', async (_, action) => {
  for (const fields of [{ id: '7' }, { id: '7', intent: 'toString' }]) {
    const { calls, answer } = press(action, fields)
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } })
    expect(calls).toEqual([])
  }
})

test('a call without its outcome is not noted, one with it is', async () => {
  const without = press(lead, { intent: 'called' })
  await expect(without.answer).rejects.toMatchObject({ init: { status: 400 } })
  expect(without.calls).toEqual([])
  const { calls, answer } = press(lead, { intent: 'called', outcome: 'no-answer' })
  await answer
  expect(calls).toEqual([['leads.called', { id: 7, outcome: 'no-answer', note: '' }]])
})

test('a session id that is none does not end the other sessions', async () => {
  const { calls, answer } = press(account, { intent: 'end', id: '7x' })
  await answer
  expect(calls).toEqual([['ownAccount.endSession', { session: 0 }]])
})
