import { defineTexts } from '#lib/language/texts.ts'
import { texts } from '../texts.ts'

/** The address and the columns of links at the foot of every page (L-FTR). */
export const footerTexts = defineTexts({
  backToTop: 'Back To Top',
  phone: 'Phone',
  email: 'Email',
  columns: (merchant: string) => [
    {
      title: merchant,
      links: [
        ['About Us', '/about-us'],
        ['Customer Stories', '/customer-stories'],
        ['Pro Installation', '/pro-installation'],
      ],
    },
    {
      title: 'My Account',
      links: [
        [texts.myQuotes, '/search-quotes'],
        [texts.trackMyOrder, '/track-your-order'],
      ],
    },
    {
      title: 'Support',
      links: [
        ['Customer Support', '/learning-center/#customer-support'],
        ['Learning Center', '/learning-center/'],
        ['Contact Us', '/contact-us'],
      ],
    },
  ],
})
