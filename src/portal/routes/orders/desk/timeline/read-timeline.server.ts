import type { PortalApi } from '#api/contract.ts'
import { TIMELINE_GROUPS } from '#features/desk/order-desk/rules/timeline.ts'

/** The page of the history that the address asks for: `?show=money&after=…`. */
export async function readTimeline(api: PortalApi, asked: { orderID: string }, search: URLSearchParams) {
  const group = TIMELINE_GROUPS.find((each) => each === search.get('show')) ?? 'all'
  const after = search.get('after') ?? undefined
  const [page, { work, people }] = await Promise.all([
    api.orderDesk.timeline({ ...asked, group, ...(after !== undefined && { after }) }),
    api.today.ofOrder(asked),
  ])
  return { ...page, work, people, group, isLater: after !== undefined }
}

export type Timeline = Awaited<ReturnType<typeof readTimeline>>
