import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Warranty registrations',
  lead:
    'Owners asked us to register these units. Register each one on the manufacturer’s website, then ' +
    'enter the confirmation number here.',
  state: 'Status',
  states: { received: 'To register', filed: 'Registered' },
  find: 'Order number or serial number',
  show: 'Apply',
  none: 'No registrations',
  noneHow: 'Registrations that owners send from their orders appear here.',
  unit: (unit: string, brand: string) => `${unit}, ${brand}`,
  order: (order: string) => `Order ${order}`,
  serial: 'Serial number',
  serialHint: 'As shown in the photo.',
  onPhoto: 'in the photo',
  photo: 'Photo of the rating plate',
  openPhoto: 'Open full-size photo',
  installed: (day: string) => `Installed on ${day}`,
  installer: (name: string) => `by ${name}`,
  received: (day: string) => `Received on ${day}`,
  registerBy: (day: string) => `Register by ${day}.`,
  overdue: (day: string) => `The registration deadline was ${day}.`,
  covered: (day: string) => `Parts warranty until ${day}.`,
  reference: 'Confirmation number',
  file: 'Mark as registered',
  fileOf: (unit: string, order: string) => `Mark as registered: ${unit}, order ${order}`,
  filed: (reference: string, by: string) => `Registered: confirmation number ${reference}, entered by ${by}.`,
  done: 'Saved. We email the owner.',
})
