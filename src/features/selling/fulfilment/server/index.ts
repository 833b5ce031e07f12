export { askCancel } from './changes/ask-cancel.ts'
export { cancelOrder } from './changes/cancel-order.ts'
export { notify } from './mail/notices.ts'
export { type StoredShipment, shipmentsOf } from './shipping/shipments.ts'
