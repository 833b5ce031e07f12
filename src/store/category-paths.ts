/** /category/{slugs} lists products, /categories/{slugs} the shelves below: departments open the latter. */
export const shelvesPath = (path: string): string => path.replace(/^\/category\//, '/categories/')
