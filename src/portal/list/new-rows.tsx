import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { openStream } from '#platform/streams/ui/live.ts'
import { Button } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'
import { changedSearch, FIRST_PAGE } from './define-list.ts'

interface Fresh {
  count: number
  isMore: boolean
  /** the page that it was counted for */
  asOf: number
}

/**
 * A quiet line that says how many rows are newer than the page, and shows them when it is pressed. A screen
 * reader says it politely. `asOf`: when the page's rows were read, in milliseconds.
 */
export function NewRows({ list, asOf }: { readonly list: string; readonly asOf: number }) {
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useSearchParams()
  const [fresh, setFresh] = useState<Fresh>()
  useEffect(
    () =>
      openStream({
        path: `/list-events/${list}`,
        names: ['new'],
        after: () => asOf,
        onEvent: ({ data }) => setFresh({ ...(data as Omit<Fresh, 'asOf'>), asOf }),
        onConnection: () => undefined,
        restsWhenHidden: true,
      }),
    [list, asOf],
  )
  const show = (): void => {
    if (search.has('after')) setSearch(changedSearch(search, FIRST_PAGE))
    else void revalidate()
  }
  return (
    <div role="status" className="portal-fresh">
      {fresh?.asOf === asOf && fresh.count > 0 && (
        <Button look="quiet" onClick={show}>
          {texts.lists.fresh(fresh.count, fresh.isMore)}
        </Button>
      )}
    </div>
  )
}
