import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  optionsFailed:
    'There was a problem fetching your shipping options. Please refresh to try again or contact us for ' +
    'assistance.',
  freeShipping: 'Free Shipping',
  standardShipping: 'Standard Shipping',
  expeditedShipping: 'Expedited Shipping',
  guaranteedShipping: 'Priority Delivery, guaranteed by its date',
  consultantShipping: 'Shipping as quoted by your consultant',
  quoteOnly: (phone: string) => `We quote deliveries to Alaska, Hawaii and Canada by phone: call ${phone}.`,
  quoteOnlyTerritory: (territory: string, phone: string) =>
    `We quote deliveries to ${territory} by phone: call ${phone}.`,
  quoteOnlyMilitary: (phone: string) =>
    'Military mail (APO, FPO, DPO) takes no freight. We check by phone what can be sent to this address: ' +
    `call ${phone}.`,
  poBox: 'Trucks and UPS cannot deliver to a PO Box. Enter the street address.',
  dateTooFar: (days: number) => `Please choose a ship date within the next ${days} days.`,
  orderWithin: (time: string) => `Order within ${time}, ships today`,
  afterHoliday: (day: string, holiday: string) => `${day} (holiday: ${holiday})`,
})
