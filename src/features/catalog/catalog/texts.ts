import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about products and services that shoppers read. */
export const texts = defineTexts({
  productUnknown: 'We could not find this product.',
  categoryUnknown: 'We could not find this category.',
  withdrawn: 'No longer sold',
  liftgate: {
    name: 'Liftgate Delivery',
    description: 'Lowered from the truck to your curb.',
    details:
      'The driver lowers your shipment from the truck to the curb with a hydraulic lift. We suggest ' +
      'it for anything over 100 lb when you have no loading dock.',
  },
  inside: {
    name: 'Inside Delivery',
    description: 'Carried through your first doorway. Replaces liftgate delivery.',
    details:
      'The driver carries your shipment through the first doorway on the ground floor. You do not need ' +
      'liftgate delivery as well.',
  },
  flatRateReturn: {
    name: 'Flat Rate Return',
    description: 'One return within 30 days. Lower 48 states only.',
    details:
      'Send your order back within 30 days for this flat fee. Not available for Canadian, Alaskan and' +
      ' Hawaiian shipments.',
  },
  priority: {
    name: 'Priority Delivery',
    description: 'Guaranteed delivery date.',
    details: 'We load your order first and guarantee its delivery date.',
  },
})

/** "AHRI reference 123456789": the name of a matched system's certificate. */
export const certificateTitle = defineTexts(
  (referenceNumber: string): string => `Certificate, AHRI reference ${referenceNumber}`,
)
