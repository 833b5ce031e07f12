/** Short addresses of the old catalogue and where they live now (R-RED-1…5). */
export const redirects: Readonly<Record<string, string>> = {
  '/heating': '/categories/furnaces-heaters',
  '/cooling': '/categories/air-conditioning-cooling',
  '/heatingandcooling': '/categories/heating-cooling',
  '/ducting': '/categories/ducting-sheet-metal',
  '/air-quality': '/categories/indoor-air-quality-products',
}

/** The address that answers for a moved one, its query kept; undefined when nothing moved. */
export function redirectFor(url: URL): string | undefined {
  const target = redirects[url.pathname.replace(/(?<=.)\/+$/, '')]
  return target && target + url.search
}
