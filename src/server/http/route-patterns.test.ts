import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const contract = {
  receipt: oc.route({ method: 'GET', path: '/orders/{orderID}' }),
  category: oc.route({ method: 'GET', path: '/catalog/categories/{+slugs}' }),
  search: oc.route({ method: 'POST', path: '/search' }),
}
const os = implement(contract)
const router = {
  receipt: os.receipt.handler(() => undefined),
  category: os.category.handler(() => undefined),
  search: os.search.handler(() => undefined),
}

const nothing = new Map()
const patternOf = routePatterns({
  router,
  documents: new Map([['/product-documents/:id/certificate.pdf', async () => new Response()]]),
  notices: new Map([['/webhooks/paypal', async () => new Response()]]),
  lenderReturns: nothing,
  pageHandle: (path) =>
    path.startsWith('/order-summary/') ? { pattern: '/order-summary/:orderID/:postal' } : {},
})

test.each([
  ['/order-summary/A0123456789AB/60614', '/order-summary/:orderID/:postal'],
  ['/v1/api/orders/A0123456789AB', '/v1/api/orders/{orderID}'],
  ['/v1/api/orders/A0123456789AB/60614', '(no route)'],
  ['/v1/api/catalog/categories/furnaces-heaters/gas', '/v1/api/catalog/categories/{+slugs}'],
  ['/v1/api/search', '/v1/api/search'],
  ['/product-documents/453061180/certificate.pdf', '/product-documents/:id/certificate.pdf'],
  ['/webhooks/paypal', '/webhooks/paypal'],
  ['/metrics', '/metrics'],
  ['/A0123456789AB/60614', '(no route)'],
])('the log writes %s as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
