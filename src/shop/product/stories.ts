import type { BrowserApi } from '#api/client.ts'
import type { Story } from '#features/content/content/contract.ts'

/** Customers' testimonial videos, in their order. */
export async function fetchStories(api: BrowserApi): Promise<readonly Story[]> {
  const { entries } = await api.content.list({ kind: 'testimonial' })
  return entries.filter((entry) => entry.kind === 'testimonial')
}
