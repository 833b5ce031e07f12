import { sectionTexts as catalogTexts } from '#features/catalog/catalog/ui/section-texts.ts'
import { texts as lineTexts } from '#features/catalog/line-sets/texts.ts'
import { texts as contentTexts } from '#features/content/content/texts.ts'
import { texts as jobTexts } from '#features/selling/job/texts.ts'
import { button, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { page, purchase, type State } from './state.ts'
import { openFirst } from './state-actions.ts'

/** Pages of content, pages of errors, and the gallery of components. */
export const otherStates: State[] = [
  page('track your order', '/track-your-order', { primary: 1 }),
  page('a survey without a link', '/customer-survey', { primary: 0 }),
  page('remove me', '/remove-me', { primary: 1 }),
  page('my quotes', '/search-quotes', { primary: 1 }),
  page('no quote in this browser', '/list-quotes', { primary: 1 }),
  page('technical information', '/technical-information', { primary: 1 }),
  page('an alert about a product', '/tell-me', { primary: 1 }),
  page('the ten-year warranty', '/ten-year-warranty', { primary: 1 }),
  {
    name: 'another buyer’s order',
    path: () => `/checkout/confirmation/${purchase.orderID}`,
    primary: 1,
  },
  page('a missing page', '/no-such-page', { primary: 1 }),
  page('the error page', '/500', { primary: 1 }),
  page('free shipping', '/free-shipping'),
  page('a brochure of a series', '/b/northvale/steady-96', { primary: 1 }),
  page('a brochure of a brand', '/b/tamarin-air', { primary: 1 }),
  page('the premium guarantee', '/premium-guarantee', { primary: 0 }),
  page('the testimonial videos', '/', {
    async arrange(there) {
      await button(there, contentTexts.watch(17)).click()
      await there
        .getByRole('dialog', { name: contentTexts.stories })
        .getByRole('list')
        .getByRole('button')
        .last()
        .waitFor()
    },
  }),
  page('about us', '/about-us'),
  page('system selector', '/system-selector', { primary: 1 }),
  page('system selector: the home', '/system-selector?step=house&zip_code_location=60614', { primary: 1 }),
  page('system selector: kinds', '/system-selector?step=system&zip_code_location=60614&squareFeet=2200', {
    primary: 1,
  }),
  page(
    'system selector: rooms',
    '/system-selector?step=zones&zip_code_location=60614&systemType=multi-zone&zones=3' +
      '&zone1.airHandlerType=Wall+Mount&zone1.coolingBtu=9000',
    { primary: 1 },
  ),
  page('system selector: no answer', '/system-selector?step=house&zip_code_location=99999', { primary: 1 }),
  page(
    'system selector: kits',
    '/system-selector/results?zip_code_location=60614&squareFeet=2200&numFloors=2&systemType=gas-furnace-ac' +
      '&condenserMount=Pad&wifi=true',
    { primary: 1 },
  ),
  page('sizing estimator', '/sizing-estimator', { primary: 1 }),
  page('sizing: one question', '/sizing-estimator?step=3', { primary: 1 }),
  page('sizing: an impossible answer', '/sizing-estimator?squareFeet=0&zipCode=60614', { primary: 1 }),
  page('sizing: result', '/sizing-estimator?squareFeet=2200&zipCode=60614&built=1970-1979&numFloors=2'),
  page('matched pairs', '/matched-pairs', { primary: 1 }),
  page('matched pairs of a model', '/matched-pairs?model=OHA', { primary: 1 }),
  page('the permit sheet', '/permit-sheet', { primary: 1 }),
  page('the permit sheet of a place with many rules', '/permit-sheet?zip=90012', { primary: 1 }),
  page('the permit sheet of no place', '/permit-sheet?zip=1', { primary: 1 }),
  page('the line set chooser', '/line-set-chooser', { primary: 1 }),
  page('the line set chooser with models', '/line-set-chooser?model=heat+pump', { primary: 1 }),
  page('the line sets of a product', '/category/heating-cooling/heat-pumps', {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.lineSet).click()
      await there.getByRole('heading', { name: lineTexts.charge }).waitFor()
    },
    primary: 1,
  }),
  page('a job list without products', '/job-list', { primary: 1 }),
  page('a job list that is damaged', '/job-list?items=abc', { primary: 1 }),
  page('the job list of a product', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.wholeJob).click()
      await there.getByRole('heading', { name: jobTexts.heading }).waitFor()
    },
    primary: 1,
  }),
  page('sizing: rooms', '/sizing-estimator?squareFeet=2200&zipCode=60614&numFloors=2&depth=rooms'),
  page('contact', '/contact-us'),
  page('the learning center', '/learning-center/', { primary: 1 }),
  page('the learning center with a search', '/learning-center/?q=filter', { primary: 1 }),
  page('the learning center with a search that finds nothing', '/learning-center/?q=zebra', { primary: 1 }),
  page('an article with tables', '/learning-center/tax-credits-and-rebates'),
  page('an article with instructions', '/learning-center/condensate-drains'),
  page('customer stories', '/customer-stories', { primary: 1 }),
  page('the last page of customer stories', '/customer-stories?page=3', { primary: 1 }),
  page('pro installation', '/pro-installation', { primary: 1 }),
  page('installers of a ZIP code', '/pro-installation?zip=60614', { primary: 1 }),
  page('a ZIP code without an installer', '/pro-installation?zip=59901&job=boiler', { primary: 1 }),
  page('installers of no place', '/pro-installation?zip=1', { primary: 1 }),
  page('installers for an order that does not open', '/pro-installation?orderID=A&postal=1', { primary: 1 }),
  page('feedback about an installer', '/pro-installation-feedback?contractor=1', { primary: 1 }),
  page('feedback about no installer', '/pro-installation-feedback', { primary: 1 }),
  page('installation videos', '/install-videos'),
  page('the privacy policy', '/learning-center/support-article/privacy-policy'),
  page('the terms of sale', '/terms-of-sale'),
  // The gallery shows each component in both themes, so its landmarks repeat.
  page('the gallery of components', '/ui-gallery', { allowed: ['landmark-unique'] }),
]
