export { recordAudit } from './audit.ts'
export { accountsHandlers } from './handlers.ts'
export {
  type Authorized,
  covers,
  coversAll,
  found,
  inCompany,
  requirePermission,
} from './require-permission.ts'
export { requireStill } from './require-still.ts'
export { endSession, type SignedIn, startSession } from './sessions.ts'
export {
  type AccountServices,
  requireSignedIn,
  requireStepUp,
  STRANGER,
  type WhoAsks,
  whoAsksPortal,
  whoAsksStore,
} from './who-asks.ts'
