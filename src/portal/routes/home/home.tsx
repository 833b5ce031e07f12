import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { portalContext } from '../../context.ts'
import { texts } from '../../texts.ts'

export const meta = () => [{ title: `${texts.home.title} | ${texts.name}` }]

export function loader({ context }: LoaderFunctionArgs) {
  const { clock, user } = context.get(portalContext)
  return { today: clock.now().toISOString(), name: user?.name ?? '' }
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/Chicago',
})

/** What waits today. */
export default function Home() {
  const { today, name } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{DAY.format(new Date(today))}</h1>
        <p className="meta">{name}</p>
      </div>
    </main>
  )
}
