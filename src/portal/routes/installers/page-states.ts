import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as installerTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('their own listing for homeowners', '/company/listing', titled(/homeowner listing$/)),
  signedIn('the installers', '/installers', titled(installerTexts.list.title), 'operations'),
  signedIn('an installer', '/installers/1', titled(/homeowner listing$/), 'operations'),
  signedIn('an installer that may only be read', '/installers/1', titled(/homeowner listing$/), 'sales'),
  signedIn(
    'the feedback about installers',
    '/installers/feedback',
    titled(installerTexts.feedback.title),
    'operations',
  ),
]
