import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { openStream } from '#platform/streams/ui/live.ts'
import type { PortalUser } from '../../../context.ts'
import type { DeskOutcome, PanelProps } from './panel.ts'

interface News {
  version: number
  others: readonly string[]
}

/**
 * Reads the order again whenever it changes, and says who else has it open. `changes`: the events of others
 * since the page was opened or its person last acted.
 */
export function useOrderNews(order: PanelProps['order'], outcome: DeskOutcome | undefined) {
  const { revalidate } = useRevalidator()
  const [others, setOthers] = useState<readonly string[]>([])
  const [baseline, setBaseline] = useState(order.version)
  const shown = useRef(order.version)
  const me = useRouteLoaderData<{ user: PortalUser }>('routes/frame/partner-frame')?.user.name
  useEffect(() => {
    shown.current = order.version
  }, [order.version])
  // What the person has just done is no news.
  useEffect(() => {
    if (outcome?.done !== undefined) setBaseline(shown.current)
  }, [outcome])
  useEffect(
    () =>
      openStream({
        path: `/order-events/${order.orderID}`,
        names: ['order'],
        after: () => undefined,
        onEvent({ data }) {
          const news = data as News
          setOthers(news.others)
          if (news.version > shown.current) void revalidate()
        },
        onConnection: () => undefined,
        restsWhenHidden: true,
      }),
    [order.orderID, revalidate],
  )
  const changes = order.news.filter(({ version, by }) => version > baseline && by !== me)
  return { others, changes, dismiss: () => setBaseline(order.version) }
}
