export { marked, needs, needsSecondFactor, needsSession, needsToRead, type PortalLists } from './gates.ts'
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
  type AccountsContext,
  requireSignedIn,
  requireStepUp,
  sessionCookie,
  type WhoAsks,
  whoAsksPortal,
} from './who-asks.ts'
