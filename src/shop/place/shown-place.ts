import type { Visitor } from '../shop-context.ts'
import { texts } from '../texts.ts'

/**
 * The place of a visitor in two lines. Until the visitor gives a ZIP code, the place that prices and dates
 * are for is called an example.
 */
export const shownPlace = ({ location, knowsPlace }: Pick<Visitor, 'location' | 'knowsPlace'>) =>
  knowsPlace
    ? { name: location.label, note: texts.placeIsYours }
    : { name: texts.enterZip, note: texts.placeIsExample(location.city, location.zipcode) }
