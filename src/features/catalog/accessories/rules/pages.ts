/** L-REQ: the five pages of the required-components modal. */
export const PAGE_NUMBERS = [1, 2, 3, 4, 5] as const
export type PageNumber = (typeof PAGE_NUMBERS)[number]

/** The facts of a page that decide the modal's paging. */
export interface PageOfNeeds {
  page: number
  needs: readonly { required: boolean; said: string; components: readonly { id: string }[] }[]
}

export const hasResults = (page: PageOfNeeds): boolean =>
  page.needs.some((need) => need.components.length > 0)

/** True for a page that has parts to offer, or that names what the job needs besides. */
export const hasWords = (page: PageOfNeeds): boolean =>
  hasResults(page) || page.needs.some(({ said }) => said !== '')

/**
 * S-REQ: pages whose items were added are removed. A page is done when a part was added for each of its
 * required needs. A page without required needs is done when any of its parts was added.
 */
export function withoutAdded<Page extends PageOfNeeds>(
  pages: readonly Page[],
  added: ReadonlySet<string>,
): Page[] {
  const isMet = (need: Page['needs'][number]): boolean => need.components.some(({ id }) => added.has(id))
  return pages.filter(({ needs }) => {
    const required = needs.filter((need) => need.required && need.components.length > 0)
    return !(required.length > 0 ? required.every(isMet) : needs.some(isMet))
  })
}
