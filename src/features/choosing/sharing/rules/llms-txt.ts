import { merchant } from '#lib/merchant/merchant.ts'

const LINKS: readonly { title: string; links: readonly [name: string, path: string, what: string][] }[] = [
  {
    title: 'Ask the store',
    links: [
      [
        'Tools',
        '/mcp',
        'Model Context Protocol: search, compare, size a home, delivered price, order status',
      ],
      ['API', '/v1/api/openapi.json', 'OpenAPI 3.1 of every call'],
      ['Products', '/feeds/products.jsonl', 'every product with price and stock, one JSON object a line'],
    ],
  },
  {
    title: 'Know what you need',
    links: [
      ['Load calculator', '/sizing-estimator', 'heating and cooling load of a home'],
      ['System selector', '/system-selector', 'a matched system, with everything that it needs'],
      ['Operating costs', '/operating-cost-calculator', 'what systems cost to run at an address'],
    ],
  },
  {
    title: 'Learn and look after it',
    links: [
      ['Learning center', '/learning-center', 'sizing, ratings, permits, installing, care, and problems'],
      ['Install videos', '/install-videos', 'short clips with captions and chapters'],
      ['Warranty', '/ten-year-warranty', 'what registering a unit is worth, and how'],
      ['Technical information', '/technical-information', 'documents, parts, and care of what was bought'],
      ['Installers', '/pro-installation', 'licensed contractors by ZIP code'],
    ],
  },
  {
    title: 'Buy',
    links: [
      ['Search', '/search', 'all products'],
      ['Shipping', '/free-shipping', 'what ships free, and where'],
      ['Orders', '/track-your-order', 'where an order is'],
      ['Contact', '/contact-us', 'phone, email and hours'],
    ],
  },
]

/** GET /llms.txt (llmstxt.org): where an assistant reads and asks. */
export const llmsTxt = (origin: string): string =>
  [
    `# ${merchant().name}`,
    '',
    '> Online store for furnaces, air conditioners, heat pumps, mini splits, ducted systems and air ' +
      'quality in the United States. Prices are US dollars before tax.',
    ...LINKS.flatMap(({ title, links }) => [
      '',
      `## ${title}`,
      '',
      ...links.map(([name, path, what]) => `- [${name}](${origin}${path}): ${what}`),
    ]),
    '',
  ].join('\n')
