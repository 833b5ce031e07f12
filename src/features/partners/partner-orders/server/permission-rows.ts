import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'orders.list': { needs: 'orders.read', input: {} },
  'orders.totals': { needs: 'orders.read', input: {} },
  'orders.open': {
    needs: 'orders.read',
    input: { orderID: 'unknown' },
    noForeign: 'partner-orders.test.ts places orders of two companies',
  },
  'orders.cancel': {
    needs: 'orders.ask-cancel',
    input: { orderID: 'unknown', reason: 'x' },
    noForeign: 'an order takes a checkout; the ask for it covers the order as orders.open does',
  },
  'orders.receiptPdf': {
    needs: 'orders.read',
    input: { orderID: 'unknown' },
    noForeign: 'it covers the order as orders.open does',
  },
  'orders.lines': { needs: 'partner-orders.place', input: { text: '' } },
}
