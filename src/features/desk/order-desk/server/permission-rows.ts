import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const unknown = { orderID: 'unknown' }
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
  'orderDesk.ship': {
    needs: 'orders.ship',
    input: { ...unknown, carrier: 'UPS', tracking: 'x' },
    noForeign: 'staff alone',
  },
  'orderDesk.deliver': { needs: 'orders.deliver', input: unknown, noForeign: 'staff alone' },
  'orderDesk.callOff': { needs: 'orders.call-off', input: because, noForeign: 'staff alone' },
}
