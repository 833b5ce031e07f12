import type { Locator, Page } from 'playwright-core'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { page, type State } from './state.ts'

export const inPortal = (name: string, path: string, more: Partial<State> = {}): State =>
  page(name, path, { app: 'portalUrl', ...more })

/** A page for people who are signed in; `opened` is there when it shows what it should. */
export const signedIn = (
  name: string,
  path: string,
  opened: (there: Page) => Locator,
  as: Person = 'contractor',
): State => inPortal(`${name} of the portal`, path, { as, arrange: (there) => opened(there).waitFor() })

export const titled = (name: string | RegExp) => (there: Page) =>
  there.getByRole('heading', { level: 1, name })
export const part = (name: string) => (there: Page) =>
  there.getByRole('heading', { level: 2, name, exact: true })
