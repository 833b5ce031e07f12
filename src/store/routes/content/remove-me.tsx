import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { texts } from '#features/people/mail-choices/texts.ts'
import { faultOf, email as mailbox } from '#lib/typed/fields.ts'
import { pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/owned-equipment.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]

export const meta = () => [
  { title: pageTitle(texts.title) },
  { name: 'robots', content: 'noindex' },
  REFERRER_STAYS,
]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const token = url.searchParams.get('token')
  const { stops } = await api.mailChoices.stoppable()
  if (token === null) return { kind: 'ask' as const, stops }
  const stopped = await readLink(api, token)
  return stopped === undefined
    ? { kind: 'unknown' as const, stops }
    : { kind: 'link' as const, stops, stopped }
}

/** Whether the mailbox of a link stopped such mail; undefined for a link that is not ours. */
async function readLink(api: StoreApi, token: string): Promise<boolean | undefined> {
  try {
    return (await api.mailChoices.read({ token })).stopped
  } catch (error) {
    if (refusalOf(error)) return undefined
    throw error
  }
}

/** The page's own buttons, and the one-click POST of mail programs (RFC 8058), which names no intent. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const form = await readForm(request)
  const token = url.searchParams.get('token')
  const email = String(form.get('email') ?? '').trim()
  try {
    if (token === null) return { ...(await api.mailChoices.stop({ email })), refusal: undefined, email }
    const stop = form.get('intent') !== 'resume'
    return { ...(await api.mailChoices.choose({ token, stop })), refusal: undefined, email }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const message = refusal.status === 400 ? texts.invalid : refusal.message
    return data({ stopped: undefined, refusal: message, email }, { status: refusal.status })
  }
}

/** R-REMOVE: stops mail that is not about an order. A link alone changes nothing; works without script. */
export default function RemoveMe() {
  const page = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  const stopped = page.kind === 'link' ? page.stopped : outcome?.stopped
  return (
    <main id="main" tabIndex={-1} className="wrap page-top owner-start">
      <div className="stack-l">
        <h1>{page.kind === 'link' ? texts.stopTitle : texts.title}</h1>
        {outcome?.refusal && <Notice tone="bad">{outcome.refusal}</Notice>}
        {page.kind === 'unknown' && <Notice tone="bad">{texts.unknown}</Notice>}
        {outcome?.stopped === false && <Notice tone="ok">{texts.resumed}</Notice>}
        {stopped ? (
          <>
            <Notice tone="ok">{texts.stopped}</Notice>
            <p>{texts.stoppedNote}</p>
          </>
        ) : (
          <p className="lead">{page.kind === 'link' ? texts.stopIntro : texts.askIntro}</p>
        )}
        {page.kind === 'link' ? (
          <LinkForm busy={busy} stopped={page.stopped} />
        ) : (
          !stopped && <AskForm busy={busy} email={outcome?.email ?? ''} />
        )}
      </div>
      <WhatStops stops={page.stops} />
    </main>
  )
}

const WhatStops = ({ stops }: { stops: readonly string[] }) => (
  <div className="stack">
    <Lines title={texts.stops} lines={stops} />
    <Lines title={texts.stays} lines={texts.staysLines} />
  </div>
)

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="stack-s">
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)

const LinkForm = ({ busy, stopped }: { busy: boolean; stopped: boolean }) => (
  <Form method="post">
    <Button
      type="submit"
      look={stopped ? 'plain' : 'primary'}
      name="intent"
      value={stopped ? 'resume' : 'stop'}
      busy={busy}
    >
      {stopped ? texts.resume : texts.stop}
    </Button>
  </Form>
)

const AskForm = ({ busy, email }: { busy: boolean; email: string }) => (
  <Form method="post" action="/remove-me" className="box stack">
    <TextField
      label={texts.email}
      name="email"
      type="email"
      defaultValue={email}
      autoComplete="email"
      maxLength={254}
      check={faultOf(mailbox)}
      required
    />
    <Button type="submit" look="primary" busy={busy}>
      {texts.stop}
    </Button>
  </Form>
)
