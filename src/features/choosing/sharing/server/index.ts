import { keepFiles } from './kept-files.ts'
import { createSharePictures } from './pictures.ts'
import { assistantFeedResponse, productFeedResponse } from './product-feed.ts'
import {
  llmsResponse,
  robotsResponse,
  type Sharing,
  sitemapIndexResponse,
  sitemapResponse,
} from './sitemaps.ts'

type Answer = (request: Request, params: Record<string, string>) => Promise<Response>

/** The files for search engines, shopping services and link previews, by path. */
export function sharingFiles(sharing: Sharing): [path: string, answer: Answer][] {
  const pictures = createSharePictures(sharing)
  const fileAnswer = keepFiles(sharing)
  return [
    ['/robots.txt', async () => robotsResponse(sharing)],
    ['/llms.txt', async () => llmsResponse(sharing)],
    ['/sitemap.xml', () => sitemapIndexResponse(sharing)],
    ['/sitemaps/:file', (request, { file }) => sitemapResponse(sharing, request, file ?? '', fileAnswer)],
    ['/feeds/products.xml', (request) => productFeedResponse(sharing, request, fileAnswer)],
    ['/feeds/products.jsonl', (request) => assistantFeedResponse(sharing, request, fileAnswer)],
    ['/share/:file', (_, { file }) => pictures.ofPage(file ?? '')],
    ['/share/product/:file', (_, { file }) => pictures.ofProduct(file ?? '')],
    ['/share/compare/:file', (_, { file }) => pictures.ofCompared(file ?? '')],
    ['/share/category/:file', (_, { file }) => pictures.ofCategory(file ?? '')],
  ]
}
