import { expect, test } from 'vitest'
import { whatToRun } from '../../scripts/test/changed.mjs'

test.each([
  ['a rule of a feature', ['src/features/selling/cart/rules/cart.ts'], { journeys: true }],
  ['a component', ['src/features/selling/cart/ui/cart-page.tsx'], { pages: true, journeys: true }],
  ['a route of the storefront', ['src/store/routes/cart.tsx'], { pages: true, journeys: true }],
  ['a unit test alone', ['src/features/selling/cart/rules/cart.test.ts'], {}],
  ['a fault test alone', ['tests/faults/orders/races.test.ts'], {}],
  ['a journey', ['tests/e2e/shopping/listing.test.ts'], { journeys: true }],
  ['a fixture', ['tests/fixtures/browser/page.ts'], { journeys: true }],
  ['a migration', ['src/db/migrations/0001-catalogue.ts'], { everything: true, journeys: true }],
  [
    'a table of facts',
    ['src/features/catalog/rebates/server/data/programs.csv'],
    { everything: true, journeys: true },
  ],
  ['a settings table that a test reads', ['docs/operations.md'], { everything: true }],
  ['the settings of the test runner', ['vitest.config.ts'], { everything: true }],
  ['prose at the top', ['CONTRIBUTING.md'], {}],
])('npm test -- --changed: %s', (_, files, expected) => {
  expect(whatToRun(files)).toEqual({ everything: false, pages: false, journeys: false, ...expected })
})
