import { productFeedResponse } from './product-feed.ts'
import { robotsResponse, type Sharing, sitemapIndexResponse, sitemapResponse } from './sitemaps.ts'

type Answer = (request: Request, params: Record<string, string>) => Promise<Response>

/** What search engines, shopping services and link previews ask for, by path. */
export const sharingFiles = (sharing: Sharing): [path: string, answer: Answer][] => [
  ['/robots.txt', async () => robotsResponse(sharing)],
  ['/sitemap.xml', () => sitemapIndexResponse(sharing)],
  ['/sitemaps/:file', (request, { file }) => sitemapResponse(sharing, request, file ?? '')],
  ['/feeds/products.xml', async (request) => productFeedResponse(sharing, request)],
]
