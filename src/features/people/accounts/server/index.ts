export { type Gate, gatesOf, needs, needsSecondFactor, needsSession } from './gates.ts'
export { type Party, requireParty } from './party.ts'
export {
  type Authorized,
  covers,
  coversAll,
  found,
  inCompany,
  requireAllRows,
  requirePermission,
} from './require-permission.ts'
export { requireStill } from './require-still.ts'
export { listEvents } from './security-events.ts'
export {
  endSession,
  endSessionsOf,
  endSessionsOfCompany,
  hashOf,
  newToken,
  type SignedIn,
  startSession,
  stepUpSession,
} from './sessions.ts'
export { teamOf } from './team.ts'
export {
  type AccountServices,
  type AccountsContext,
  requireSignedIn,
  requireStepUp,
  STRANGER,
  sessionCookie,
  type WhoAsks,
  whoAsksPortal,
  whoAsksStore,
} from './who-asks.ts'
