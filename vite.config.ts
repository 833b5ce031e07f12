import { defineConfig } from 'vite'
import { appConfig, appName, type ChunkGroup } from './vite.app.ts'

/**
 * Modules whose path has one of these parts, and none of the excepted ones. A contract is never among them:
 * it brings its library of schemas (25 kB) into every page that loads the file.
 */
const modules =
  (parts: readonly string[], except: readonly string[] = []) =>
  (id: string) => {
    const path = id.replaceAll('\\', '/')
    if (path.endsWith('/contract.ts')) return false
    return parts.some((part) => path.includes(part)) && !except.some((part) => path.includes(part))
  }

/** Libraries of every page. */
const LIBRARIES = ['react', 'react-dom', 'scheduler', 'react-router', 'cookie-es', 'zustand'].map(
  (name) => `node_modules/${name}/`,
)

/** What shopping pages share. */
const SHOPPING = ['ui', 'kit', 'api', 'shop', 'store', 'features/catalog', 'features/search'].map(
  (folder) => `src/${folder}/`,
)
SHOPPING.push('src/features/location/', 'src/features/shipping/', 'src/features/sizing/rules/fit')
SHOPPING.push('src/platform/clock/rules/store-time')

/** Parts of those folders that a list never needs. */
const NOT_FOR_LISTS = [
  // Its schemas would bring the schema library with them, which only the opened cart needs.
  'kit/text/plain-text',
  'store/routes/',
  'ui/disclosure/',
  'ui/empty/',
  'ui/error-summary/',
  'ui/field/',
  'ui/gauge/',
  'ui/notice/',
  'ui/pagination/',
  'ui/plot/',
  'ui/popover/',
  'ui/quantity/',
  'ui/radio-group/',
  'ui/slider/',
  'ui/specs/',
  'ui/stars/',
  'ui/steps/',
  'ui/table/',
  'ui/toast/',
  'ui/total/',
  'attributes',
  'product-types',
  'features/catalog/texts',
  'shipping/rules/rates',
  'shipping/rules/ship-date',
  'shipping/texts',
  'rules/additional-services',
  'product/recent/',
  'store/page-texts',
  'rules/plate',
  'chrome/lost-page',
  'place/product-rules',
  'client/open-cart',
  'prose-page',
  'section-texts',
  'catalog/ui/texts',
  'rules/zip',
  'location/rules/transit',
  'location/rules/distance',
  'location/rules/lower-48',
  'rules/tax/sales-tax',
  'rules/state-names',
  'location/texts',
  'api/paying',
  'kit/calls/',
  'shop/order/',
  'shop/product/product-fit',
  'shop/product/size-fit',
  'sizing/need-texts',
  'shop/sizing/store-sizer',
  'checkout',
  'orders',
  'store/partner/',
  'store/sheets/tools',
]

/** What lists and searches share, and a product's page does not need. */
const LISTS = ['features/search/ui/', 'features/search/rules/', 'shop/listing/', 'shop/sizing/home-need']

/** What a product's page, the cart and the comparison share: prices, quantities, delivery days. */
const BUYING = ['shop/product/price-', 'shop/rebates/product-rebates', 'pricing/rules/']
BUYING.push(
  'shipping/rules/',
  'platform/clock/rules/calendar',
  'shipping/texts',
  'ui/quantity/',
  'catalog/ui/texts',
)

/** What only a form that sizes a home needs: a product's page judges with the answer. */
const ONLY_FOR_SIZERS = [
  'sizing/estimator-texts',
  'sizing/need-texts',
  'sizing/bill-texts',
  'sizing/texts',
  'sizing/room-texts',
  'sizing/rules/bills/',
  'sizing/rules/estimate/',
  'sizing/rules/exact/',
  'sizing/rules/insulation',
  'sizing/rules/load',
  'sizing/rules/engine',
  'sizing/rules/equipment/',
  'sizing/rules/grade',
  'sizing/rules/need',
  'sizing/rules/parts',
  'sizing/rules/range',
  'sizing/remark-texts',
  'sizing/mail-form-texts',
  'sizing/ui/estimator/',
  'sizing/view/',
]

/**
 * A few files instead of forty: what every page needs, what shopping pages share, what lists share, what
 * pages with a price for the whole order share, what judges a product against the visitor's home and place,
 * and the words of a tax. What only the checkout needs stays out of them.
 */
const chunkGroups: ChunkGroup[] = [
  { name: 'vendor', test: modules(LIBRARIES), priority: 5 },
  { name: 'shop', test: modules(SHOPPING, [...NOT_FOR_LISTS, ...LISTS]), minShareCount: 3, priority: 4 },
  // What lists and the pages that size a home share.
  {
    name: 'need-words',
    test: modules(['sizing/need-texts', 'sizing/better-words', 'shop/sizing/store-sizer']),
    priority: 4,
  },
  { name: 'list', test: modules(LISTS, ['suggestion', 'nothing-found.tsx']), minShareCount: 2, priority: 3 },
  {
    name: 'fit',
    test: modules(
      ['features/sizing/', 'features/compliance/', 'ui/gauge/', 'shop/product/size-fit'],
      ['fit-gauge', ...ONLY_FOR_SIZERS],
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'buying', test: modules(BUYING), minShareCount: 2, priority: 1 },
  {
    name: 'tax',
    test: modules(['location/rules/tax/', 'rules/state-names', 'location/texts']),
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig(appConfig(appName, chunkGroups))
