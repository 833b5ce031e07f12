import { texts } from '#portal/texts.ts'
import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [
  signedIn('the projects', '/projects', titled(texts.projects.title)),
  signedIn('the list of projects', '/projects?as=list', titled(texts.projects.title)),
  signedIn('a new project', '/projects/new?customer=1', titled(/^New project for/)),
  signedIn('a project', '/projects/1', part(texts.projects.equipment)),
  signedIn('a project that may only be read', '/projects/1', part(texts.projects.equipment), 'operations'),
]
