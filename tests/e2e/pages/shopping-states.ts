import { texts as parts } from '#features/catalog/accessories/texts.ts'
import { stockTexts } from '#features/catalog/catalog/rules/stock.ts'
import { texts as catalogTexts } from '#features/catalog/catalog/ui/texts.ts'
import { texts as searchTexts } from '#features/choosing/search/ui/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { houseTexts } from '#store/page-texts.ts'
import { PHONE } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { page, type State } from './state.ts'
import { openFirst } from './state-actions.ts'

const HEAT_PUMPS = '/category/heating-cooling/heat-pumps'

/** Home, lists and products. */
export const shoppingStates: State[] = [
  page('the home page', '/', { primary: 1 }),
  page('the house in summer', '/', {
    async arrange(there) {
      await there.getByRole('button', { name: houseTexts.cool }).click()
      await there.getByRole('button', { name: houseTexts.cool, pressed: true }).waitFor()
    },
  }),
  page('all categories', '/view-categories', { primary: 0 }),
  page('a group of categories', '/categories/furnaces-heaters', { primary: 0 }),
  page('a list', FURNACES, { primary: 0 }),
  page('a filtered list', `${FURNACES}?a2013=96`, { primary: 0 }),
  page('the filters on a phone', FURNACES, {
    async arrange(there) {
      await there.setViewportSize(PHONE)
      await link(there.getByRole('main'), new RegExp(`^${searchTexts.filters}`)).click()
      await there.getByRole('dialog', { name: searchTexts.filters }).waitFor()
    },
  }),
  page('the help of a filter', FURNACES, {
    async arrange(there) {
      await button(there.getByRole('complementary', { name: searchTexts.filters }), /^About AFUE/).click()
      await there.getByRole('dialog', { name: 'AFUE, %' }).waitFor()
    },
  }),
  page('a list with all filters written out', `${FURNACES}?filters=all`, { primary: 0 }),
  page('filters without results', `${FURNACES}?a2013=98&a111=1-5000`, { primary: 1 }),
  page('search results', '/search?q=3+ton+heat+pump', { primary: 0 }),
  page('a search without results', '/search?q=zzzzqqqq'),
  page('a product', FURNACES, { arrange: openFirst, primary: 1 }),
  page('a product from the front and the side', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await there.getByRole('link', { name: catalogTexts.stageViews.views, exact: true }).click()
      await there.locator('.sheet.wide svg').waitFor()
    },
  }),
  page(
    'an exploded view of a system',
    '/category/heating-cooling/ducted-systems/furnace-and-air-conditioner-systems',
    {
      async arrange(there) {
        await openFirst(there)
        await there.getByRole('link', { name: catalogTexts.stageViews.connections }).click()
        await there.locator('.sheet.wide svg').waitFor()
      },
    },
  ),
  page('a product that is out of stock', '/search?availability=Out+of+stock', {
    async arrange(there) {
      await openFirst(there)
      await there.getByRole('main').getByText(stockTexts.outOfStock).first().waitFor()
    },
  }),
  page('a complete system', '/category/heating-cooling/ducted-systems', { arrange: openFirst, primary: 1 }),
  page('the add-to-cart dialog', FURNACES, {
    async arrange(there) {
      await button(cards(there).first(), new RegExp(`^${addTexts.add}`)).click()
      await there.getByRole('dialog', { name: cartTexts.added }).waitFor()
    },
  }),
  page('the parts that a heat pump needs', HEAT_PUMPS, {
    async arrange(there) {
      await button(cards(there).first(), new RegExp(`^${addTexts.add}`)).click()
      await button(there.getByRole('dialog'), parts.next(parts.shortPages[1])).click()
      await there.getByRole('region', { name: parts.shortPages[1] }).waitFor()
    },
  }),
  page('a product with rebates', HEAT_PUMPS, {
    async arrange(there) {
      await openFirst(there)
      await there.getByText(catalogTexts.rebates).click()
      await there.getByText(/^Program data as of/).waitFor()
    },
    primary: 1,
  }),
]
