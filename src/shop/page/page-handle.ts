import type { Upload } from '#platform/files/rules/upload.ts'

/** Settings of a page for the server: the `handle` of its route module. */
export interface PageHandle {
  /** the page runs scripts of the payment providers, and its security policy allows their origins */
  runsPaymentScripts?: true
  /** the form of the page sends files */
  upload?: Upload
  /** the route of the page, such as "/product/:slug/:id"; not written by routes, read from their tree */
  pattern?: string
}

/** The headers of a page about one person: no cache keeps it, and its address goes to no other site. */
export const privatePage = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })

/** The same for a browser that opens the page without loading a document. */
export const REFERRER_STAYS = { name: 'referrer', content: 'same-origin' }
