import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import { isFiveDigits } from '#features/catalog/location/rules/zip-states.ts'
import { typedNumber } from '#features/choosing/sizing/rules/estimate/answers.ts'
import { HEAD_SIZES, HEAD_TYPES, MOST_ZONES } from '#features/choosing/system-selector/rules/selections.ts'
import { MOST_ASSEMBLED } from '#features/partners/partner-tools/rules/assembled.ts'

const RUN = { min: 3, max: 300, usual: 25 }

const idIn = (text: string | null): string | undefined => (isProductId(text ?? '') ? (text ?? '') : undefined)

/** The rooms of an address: `room=9000` or `room=9000~Wall Mount`; `rooms=3` for rooms without a wish. */
export function roomsIn(params: URLSearchParams) {
  const count = Number(params.get('rooms') ?? 0)
  const sizes = params.getAll('size')
  const types = params.getAll('type')
  const most = Number.isInteger(count) ? Math.min(Math.max(0, count), MOST_ZONES) : 0
  return Array.from({ length: most }, (_, index) => {
    const coolingBtu = HEAD_SIZES.find((size) => String(size) === sizes[index])
    const airHandlerType = HEAD_TYPES.find((type) => type === types[index])
    return { ...(coolingBtu && { coolingBtu }), ...(airHandlerType && { airHandlerType }) }
  })
}

/** The units and rooms in an address of the assembler; impossible values are ignored. */
export function unitsIn(params: URLSearchParams, projectZip: string) {
  const run = typedNumber(params.get('run') ?? '')
  const zip = (params.get('zip') ?? projectZip).trim()
  return {
    outdoor: idIn(params.get('outdoor')),
    heads: params.getAll('head').filter(isProductId).slice(0, MOST_ASSEMBLED),
    extras: params.getAll('extra').filter(isProductId).slice(0, 20),
    rooms: roomsIn(params),
    brand: params.get('brand')?.slice(0, 60) || undefined,
    run: run >= RUN.min && run <= RUN.max ? run : RUN.usual,
    ...(isFiveDigits(zip) && { zip }),
  }
}

/** The address of the assembler with these units. */
export function unitsSearch(project: number | undefined, outdoor: string, heads: readonly string[]): string {
  const params = new URLSearchParams(project === undefined ? {} : { project: String(project) })
  params.set('outdoor', outdoor)
  for (const head of heads) params.append('head', head)
  return `?${params}`
}
