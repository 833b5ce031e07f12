import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { mailTexts as texts } from './texts.ts'

type Shown = Awaited<ReturnType<typeof loader>>

export const meta = ({ data }: { data?: Shown }) => [{ title: titled(data?.mail.subject ?? texts.title) }]

/** `?look=dark` shows the colors of a mail program with a dark mode. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { mails: api } = context.get(portalContext).api
  const id = textOf(params.id)
  const [{ html: _html, ...mail }, { mails }] = await answered(
    Promise.all([api.open({ id }), api.list()]),
    url,
  )
  const at = mails.findIndex((each) => each.id === id)
  const look = url.searchParams.get('look') === 'dark' ? ('dark' as const) : ('light' as const)
  return { mail, look, previous: mails[at - 1], next: mails[at + 1] }
}

/** An example of one kind of mail: rendered, and beside it the plain text. */
export default function Mail() {
  const { mail, look, previous, next } = useLoaderData<typeof loader>()
  const search = look === 'dark' ? '?look=dark' : ''
  const step = (to: Shown['next'], name: string) =>
    to && (
      <Link to={`/mails/${to.id}${search}`} discover="none">
        {name}: {to.subject}
      </Link>
    )
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <p>
          <Link to="/mails" discover="none">
            {texts.all}
          </Link>
        </p>
        <h1>{mail.subject}</h1>
        <p className="meta">
          {texts.to}: {mail.to}. {mail.when} {mail.canStop && texts.canStop}
        </p>
      </div>
      <div className="mail-sides">
        <section className="stack-s" aria-labelledby="mail-html">
          <div className="row mail-head">
            <h2 id="mail-html">{texts.html}</h2>
            <SegmentedControl
              label={texts.looks}
              value={look}
              segments={[
                { value: 'light', label: texts.light, href: `/mails/${mail.id}` },
                { value: 'dark', label: texts.dark, href: `/mails/${mail.id}?look=dark` },
              ]}
            />
          </div>
          <iframe
            key={`${mail.id} ${look}`}
            className="mail-frame"
            title={texts.frame(mail.subject)}
            sandbox=""
            src={`/mails/${mail.id}/preview${search}`}
          />
          <p className="meta">{texts.links}</p>
        </section>
        <section className="stack-s" aria-labelledby="mail-text">
          <div className="row mail-head">
            <h2 id="mail-text">{texts.text}</h2>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
          <pre className="mail-text" tabIndex={0}>
            {mail.text}
          </pre>
        </section>
      </div>
      <nav className="row mail-steps" aria-label={texts.title}>
        {step(previous, texts.previous)}
        {step(next, texts.next)}
      </nav>
    </main>
  )
}
