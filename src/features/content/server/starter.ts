import type { NewEntry } from './install.ts'

/** The content of a new store; staff edit it afterwards. */
export const STARTER_CONTENT: readonly NewEntry[] = [
  {
    kind: 'guarantee',
    slug: 'premium',
    title: 'Premium guarantee',
    summary: 'Arrival, fit, returns and parts: what we promise after the truck has left.',
    body: {
      lead:
        'Most people buy heating and cooling once in fifteen years, and in a hurry. These are our ' +
        'promises for the time after your purchase. They are numbered, so that you can refer to ' +
        'them on the phone.',
      inForce: 'January 1, 2025',
      facts: [
        { label: 'Freight', value: 'insured', unit: '' },
        { label: 'Report damage within', value: '5', unit: 'business days' },
        { label: 'Return within', value: '30', unit: 'days' },
        { label: 'We answer within', value: '1', unit: 'business day' },
      ],
      terms: [
        {
          title: 'It arrives undamaged',
          text:
            'Equipment travels insured and at our risk until it is at your curb. If it is damaged, ' +
            'note that on the carrier’s receipt, take two photos and tell us within 5 business ' +
            'days. We send you a replacement and pick up the damaged unit, both at our cost.',
          list: [
            'This also covers damage inside a carton that looks fine.',
            'If the carton is open or crushed, you may refuse the delivery.',
          ],
        },
        {
          title: 'It is what you ordered',
          text:
            'If we send the wrong model, we deliver the right one and pick up the wrong one at our ' +
            'cost, even if you have opened the carton.',
        },
        {
          title: 'Its dimensions are right',
          text:
            'We make every drawing from the manufacturer’s dimensions. If a cabinet differs from ' +
            'its page by more than ¼ inch and does not fit for that reason, we take it back at our ' +
            'cost and refund you in full.',
        },
        {
          title: 'You may install it where you live',
          text:
            'We check each order against the efficiency rules of your region and the emission ' +
            'rules of your air district. If we sell you equipment that may not be installed at ' +
            'the delivery address, we exchange it at our cost.',
        },
        {
          title: 'You can send it back',
          text:
            'You can return unused equipment in its carton within 30 days of delivery. If you ' +
            'bought Flat Rate Return ($40.00) with the order, the return costs nothing more. ' +
            'Without it, you pay the return freight.',
          list: [
            'Flat Rate Return is not available for Canadian, Alaskan and Hawaiian shipments.',
            'Equipment that was installed or charged with refrigerant is covered by its warranty instead.',
            'We refund your original payment method within 5 business days after the return arrives.',
          ],
        },
        {
          title: 'We handle parts warranty claims',
          text:
            'The manufacturer’s parts warranty begins on the day of installation. The product’s ' +
            'page says how many years it lasts. Send us the model, the serial number and what ' +
            'the technician found. We file the claim for you and ship the part.',
          list: [
            'Register the equipment with its manufacturer: some warranties are longer when you do.',
            'Labor is covered only where the warranty says so.',
          ],
        },
        {
          title: 'The price you see is the price you pay',
          text:
            'The product page, the cart and the last step of checkout show the same total. There ' +
            'are no handling or restocking fees.',
        },
        {
          title: 'What this does not cover',
          text:
            'Damage from installation that does not follow the manual or the building code; damage ' +
            'from water, wrong voltage or missing filters; equipment moved to another address; ' +
            'cosmetic marks that cannot be seen after installation.',
        },
        {
          title: 'How to use it',
          text:
            'Call us or write to us with your order number. Within one business day, a person who ' +
            'can decide tells you what happens next and when.',
        },
        {
          title: 'Your legal rights',
          text:
            'This guarantee adds to the rights that you have under the law of your state. It takes ' +
            'none of them away.',
        },
      ],
      links: [
        { text: 'Contact us', href: '/contact-us' },
        { text: 'Free shipping', href: '/free-shipping' },
      ],
    },
  },
  {
    kind: 'trust',
    slug: 'reviews',
    title: 'Who else rates us',
    summary: '',
    body: {
      reseller: { text: 'Reseller rating', href: 'https://www.resellerratings.com/' },
      bureau: { text: 'Business bureau', href: 'https://www.bbb.org/', grade: 'A+' },
      shopper: { text: 'Shopper approved', href: 'https://www.shopperapproved.com/' },
    },
  },
  {
    kind: 'announcement',
    slug: 'top',
    title: 'Heating season',
    summary: 'Answers about sizing by phone, seven days a week, until the heating season ends.',
    body: {
      text: 'Heating season: size your furnace or heat pump before the cold',
      link: { text: 'Find my size', href: '/sizing-estimator' },
      startsAt: '2026-10-01T00:00:00-05:00',
      endsAt: '2027-03-31T23:59:59-05:00',
    },
  },
]
