import { readFileSync } from 'node:fs'
import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import * as attributes from '#features/catalog/catalog/rules/attributes.ts'
import * as services from '#features/catalog/catalog/rules/service-ids.ts'
import {
  DEFAULT_LOCATION,
  LOCATION_COOKIE,
  MAX_TRANSIT_DAYS,
} from '#features/catalog/location/rules/location.ts'
import { MAX_REBATE_RECORDS } from '#features/catalog/rebates/ui/saved-rebates.ts'
import { MAX_COMPARED } from '#features/choosing/compare/rules/compared.ts'
import { FUELS } from '#features/choosing/compare/rules/reference-house.ts'
import { COMPARED_YEARS_DEFAULT } from '#features/choosing/operating-cost/rules/costs.ts'
import { MAX_LEVELS } from '#features/choosing/search/rules/facets/category-tree.ts'
import {
  DEFAULT_SORTING,
  MAX_QUERY_LENGTH,
  PAGE_LIMIT,
} from '#features/choosing/search/rules/listing/listing.ts'
import { BTU_TOLERANCE, TONS_TOLERANCE } from '#features/choosing/sizing/rules/fit.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import { SCROLL_STEP } from '#features/content/content/ui/stories-dialog.tsx'
import { SUBMITTED_MS } from '#features/desk/page-issues/rules/issue.ts'
import { EXIT_INTENT_MS, HIDDEN_MS, LABEL_MS } from '#features/partners/leads/rules/teaser.ts'
import { BUSINESS_HOURS } from '#features/partners/support/rules/business-hours.ts'
import { CART_COUNT_COOKIE } from '#features/selling/cart/rules/saved-entries.ts'
import { CHECKOUT_COOKIE_EXPIRES } from '#features/selling/checkout/rules/saved-checkout.ts'
import { CUTOFF_MINUTES } from '#features/selling/shipping/rules/ship-date.ts'
import { DAY_MS } from '#lib/dates.ts'
import { toWire } from '#lib/money.ts'
import { DEBOUNCE_MS } from '#shop/search-box/search-box.tsx'
import { FAR_FUTURE } from '#shop/visitor.ts'

/**
 * One constant of the specification's section 9: what it says, and where the product has it or what it waits
 * for.
 */
export interface ConstantRow {
  id: string
  name: string
  specified: unknown
  ours: (() => unknown) | `waits for ${string}`
}

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const popoverCss = readFileSync('src/ui/popover/popover.css', 'utf8')
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]

