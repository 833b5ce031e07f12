import type { NewEntry } from './install.ts'

/** What a new store starts with; staff edit it afterwards. */
export const STARTER_CONTENT: readonly NewEntry[] = [
  {
    kind: 'guarantee',
    slug: 'premium',
    title: 'Premium guarantee',
    summary: 'Arrival, fit, returns and parts: what we stand for when the truck has left.',
    body: {
      lead:
        'Heating and cooling is bought once in fifteen years, mostly in a hurry. These are the ' +
        'things we stand for afterwards, in plain words and numbered, so that you can name them ' +
        'on the phone.',
      inForce: 'January 1, 2025',
      facts: [
        { label: 'Freight', value: 'insured', unit: '' },
        { label: 'Tell us of damage within', value: '5', unit: 'business days' },
        { label: 'Return within', value: '30', unit: 'days' },
        { label: 'We answer within', value: '1', unit: 'business day' },
      ],
      terms: [
        {
          title: 'It arrives whole',
          text:
            'Equipment travels insured at our risk until it stands on your curb. If it is ' +
            'damaged, write so on the carrier’s receipt, take two photographs and tell us within ' +
            '5 business days. We send another one and have the first one fetched. You pay ' +
            'neither.',
          list: [
            'Damage inside a sound carton counts as well.',
            'If the carton is open or crushed, you may refuse it at the truck.',
          ],
        },
        {
          title: 'It is what you ordered',
          text:
            'If the wrong model comes, we send the right one and fetch the other, at our cost, ' +
            'whether or not the carton was opened.',
        },
        {
          title: 'It has the size we showed',
          text:
            'Every drawing is made from the maker’s dimensions. If a cabinet differs from its ' +
            'page by more than ¼ inch and does not fit for that reason, it goes back at our cost ' +
            'and you get your money back in full.',
        },
        {
          title: 'It may be installed where you live',
          text:
            'We check each order against the efficiency rule of your region and the emission ' +
            'rule of your air district. If we let something pass that may not be installed at ' +
            'the delivery address, we exchange it at our cost.',
        },
        {
          title: 'You can send it back',
          text:
            'Unused equipment in its carton can be returned within 30 days of delivery. With ' +
            'Flat Rate Return, $40.00 and bought with the order, that is all a return costs. ' +
            'Without it you pay the freight back.',
          list: [
            'Flat Rate Return is not available for Canadian, Alaskan and Hawaiian shipments.',
            'Equipment that was installed or charged with refrigerant is a matter for its warranty.',
            'The refund is made to the way you paid, within 5 business days of its arrival.',
          ],
        },
        {
          title: 'Parts are looked after',
          text:
            'The maker’s parts warranty begins on the day of installation and is on the ' +
            'product’s page in years. Send us model, serial number and what the technician ' +
            'found: we make the claim for you and ship the part.',
          list: [
            'Register the equipment with its maker: some warranties are longer when you do.',
            'Labor is covered only where the warranty says so.',
          ],
        },
        {
          title: 'The price is the price',
          text:
            'What the product page, the cart and the last step of checkout show is the same sum. ' +
            'No handling, no restocking fee beyond what stands here.',
        },
        {
          title: 'What this does not cover',
          text:
            'Damage by installation against the manual or the code, by water, voltage or lack of ' +
            'filters; equipment moved to another address; cosmetic marks that do not show once ' +
            'it is installed.',
        },
        {
          title: 'How to use it',
          text:
            'Call or write with your order number. A person who can decide answers within one ' +
            'business day and tells you what happens next and when.',
        },
        {
          title: 'The law',
          text:
            'This guarantee adds to the rights you have by the law of your state and takes none ' +
            'of them away.',
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
    title: 'Summer event',
    summary: 'Equipment ships free to the lower 48, insured to your door.',
    body: {
      text: 'Summer event: equipment ships free',
      link: { text: 'See details', href: '/free-shipping' },
      endsAt: '2025-07-31T23:59:59-05:00',
    },
  },
]
