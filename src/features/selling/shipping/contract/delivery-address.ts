import { z } from 'zod'
import { stateField, zipField } from '#features/catalog/location/rules/address-fields.ts'
import * as fields from '#lib/typed/fields.ts'
import { optionally, typed } from '#lib/typed/schemas.ts'
import { carrierNote, secondLineFault, streetFault } from '../rules/po-box.ts'

/** An optional field that may also be left out: '' then. */
export const maybe = (field: fields.TypedField) =>
  optionally(field)
    .nullish()
    .transform((value) => value ?? '')

/** An address, as a checkout and staff give it. */
export const addressFields = {
  name: typed(fields.personName),
  address1: typed(fields.street),
  address2: maybe(fields.streetMore),
  city: typed(fields.city),
  state: typed(stateField),
  postcode: typed(zipField),
  company: maybe(fields.company),
  country: z.enum(['US', 'CA']).default('US'),
}

/** Where an order goes; the schema of these fields takes `refuseBoxes` as well. */
export const deliveryFields = { ...addressFields, carrierInstructions: maybe(carrierNote) }

/** Refuses a box at a post office, where no truck delivers. */
export function refuseBoxes(
  delivery: { address1: string; address2: string },
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const faults = { address1: streetFault(delivery.address1), address2: secondLineFault(delivery.address2) }
  for (const [path, message] of Object.entries(faults))
    if (message !== undefined) context.addIssue({ code: 'custom', path: [path], message })
}
