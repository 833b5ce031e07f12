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
