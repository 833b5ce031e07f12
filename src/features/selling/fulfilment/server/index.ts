export { approveOrder } from './changes/approve-order.ts'
export { askCancel, refuseCancel } from './changes/ask-cancel.ts'
export { attemptsOf, mayStillPay } from './changes/attempts.ts'
export { cancelOrder, judgeCancel } from './changes/cancel-order.ts'
export { decideRefrigerantCertificate } from './changes/certificate.ts'
export { decideRefundRequest } from './changes/decide-refund.ts'
export { holdOrder, releaseOrderHold } from './changes/hold-order.ts'
export { receiveCheck } from './changes/receive-check.ts'
export { refundOrder } from './changes/refund-order.ts'
export { refundsAskedFor } from './changes/refund-requests.ts'
export { damagePhoto, findDamage, reportDamage, type StoredDamage } from './damage/damage.ts'
export { damageRefusal, sentPhotos } from './damage/sent-photos.ts'
export {
  claimWords,
  recordClaim,
  reopenDamage,
  settleDamage,
  settleWords,
} from './damage/settle-damage.ts'
export { canChangeBack } from './editing/change-back.ts'
export { type EditMoney, isMoving } from './editing/edit-money.ts'
export {
  type EditPreview,
  type EditResult,
  editLocked,
  editOrder,
  lockedForEdit,
  previewEdit,
  undoEdit,
} from './editing/edit-order.ts'
export { editedOrder } from './editing/edited-order.ts'
export { exemptionOfOrder } from './editing/plan-edit.ts'
export { isAbove, splitEdit } from './editing/split-edit.ts'
export { noticeOf, notify } from './mail/notices.ts'
export { noticeNow } from './mail/send-notices.ts'
export { compareAgain } from './reconciliation/compare.ts'
export { requestComparison } from './reconciliation/comparisons.ts'
export {
  latestComparisons,
  latestSettled,
  type OpenDifference,
  openDifferences,
} from './reconciliation/differences.ts'
export { giveBackCharge } from './reconciliation/give-back.ts'
export { settleDifference } from './reconciliation/settle.ts'
export { takeOverRefund } from './reconciliation/take-over.ts'
export { askReplacement, callOffReplacement, shipReplacement } from './replacement/replace.ts'
export { isOnItsWay, replaceableLines, replacementsOf } from './replacement/replacements.ts'
export { decideReturnRequest } from './returns/decide-return.ts'
export { findReturns } from './returns/read-returns.ts'
export { receiveReturn } from './returns/receive-return.ts'
export { requestReturn } from './returns/request-return.ts'
export {
  machinesOfOrder,
  parcelOf,
  productsOf,
  type SoldMachines,
  serialsOf,
} from './serials/read-serials.ts'
export {
  addSerials,
  changeSerial,
  removeSerials,
  restoreSerials,
} from './serials/write-serials.ts'
export { callOffRest } from './shipping/call-off.ts'
export { deliverOrder } from './shipping/deliver.ts'
export { shipOrder } from './shipping/ship.ts'
export { type StoredShipment, shipmentsOf } from './shipping/shipments.ts'
export { type AfterSale, previewRefund, refundFacts, returnFacts } from './staff/after-sale.ts'
export { type CalledOffLine, totalNowOf } from './total-now.ts'
export { waitingOrders } from './worklist/waiting-orders.ts'
export type { WaitingRow } from './worklist/waiting-row.ts'
export { waitingWork } from './worklist/worklist.ts'
