import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { texts as deskTexts } from '#features/desk/order-desk/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../../context.ts'
import { answered, attempted } from '../../../../frame/answers.server.ts'
import { useOutcome } from '../../../../frame/use-outcome.ts'
import { titled } from '../../../../texts.ts'
import { idOf, textOf } from '../../../reading.ts'
import { texts as ordersTexts } from '../../texts.ts'
import { texts as orderTexts } from '../texts.ts'
import { mailTexts as texts } from './mail-texts.ts'

export const meta = ({ loaderData }: { loaderData?: { mail: { kind: string } } }) => [
  { title: titled(deskTexts.mail(loaderData?.mail.kind ?? '')) },
]

const asked = (params: LoaderFunctionArgs['params']) => ({
  orderID: (params.id ?? '').slice(0, 40) || '-',
  id: idOf(params.mail ?? null) ?? 1,
})

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const mail = asked(params)
  const { api } = context.get(portalContext)
  return { mail: await answered(api.orderDesk.mail(mail), url), orderID: mail.orderID, key: randomUUID() }
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const key = textOf((await request.formData()).get('key'))
  const { api } = context.get(portalContext)
  return attempted(async () => ({ done: await api.orderDesk.mailAgain({ ...asked(params), key }) }), url)
}

/** A mail about an order with its text. */
export default function OrderMail() {
  const { mail, orderID, key } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  const { state } = useNavigation()
  const number = printedOrderNumber(orderID)
  const crumbs = [
    { label: ordersTexts.orders, href: '/orders' },
    { label: texts.order(number), href: `/orders/${orderID}` },
    { label: deskTexts.mail(mail.kind) },
  ]
  const when = (mail.isSent ? orderTexts.sent : orderTexts.notSent)(storeDayAndTime(mail.at))
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={crumbs} />
      <div className="stack-s">
        <h1>{mail.letter?.subject ?? deskTexts.mail(mail.kind)}</h1>
        <p className="meta">{texts.to(mail.to, when)}</p>
      </div>
      {outcome && !outcome.refused && (
        <Notice tone="ok" live="status" takesFocus>
          {texts.queued(mail.to)}
        </Notice>
      )}
      {outcome?.refused && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}
        </Notice>
      )}
      {mail.error && <Notice tone="warn">{mail.error}</Notice>}
      <p>{mail.letter ? texts.asNow : texts.gone}</p>
      {mail.letter && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        <pre className="mail-text" tabIndex={0}>
          {mail.letter.text}
        </pre>
      )}
      {mail.whyNot ? (
        <p>{mail.whyNot}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="key" value={key} />
          <Button type="submit" look="primary" busy={state === 'submitting'}>
            {texts.again}
          </Button>
        </Form>
      )}
    </main>
  )
}
