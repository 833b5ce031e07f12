import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const unknown = { orderID: 'unknown' }
const KEY = '00000000-0000-4000-8000-000000000000'
const RMA = 'R00000000'
const staffAlone = (needs: string, more: Readonly<Record<string, unknown>> = {}): PermissionRow => ({
  needs,
  input: { ...unknown, ...more },
  noForeign: 'staff alone',
})
const because = { ...unknown, reason: 'x' }

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'orderDesk.open': { needs: 'order-desk.read', input: unknown, noForeign: 'staff alone' },
  'orderDesk.receiveCheck': {
    needs: 'orders.receive-payment',
    input: { ...unknown, reference: 'x' },
    noForeign: 'staff alone',
  },
  'orderDesk.approve': { needs: 'orders.approve', input: unknown, noForeign: 'staff alone' },
  'orderDesk.decideCertificate': {
    needs: 'certificates.decide',
    input: { ...unknown, decision: 'verified', how: 'x' },
    noForeign: 'staff alone',
  },
  'orderDesk.cancel': { needs: 'orders.cancel', input: because, noForeign: 'staff alone' },
  'orderDesk.askCancel': {
    needs: 'orders.ask-cancel',
    input: because,
    noForeign: 'it locks the order as orders.cancel does',
  },
  'orderDesk.refuseCancel': staffAlone('orders.refuse-cancel', { reason: 'x' }),
  'orderDesk.ship': {
    needs: 'orders.ship',
    input: { ...unknown, carrier: 'UPS', tracking: 'x' },
    noForeign: 'staff alone',
  },
  'orderDesk.deliver': { needs: 'orders.deliver', input: unknown, noForeign: 'staff alone' },
  'orderDesk.callOff': { needs: 'orders.call-off', input: because, noForeign: 'staff alone' },
  'orderDesk.addSerials': staffAlone('serials.write', {
    serials: [{ lineNo: 1, part: 0, serial: 'AB12345' }],
  }),
  'orderDesk.changeSerial': staffAlone('serials.write', { id: 1, serial: 'AB12345' }),
  'orderDesk.removeSerials': staffAlone('serials.write', { ids: [1] }),
  'orderDesk.restoreSerials': staffAlone('serials.write', { ids: [1] }),
  'orderDesk.writeNote': staffAlone('order-desk.note', { key: KEY, body: 'x' }),
  'orderDesk.changeNote': staffAlone('order-desk.note', { id: KEY, body: 'x' }),
  'orderDesk.removeNote': staffAlone('order-desk.note', { id: KEY }),
  'orderDesk.restoreNote': staffAlone('order-desk.note', { id: KEY }),
  'orderDesk.hold': staffAlone('orders.hold', { reason: 'x' }),
  'orderDesk.release': staffAlone('orders.hold'),
  'orderDesk.timeline': staffAlone('order-desk.read'),
  'orderDesk.mail': staffAlone('order-desk.read', { id: 1 }),
  'orderDesk.mailAgain': staffAlone('order-desk.mail', { id: 1, key: KEY }),
  'orderDesk.previewEdit': staffAlone('orders.edit'),
  'orderDesk.edit': staffAlone('orders.edit', { key: KEY, expected: 1 }),
  'orderDesk.quoteAdded': staffAlone('quotes.for-order', { key: KEY, expected: 1, quoteTotal: 1 }),
  'orderDesk.undoEdit': staffAlone('orders.edit', { key: KEY, version: 1 }),
  'orderDesk.previewRefund': staffAlone('orders.refund', { amount: 1 }),
  'orderDesk.refund': staffAlone('orders.refund', { amount: 1, key: KEY, expected: 1, reason: 'x' }),
  'orderDesk.decideRefund': staffAlone('orders.approve-refund', { id: KEY, decision: 'approved' }),
  'orderDesk.askReturn': {
    needs: 'returns.request',
    input: { ...unknown, why: 'not_needed', lines: [] },
    noForeign: 'it locks the order as orders.cancel does',
  },
  'orderDesk.decideReturn': staffAlone('returns.decide', { rma: RMA, decision: 'approved' }),
  'orderDesk.receiveReturn': staffAlone('returns.receive', { rma: RMA, writtenOff: [] }),
  'bulkOrders.choose': { needs: 'orders.ship', input: { kind: 'ship' } },
  'bulkOrders.named': {
    needs: 'orders.ship',
    input: { kind: 'ship', orders: ['unknown'] },
    noForeign: 'staff alone',
  },
  'bulkOrders.start': {
    needs: 'orders.ship',
    input: { key: KEY, kind: 'ship', carrier: 'UPS', rows: [{ orderID: 'unknown', seen: 1, tracking: 'x' }] },
    noForeign: 'staff alone',
  },
  'bulkOrders.runs': { needs: 'orders.ship' },
  'bulkOrders.run': { needs: 'orders.ship', input: { id: KEY }, noForeign: 'staff alone' },
  'bulkOrders.retry': { needs: 'orders.ship', input: { id: KEY }, noForeign: 'staff alone' },
  'orderDesk.damagePhoto': staffAlone('order-desk.read', { photo: '0'.repeat(32) }),
  'orderDesk.reportDamage': {
    needs: 'damage.report',
    input: { ...unknown, note: 'x' },
    noForeign: 'it locks the order as orders.cancel does',
  },
  'orderDesk.claimDamage': staffAlone('damage.settle', { report: KEY, number: 'x' }),
  'orderDesk.settleDamage': staffAlone('damage.settle', { report: KEY, reason: 'x' }),
  'orderDesk.replace': staffAlone('orders.ship', { key: KEY, lines: [] }),
  'orderDesk.shipReplacement': staffAlone('orders.ship', { id: KEY, carrier: 'UPS', tracking: 'x' }),
  'orderDesk.callOffReplacement': staffAlone('orders.ship', { id: KEY }),
  'orderDesk.reopenDamage': staffAlone('damage.settle', { report: KEY }),
  'orderDesk.returnLabel': staffAlone('order-desk.read', { rma: RMA }),
}
