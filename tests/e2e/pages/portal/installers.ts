import { texts as installerTexts } from '#portal/routes/installers/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

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
