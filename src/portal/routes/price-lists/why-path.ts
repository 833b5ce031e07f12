/** What a page wants explained. */
export interface Why {
  company?: number | null | undefined
  order?: string | undefined
  lines?: readonly { id: string; qty: number; quoted?: number | undefined }[]
}

/** The most lines of an address. */
const MOST_IN_PATH = 100

/** The page that explains prices: each line as "product~quantity", with "~price" of a quote. */
export function whyPath({ company, order, lines = [] }: Why): string {
  const search = new URLSearchParams()
  if (company != null) search.set('company', String(company))
  if (order !== undefined) search.set('order', order)
  for (const { id, qty, quoted } of lines.slice(0, MOST_IN_PATH))
    search.append('line', [id, qty, ...(quoted === undefined ? [] : [quoted])].join('~'))
  return `/price-lists/why?${search}`
}

/** The lines of an address; what is no line is left out. */
export function linesOfPath(search: URLSearchParams) {
  const read = (line: string) => {
    const [, product, qty, quoted] = /^([^~]{1,60})~(\d{1,3})(?:~(\d{1,8}(?:\.\d{1,2})?))?$/.exec(line) ?? []
    if (product === undefined || Number(qty) < 1) return []
    return [{ product, qty: Number(qty), ...(quoted !== undefined && { quoted: Number(quoted) }) }]
  }
  const product = search.get('product')?.trim().slice(0, 60)
  const typed = product ? [{ product, qty: quantityOf(search.get('qty')) }] : []
  const named = new Set(search.getAll('line').slice(0, MOST_IN_PATH))
  return [...typed, ...[...named].flatMap(read)]
}

const quantityOf = (text: string | null): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1)
