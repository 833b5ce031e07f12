import { refusalOf } from '#api/refusal.ts'

/** An id in an address or a form; undefined for anything else. */
export const idOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** A short text in an address or a form. */
export const textOf = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 400) : '')

/** A call of a page: what the API refuses becomes the status of the page. */
export async function asResponse<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) throw new Response(refusal.message, { status: refusal.status })
    throw error
  }
}

export { storeDate as dayOf } from '#platform/clock/rules/store-time.ts'
