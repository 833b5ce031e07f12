import { afterEach, expect, test, vi } from 'vitest'
import { findRows } from './find-rows.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers the palette's calls and remembers their addresses. */
function listen(answers: Record<string, unknown>): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://portal.test')
    asked.push(url)
    const body = answers[url.pathname.replace('/v1/api/partner/', '')]
    return body ? Response.json(body) : Response.json({ code: 'failed' }, { status: 500 })
  })
  return asked
}

test('the palette finds customers, orders and quotes; a call that fails hides no other', async () => {
  const customer = { href: '/customers/7', name: 'Jane Kowal', note: 'Chicago IL' }
  const asked = listen({
    find: { found: [customer] },
    orders: { orders: [{ orderID: 'AB12CD', shipTo: 'Jane Kowal, Chicago, IL' }] },
    quotes: { quotes: [{ id: 4, number: 'QL000004', customerName: 'Jane Kowal' }] },
  })
  expect(await findRows('jane & "kowal"', new AbortController().signal)).toEqual([
    customer,
    { href: '/orders/AB12CD', name: 'AB12CD', note: 'Order to Jane Kowal, Chicago, IL' },
    { href: '/quotes/4', name: 'QL000004', note: 'Quote for Jane Kowal' },
  ])
  expect(asked.map(({ searchParams }) => searchParams.get('search') ?? searchParams.get('q'))).toEqual(
    Array.from({ length: 4 }, () => 'jane & "kowal"'),
  )
})
