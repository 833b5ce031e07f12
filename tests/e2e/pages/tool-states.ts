import { sectionTexts as catalogTexts } from '#features/catalog/catalog/ui/section-texts.ts'
import { texts as rules } from '#features/catalog/compliance/ui/texts.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { texts as visitTexts } from '#features/catalog/visit/ui/recent-strip.tsx'
import { texts as compareTexts } from '#features/choosing/compare/texts.ts'
import { texts as searchTexts } from '#features/choosing/search/ui/texts.ts'
import { needTexts } from '#features/choosing/sizing/need-texts.ts'
import { texts as sizing } from '#features/choosing/sizing/texts.ts'
import { supportTexts } from '#features/partners/support/ui/texts.ts'
import { texts as reviewTexts } from '#features/service/reviews/texts.ts'
import { texts as store } from '#store/texts.ts'
import { PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { addFirst, button, cards, FURNACES, link, locationButton } from '#tests/fixtures/buyers/buying.ts'
import { uiTexts } from '#ui/texts.ts'
import { page, type State } from './state.ts'
import { chooseToCompare, goTo, openComparison, openFirst, sizeHome } from './state-actions.ts'

/** Sizing, places, comparisons, menus and what else opens on a page. */
export const toolStates: State[] = [
  page('the size of a tankless heater', '/tankless-water-heater-size?zipCode=55401&shower=2&kitchenSink=1', {
    primary: 1,
  }),
  page('what a heat pump does, before a home is entered', '/heatpump', { primary: 1 }),
  page('what a heat pump does in Duluth', '/heatpump?zipCode=55802&squareFeet=2200&fuel=Oil'),
  page('a heat pump in a home that cannot be', '/heatpump?zipCode=1&squareFeet=0&fuel=Peat&x=1', {
    primary: 1,
  }),
  page('the operating cost calculator', '/operating-cost-calculator', { primary: 1 }),
  page(
    'operating costs in Duluth, with a price for the heat pump',
    '/operating-cost-calculator/Results?squareFootage=2200&zipCode=55802&fuel=Electric&system.heatPump=9000',
  ),
  page(
    'operating costs of a home that cannot be',
    '/operating-cost-calculator/Results?squareFootage=2&zipCode=1',
  ),
  page('a list with the load of a home', '/category/furnaces-heaters/gas-furnaces', {
    async arrange(there) {
      await sizeHome(there)
      await cards(there)
        .first()
        .getByText(/% of your/)
        .waitFor()
    },
  }),
  page('a load calculator with errors', '/category/furnaces-heaters/gas-furnaces', {
    async arrange(there) {
      await button(there, searchTexts.openCalculator).click()
      await button(there, sizing.submit).click()
      await there.getByText(sizing.errors.squareFeet).waitFor()
    },
    primary: 1,
  }),
  page(
    'a product that may not be installed at the place, compared with a home’s load',
    '/category/furnaces-heaters/gas-furnaces?series=Value+80',
    {
      async arrange(there) {
        await sizeHome(there)
        await goTo(there, '94103')
        await openFirst(there)
        await there.getByText(rules.whatWasChecked).click()
        await there
          .getByText(/^Rules as of/)
          .first()
          .waitFor()
      },
      primary: 0,
    },
  ),
  page('the load calculator of a product', '/category/heating-cooling/heat-pumps', {
    async arrange(there) {
      await openFirst(there)
      await button(there, needTexts.checkHome).first().click()
      await there.getByRole('dialog').getByLabel(sizing.area).waitFor()
    },
  }),
  page('a cart with a product that may not be installed at the place', '/cart', {
    async arrange(there) {
      // A fixed product, because the first product of a list depends on earlier purchases.
      await addFirst(there, '/category/furnaces-heaters/gas-furnaces?series=Value+80')
      await visit(there, '/cart')
      await goTo(there, '94103')
      await there.getByText(rules.cartBlocked(1, '94103')).waitFor()
    },
    primary: 0,
  }),
  page('the place modal with an error', '/view-categories', {
    async arrange(there) {
      await locationButton(there).click()
      await button(there.getByRole('dialog', { name: store.yourLocation }), store.submit).click()
      await there.getByRole('dialog').getByText(locationTexts.invalidZip).waitFor()
    },
  }),
  page('the open Shop menu', '/view-categories', {
    async arrange(there) {
      await button(there.getByRole('banner'), store.shop).click()
      await there.getByRole('navigation', { name: store.shopByCategory }).getByRole('link').first().waitFor()
    },
  }),
  page('the compare tray with a fifth product refused', FURNACES, {
    async arrange(there) {
      await chooseToCompare(there, 5)
      await there
        .getByRole('region', { name: compareTexts.chosen })
        .getByText(compareTexts.full('').slice(0, 30))
        .waitFor()
      // The page ends with room for the tray. Further up, its edge lies over whatever is scrolled there.
      await there.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    },
    primary: 0,
  }),
  page('a comparison of three', FURNACES, { arrange: (there) => openComparison(there, 3), primary: 0 }),
  page('a comparison of four', FURNACES, { arrange: (there) => openComparison(there, 4), primary: 0 }),
  page('a comparison after a removal', FURNACES, {
    async arrange(there) {
      await openComparison(there, 2)
      await link(there.getByRole('columnheader').first(), /^Remove/).click()
      await button(there, uiTexts.undo).waitFor()
    },
    primary: 0,
  }),
  page('a comparison with an unknown item', '/compare?ids=999999999', { primary: 1 }),
  page('nothing to compare', '/compare', { primary: 1 }),
  page('the home page with products seen recently', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await there.waitForFunction(() => localStorage.getItem('alpine.recentlyViewed') !== null)
      await visit(there, '/')
      await there.getByRole('region', { name: visitTexts.recentlyViewed }).waitFor()
    },
  }),
  page('the open menu of a phone', '/view-categories', {
    async arrange(there) {
      await there.setViewportSize(PHONE)
      await button(there.getByRole('banner'), store.menu).click()
      await there.getByRole('navigation', { name: store.shopByCategory }).locator('summary').nth(1).click()
      await there
        .getByRole('link', { name: /^All in/ })
        .filter({ visible: true })
        .waitFor()
    },
  }),
  page('suggestions for a model number', '/about-us', {
    async arrange(there) {
      await there.getByRole('combobox', { name: store.search }).fill('nvf96')
      await there.waitForURL('**/search?q=nvf96')
      await there.getByRole('option').first().waitFor()
    },
  }),
  page('shopping assistance', '/about-us', {
    async arrange(there) {
      await link(there.getByRole('banner'), store.assistance).click()
      await there.getByRole('dialog', { name: supportTexts.assistance }).waitFor()
    },
  }),
  page('the choices for writing an email', '/contact-us', {
    async arrange(there) {
      await link(there.getByRole('main'), /@/).click()
      await there.getByRole('dialog', { name: supportTexts.writeWith }).waitFor()
    },
  }),
  page('all reviews of a product', '/search?q=gas+furnace', {
    async arrange(there) {
      await openFirst(there)
      await button(there, /^Read all/).click()
      await there.getByRole('combobox', { name: catalogTexts.sortReviews }).waitFor()
    },
  }),
  page('help of a specification', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await button(there, catalogTexts.whatIs('AFUE')).click()
      await there.getByRole('dialog', { name: 'AFUE' }).waitFor()
    },
  }),
  page('a service', '/product/services/liftgate-delivery/453054793', { primary: 1 }),
  page('a review to be written', '/write-a-review', { primary: 1 }),
  page('a review with errors', '/search?q=gas+furnace', {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.writeReview).click()
      await button(there, reviewTexts.review.send).click()
      await there.getByRole('alert').first().waitFor()
    },
    primary: 1,
  }),
  page('a question to be asked', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.ask).first().click()
      await button(there, reviewTexts.question.send).waitFor()
    },
    primary: 1,
  }),
]
