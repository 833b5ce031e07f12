import { defineTexts } from '#lib/language/texts.ts'

/** The page /free-shipping beside the promise of page-texts.ts, which the home page shows as well. */
export const freeShippingTexts = defineTexts({
  title: 'Free shipping',
  heading: 'What ships free',
  equipment: 'This equipment ships free to the lower 48 states, with all other products of the same order:',
  charged: 'These cost extra:',
  parts:
    'Parts and supplies without equipment in the same order are charged by weight and distance. ' +
    'The product page and the cart show the price.',
  faster: 'Expedited Delivery, Priority Delivery, Liftgate Delivery and Inside Delivery are paid options.',
  arrives: 'When it arrives',
  delivered: 'How it is delivered',
  how: (liftgateIsOptional: string, liftgate: string, inside: string) =>
    'Equipment ships by truck. The carrier calls you to set a delivery window, and delivers to your ' +
    `curb. ${liftgateIsOptional} It costs ${liftgate}. Inside delivery costs ${inside}. Add either one ` +
    'in your cart.',
  back: 'If you send it back',
  flatRate: (price: string) =>
    `Add Flat Rate Return for ${price} when you order. If you return the product within 30 days, you pay ` +
    'nothing more. It is not available for Canadian, Alaskan and Hawaiian shipments.',
  farther: 'For delivery to Alaska, Hawaii or Canada, please [call or write us](/contact-us) for a price.',
})