export const constants: readonly ConstantRow[] = [
  { id: 'K-LIMITS', name: 'products compared', specified: 4, ours: () => MAX_COMPARED },
  { id: 'K-LIMITS', name: 'rebate records kept', specified: 48, ours: () => MAX_REBATE_RECORDS },
  { id: 'K-LIMITS', name: 'products on a listing page', specified: 24, ours: () => PAGE_LIMIT },
  { id: 'K-LIMITS', name: 'default sorting', specified: 'score', ours: () => DEFAULT_SORTING.mode },
  { id: 'K-LIMITS', name: 'levels of the category tree', specified: 3, ours: () => MAX_LEVELS },
  { id: 'L-SEARCH-MAX', name: 'characters of a search', specified: 100, ours: () => MAX_QUERY_LENGTH },
  {
    id: 'L-SEARCH-DEB',
    name: 'pause before a search is sent, ms',
    specified: { desktop: 200, mobile: 500 },
    ours: () => DEBOUNCE_MS,
  },
  {
    id: 'K-FEES',
    name: 'add-on services',
    specified: [
      ['453054793', 'Liftgate Delivery', 25],
      ['453066844', 'Inside Delivery', 75],
      ['453065962', 'Flat Rate Return', 40],
    ],
    ours: () => ADDITIONAL_SERVICES.map(({ id, name, price }) => [id, name, toWire(price)]),
  },
  { id: 'K-FEES', name: 'days to return', specified: 30, ours: () => services.FLAT_RATE_RETURN_DAYS },
  {
    id: 'E-SERVICES',
    name: 'the service without tax',
    specified: '453071037',
    ours: () => services.PRIORITY_DELIVERY,
  },
  {
    id: 'S-CART-09',
    name: 'services that exclude each other',
    specified: ['453054793', '453066844'],
    ours: () => services.EXCLUSIVE_SERVICES,
  },
  {
    id: 'V-SHIP',
    name: 'items that the shipping lookup ignores',
    specified: ['453054793', '453065962', '453066844', '453071037'],
    ours: () => [...services.NOT_SHIPPED].toSorted(),
  },
  {
    id: 'K-COOKIES',
    name: 'years in which lasting cookies end',
    specified: [2038, 2038, 2038],
    ours: () =>
      [LOCATION_COOKIE.expires, CART_COUNT_COOKIE.expires, FAR_FUTURE].map((date) => date.getUTCFullYear()),
  },
  {
    id: 'S-CO-02',
    name: 'day on which the checkout cookie ends',
    specified: '2038-01-19',
    ours: () => CHECKOUT_COOKIE_EXPIRES.slice(0, 10),
  },
  {
    id: 'K-COOKIES',
    name: 'days for which a closed teaser stays away',
    specified: 30,
    ours: () => HIDDEN_MS / DAY_MS,
  },
  {
    id: 'K-COOKIES',
    name: 'days between two popups by exit intent',
    specified: 1,
    ours: () => EXIT_INTENT_MS / DAY_MS,
  },
  { id: 'S-EXP-01', name: 'seconds of a teaser label', specified: 30, ours: () => LABEL_MS / 1_000 },
  { id: 'L-ISSUE-OK', name: 'ms of the thanks', specified: 3000, ours: () => SUBMITTED_MS },
  {
    id: 'E-LOCATION',
    name: 'the default place',
    specified: {
      zipcode: '60614',
      city: 'Chicago',
      state: 'IL',
      country: 'US',
      taxRate: 0.1025,
      freightTaxable: true,
    },
    ours: () => DEFAULT_LOCATION,
  },
  {
    id: 'K-DEFAULTS',
    name: 'electricity, $ a kWh',
    specified: 0.14,
    ours: () => FUELS.electricity.price,
  },
  {
    id: 'K-DEFAULTS',
    name: 'the home before its owner describes it',
    specified: { thermostatHT: 70, thermostatAC: 75, insulationValue: 7, numFloors: 1 },
    ours: () => HOME_DEFAULTS,
  },
  { id: 'K-DEFAULTS', name: 'years of a cost comparison', specified: 5, ours: () => COMPARED_YEARS_DEFAULT },
  { id: 'V-BTU', name: 'BTU tolerance', specified: 0.1, ours: () => BTU_TOLERANCE },
  { id: 'V-BTU', name: 'tonnage tolerance', specified: 0.5, ours: () => TONS_TOLERANCE },
  {
    id: 'K-ATTRS',
    name: 'heating BTU',
    specified: [111, 715, 721, 738, 971],
    ours: () => attributes.HEATING_BTU_ATTRIBUTES,
  },
  { id: 'K-ATTRS', name: 'cooling BTU', specified: 527, ours: () => attributes.COOLING_BTU_ATTRIBUTE },
  { id: 'K-ATTRS', name: 'tonnage', specified: [103, 908], ours: () => attributes.TONNAGE_ATTRIBUTES },
  { id: 'K-ATTRS', name: 'region', specified: 1320, ours: () => attributes.REGION_ATTRIBUTE },
  { id: 'K-ATTRS', name: 'California', specified: 1376, ours: () => attributes.CALIFORNIA_ATTRIBUTE },
  { id: 'K-ATTRS', name: 'emission standard', specified: 1359, ours: () => attributes.EMISSION_ATTRIBUTE },
  { id: 'V-REGION', name: 'region codes', specified: ['N', 'S', 'SW'], ours: () => attributes.REGION_CODES },
  {
    id: 'K-AIRHANDLERS',
    name: 'air handler types',
    specified: [
      'Slim Ceiling Cassette',
      'Ceiling Cassette',
      'Concealed Duct',
      'Floor Ceiling',
      'Low Wall',
      'Wall Mount',
      'Outdoor Unit',
    ],
    ours: () => attributes.AIR_HANDLER_TYPES,
  },
  {
    id: 'K-HOURS',
    name: 'business hours, Sunday first',
    specified: [
      [10, 15],
      [7, 19],
      [7, 19],
      [7, 19],
      [7, 19],
      [7, 19],
      [10, 16],
    ],
    ours: () => BUSINESS_HOURS,
  },
  { id: 'K-SHIP', name: 'cutoff, minutes of the day', specified: 13 * 60, ours: () => CUTOFF_MINUTES },
  { id: 'K-SHIP', name: 'longest transit, business days', specified: 7, ours: () => MAX_TRANSIT_DAYS },
  {
    id: 'L-POP-W',
    name: 'widths of a popover',
    specified: ['276px', '354px', '600px'],
    ours: () => ['popover', 'popover-large', 'popover-wide'].map(token),
  },
  {
    id: 'L-POP-W',
    name: 'height of filter help',
    specified: '520px',
    ours: () => /max-height: (\d+px)/.exec(popoverCss)?.[1],
  },
  {
    id: 'L-PBAR-ACT',
    name: 'width of report issue',
    specified: 600,
    ours: () =>
      Number(
        /min\((\d+)px/.exec(readFileSync('src/features/desk/page-issues/ui/report-issue.css', 'utf8'))?.[1],
      ),
  },
  { id: 'L-VIDEOS', name: 'scroll step, px', specified: 100, ours: () => SCROLL_STEP },
]
