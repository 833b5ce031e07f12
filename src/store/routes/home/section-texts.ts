import { defineTexts } from '#lib/language/texts.ts'
import { shippingTexts } from '../../page-texts.ts'

/** Texts of the lower part of the home page. */
export const sectionTexts = defineTexts({
  startsLabel: 'Ways to start',
  starts: {
    model: {
      title: 'I know the model',
      text: 'Enter a model number from your old unit or a quote, or a size such as “3 ton”.',
      field: 'Model number or size',
      example: 'NVF96-080B',
      find: 'Find it',
    },
    choose: {
      title: 'Help me choose',
      text: 'Answer a few questions about your house and see complete systems that fit.',
      system: 'Choose a system',
      size: 'Size my home',
    },
    contractor: {
      title: 'I am a contractor',
      text: 'Live stock and ship dates by model number. Call for a job quote.',
      details: 'For contractors',
    },
  },
  scale: 'Everything drawn to the same scale',
  allCategories: 'All categories',
  lineupScrolls: 'Products side by side, scrolls sideways',
  delivery: 'How it gets to you',
  deliveryDetails: 'Free shipping details',
  deliverySteps: [
    ['Order before 1:00 PM', shippingTexts.cutoff],
    ['A call from the carrier', 'Equipment ships by truck. The carrier calls you to schedule delivery.'],
    ['1 to 5 days', 'Typical delivery. Some areas take up to 7 business days.'],
  ],
  atCurb: 'At your curb',
  curb: 'Curbside delivery is free.',
  curbLiftgate: (liftgate: string) =>
    `Curbside delivery is free. You can add liftgate (${liftgate}) in the cart.`,
  curbInside: (inside: string) =>
    `Curbside delivery is free. You can add inside delivery (${inside}) in the cart.`,
  curbBoth: (liftgate: string, inside: string) =>
    `Curbside delivery is free. You can add liftgate (${liftgate}) or inside delivery (${inside}) ` +
    'in the cart.',
  index: (count: number) => `The ${count} largest categories`,
  testimonials: 'What customers say',
  reading: 'Buying guides',
  moreReading: (count: number) => `${count} more guides`,
})
