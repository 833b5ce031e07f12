/** Short addresses of the old catalog and their new addresses (R-RED-1…5). */
export const redirects: Readonly<Record<string, string>> = {
  '/heating': '/categories/furnaces-heaters',
  '/cooling': '/categories/air-conditioning-cooling',
  '/heatingandcooling': '/categories/heating-cooling',
  '/ducting': '/categories/ducting-sheet-metal',
  '/air-quality': '/categories/indoor-air-quality-products',
}

/** The new address of a moved page, with its query; undefined when the page has not moved. */
export function redirectFor(url: URL): string | undefined {
  const target = redirects[url.pathname.replace(/(?<=.)\/+$/, '')]
  return target && target + url.search
}
