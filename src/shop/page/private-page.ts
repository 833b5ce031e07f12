/** The headers of a page about one person: no cache keeps it, and its address goes to no other site. */
export const privatePage = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })

/** The same for a browser that opens the page without loading a document. */
export const REFERRER_STAYS = { name: 'referrer', content: 'same-origin' }
