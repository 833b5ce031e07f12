import { defineTexts } from '#lib/language/texts.ts'

/** What is wrong with the serial number of a unit. */
export const serialTexts = defineTexts({
  signs: 'A serial number has letters, digits and hyphens only.',
  length: (length: number) => `A serial number has 5 to 20 characters; this one has ${length}.`,
  none: 'This is not a serial number. Look for “Serial” or “S/N” on the plate.',
  model: 'This is the model number. The serial number is next to it on the plate.',
  twice: 'This serial number is in the form twice.',
  here: 'This order has this serial number already.',
  taken: (order: string) =>
    `Order ${order} has this serial number of the same model. Check the plate, or remove it there first.`,
  notShipped: 'More serial numbers than units in this shipment. Remove this one.',
  gone: 'This serial number was changed or removed. Reload the page.',
  changedTo: (before: string, after: string) => `${before} is now ${after}`,
  shipped: (serials: string) =>
    `We shipped serial number ${serials}. If the plate shows another one, add a photo of the plate.`,
})
