import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'

const texts = defineTexts({
  about:
    'Online store for furnaces, air conditioners, heat pumps, mini splits, ducted systems and air ' +
    'quality in the United States. Prices are US dollars before tax.',
  parts: {
    ask: {
      title: 'Ask the store',
      links: {
        '/mcp': [
          'Tools',
          'Model Context Protocol: search, compare, size a home, delivered price, order status',
        ],
        '/v1/api/openapi.json': ['API', 'OpenAPI 3.1 of every call'],
        '/feeds/products.jsonl': ['Products', 'every product with price and stock, one JSON object a line'],
      },
    },
    know: {
      title: 'Know what you need',
      links: {
        '/sizing-estimator': ['Load calculator', 'heating and cooling load of a home'],
        '/system-selector': ['System selector', 'a matched system, with everything that it needs'],
        '/operating-cost-calculator': ['Operating costs', 'what systems cost to run at an address'],
      },
    },
    learn: {
      title: 'Learn and look after it',
      links: {
        '/learning-center': ['Learning center', 'sizing, ratings, permits, installing, care, and problems'],
        '/install-videos': ['Install videos', 'short clips with captions and chapters'],
        '/ten-year-warranty': ['Warranty', 'what registering a unit is worth, and how'],
        '/technical-information': ['Technical information', 'documents, parts, and care of what was bought'],
        '/pro-installation': ['Installers', 'licensed contractors by ZIP code'],
      },
    },
    buy: {
      title: 'Buy',
      links: {
        '/search': ['Search', 'all products'],
        '/free-shipping': ['Shipping', 'what ships free, and where'],
        '/track-your-order': ['Orders', 'where an order is'],
        '/contact-us': ['Contact', 'phone, email and hours'],
      },
    },
  },
})

/** GET /llms.txt (llmstxt.org): where an assistant reads and asks. */
export const llmsTxt = (origin: string): string =>
  [
    `# ${merchant().name}`,
    '',
    `> ${texts.about}`,
    ...Object.values(texts.parts).flatMap(({ title, links }) => [
      '',
      `## ${title}`,
      '',
      ...Object.entries(links).map(([path, [name, what]]) => `- [${name}](${origin}${path}): ${what}`),
    ]),
    '',
  ].join('\n')
