const FROM = 'from.'
const TO = 'to.'
const SORTING = 'by'

/** A typed amount: digits with separators, a dollar sign, an inch mark; undefined when it is none. */
function typed(text: string | null): number | undefined {
  const plain = (text ?? '').replace(/[\s,$″"]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Whether parameters come straight from the form: ranges in two fields, the order in one word. */
export const isFromForm = (params: URLSearchParams): boolean => [...params.keys()].some((key) => key === SORTING || key.startsWith(FROM) || key.startsWith(TO))

/**
 * The parameters a list's address has, from those its form sends: `from.a111` and `to.a111` become one `a111=60000-80000`,
 * `by=price-desc` becomes sort and order, empty fields vanish. Ends in the wrong order are swapped. Browsers with and
 * without JavaScript arrive at the same address.
 */
export function paramsFromForm(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  const ranges = new Set<string>()
  for (const [key, value] of sent) {
    if (key.startsWith(FROM)) ranges.add(key.slice(FROM.length))
    else if (key.startsWith(TO)) ranges.add(key.slice(TO.length))
    else if (key === SORTING) setSorting(params, value)
    else if (value !== '') params.append(key, value)
  }
  for (const name of ranges) {
    const ends = [typed(sent.get(FROM + name)), typed(sent.get(TO + name))]
    if (ends.every((end) => end === undefined)) continue
    const [from, to] = ends[0] !== undefined && ends[1] !== undefined && ends[0] > ends[1] ? [ends[1], ends[0]] : ends
    params.set(name, `${from ?? '*'}-${to ?? '*'}`)
  }
  return params
}

function setSorting(params: URLSearchParams, value: string): void {
  const [mode = '', order = ''] = value.split('-')
  if (mode === 'score' || mode === '') return
  params.set('sort', mode)
  params.set('order', order)
}
