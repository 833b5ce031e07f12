import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { LookupForm } from '#features/selling/fulfilment/ui/lookup-form.tsx'
import type { FormShell } from '#features/selling/fulfilment/ui/order-requests.tsx'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { Refill, TechnicalInformation } from '#features/service/owned-equipment/contract.ts'
import { careCalendar } from '#features/service/owned-equipment/rules/care-calendar.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { texts as warrantyTexts } from '#features/service/warranties/texts.ts'
import { UnitLines } from '#features/service/warranties/ui/unit-lines.tsx'
import { formatDate } from '#lib/dates.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { typedOrderQuestion } from '#shop/order/order-question.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button, buttonClass, LinkButton } from '#ui/button/button.tsx'
import { Drawing, type PagePicture, type Picture } from '#ui/drawing/drawing.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { orderPath, warrantyPath } from '../../paths.ts'
import styles from '../../sheets/owned-equipment.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { TechnicalSheet } from './technical-sheet.tsx'

export const links = () => [sheet(styles)]

const PATH = '/technical-information'

export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.title), description: texts.intro }),
  REFERRER_STAYS,
]
export const headers = privatePage

const GetForm: FormShell = (props) => <Form method="get" {...props} />

const unitWithMarks = { drawing: null, dimensions: null, view: 'lesson', name: 'outdoor-care' } as const

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(storeContext)
  const question = {
    orderID: url.searchParams.get('orderID') ?? '',
    postal: url.searchParams.get('postal') ?? '',
  }
  const pictures: Record<string, Picture> = {}
  const at = clock.now().toISOString()
  const withoutOrder = (refusal?: string) => ({
    ...question,
    at,
    pictures,
    start: pagePicture(unitWithMarks, request),
    found: undefined,
    warranty: undefined,
    refusal,
  })
  if (question.orderID === '') return withoutOrder()
  try {
    const found = await api.ownedEquipment.technicalInformation(typedOrderQuestion(question))
    const warranty = await api.warranties.read(typedOrderQuestion(question))
    for (const { id, product } of found.data)
      if (product) {
        const { drawing, dimensions } = product
        pictures[id] = pagePicture({ drawing, dimensions, view: 'thumb', decorative: true }, request)
      }
    return { ...question, at, pictures, start: undefined, found, warranty, refusal: undefined }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // A link in a mail has no postal code: the page asks for it before it refuses anything.
    return withoutOrder(url.searchParams.has('postal') ? refusal.message : undefined)
  }
}

/** Asks for the mails before each season, or stops them. The order is the one that the address names. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const question = typedOrderQuestion({
    orderID: url.searchParams.get('orderID') ?? '',
    postal: url.searchParams.get('postal') ?? '',
  })
  const wanted = (await readForm(request)).get('wanted') === 'yes'
  try {
    await api.ownedEquipment.remind({ ...question, wanted })
    return { refusal: undefined }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return data({ refusal: refusal.message }, { status: refusal.status })
  }
}

/** R-TECHINFO: what an owner looks up about the equipment of an order. Works without script. */
export default function TechnicalInformationPage() {
  const { orderID, postal, pictures, start, found, warranty, refusal, at } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'loading'
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      <div className="stack-s">
        <h1>{found ? texts.heading(printedOrderNumber(found.orderId)) : texts.title}</h1>
        <p className="lead">{found ? texts.lead : texts.intro}</p>
      </div>
      {found ? (
        <>
          {found.data.length + found.refills.length === 0 && <EmptyState title={texts.nothing} />}
          {found.data.map((owned) => (
            <TechnicalSheet
              key={owned.id}
              owned={owned}
              picture={pictures[owned.id]}
              warranty={
                <UnitLines
                  order={warranty}
                  units={warranty.units.filter(({ productId }) => productId === owned.id)}
                  href={warrantyPath(found.orderId, postal)}
                />
              }
            />
          ))}
          {found.total > found.data.length && <p>{texts.onlyFirst(found.data.length, found.total)}</p>}
          <Refills refills={found.refills} />
          {(found.refills.length > 0 || found.data.some(({ care }) => care.length > 0)) && (
            <CareMails {...found.reminders} refusal={outcome?.refusal} />
          )}
          <p className="row no-print">
            <CareDates {...found} at={at} />
            {warranty.units.length > 0 && (
              <LinkButton href={warrantyPath(found.orderId, postal)}>{warrantyTexts.link}</LinkButton>
            )}
            <LinkButton href={orderPath(found.orderId, postal)}>{texts.seeOrder}</LinkButton>
            <Link href={PATH}>{texts.another}</Link>
          </p>
        </>
      ) : (
        <div className="owner-start">
          <div className="stack-s">
            <p>{texts.find}</p>
            <LookupForm Form={GetForm} orderID={orderID} postal={postal} refusal={refusal} busy={busy} />
          </div>
          {start && <Shows picture={start} />}
        </div>
      )}
    </main>
  )
}

/** What the page holds once the order is found. */
const Shows = ({ picture }: { readonly picture: PagePicture }) => (
  <section className="stack">
    <h2>{texts.shows}</h2>
    <ul>
      {texts.showsLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <Drawing picture={picture} />
  </section>
)

/** A calendar file with the care of all units and the filters to change. Nothing before the delivery. */
function CareDates({
  orderId,
  deliveredOn,
  data,
  refills,
  at,
}: TechnicalInformation & { readonly at: string }) {
  const due = [
    ...data.flatMap(({ name, care }) =>
      care.map(({ what, months, dueOn }) => ({ what: `${what} (${name})`, months, dueOn })),
    ),
    ...refills.map(({ name, months, dueOn }) => ({ what: texts.changeFilter(name), months, dueOn })),
  ].flatMap(({ dueOn, ...rest }) => (dueOn === null ? [] : { ...rest, dueOn }))
  if (deliveredOn === null || due.length === 0) return null
  const file = careCalendar({ id: orderId, at: new Date(at), since: deliveredOn, due })
  return (
    <a
      className={buttonClass({})}
      download="care-of-your-equipment.ics"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
    >
      {texts.addToCalendar}
    </a>
  )
}

type Props = TechnicalInformation['reminders'] & {
  /** why the last press changed nothing */
  readonly refusal: string | undefined
}

/** The owner asks for the mails before each season, or stops them. Works without script. */
function CareMails({ wanted, nextOn, stopped, refusal }: Props) {
  const busy = useNavigation().state === 'submitting'
  return (
    <section className="stack-s no-print">
      <h2>{texts.reminders}</h2>
      {refusal && (
        <Notice tone="bad" live="alert">
          {refusal}
        </Notice>
      )}
      {wanted && stopped && (
        <Notice tone="warn">
          <b>{texts.stoppedTitle}</b> {texts.stoppedHow} <Link href="/contact-us">{texts.stoppedAsk}</Link>
        </Notice>
      )}
      <p role="status">{wanted ? texts.remindedOn(formatDate(nextOn), stopped) : texts.remindersWhat}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="wanted" value={wanted ? 'no' : 'yes'} busy={busy} busyText={texts.saving}>
          {wanted ? texts.stopReminding : texts.remindMe}
        </Button>
      </Form>
    </section>
  )
}

/** The filters to buy again, with the interval and the day of the next change. */
function Refills({ refills }: { readonly refills: readonly Refill[] }) {
  if (refills.length === 0) return null
  return (
    <section className="stack-s technical-sheet" aria-labelledby="refills">
      <h2 id="refills">{texts.filters}</h2>
      <ul className="technical-parts">
        {refills.map(({ id, name, path, price, months, dueOn, wasBought }) => (
          <li key={id}>
            <Link href={path}>{name}</Link>
            <span className="num">{formatMoney(fromWire(price))}</span>
            <span className="meta">
              {texts.change(texts.every(months))}
              {dueOn && `, ${texts.due(formatDate(dueOn))}`}
              {!wasBought && `. ${texts.fitsCabinet}`}
            </span>
            <div className="no-print">
              <AddToCart id={id} name={name} size="small" />
            </div>
          </li>
        ))}
      </ul>
      <p className="meta">
        {texts.filterSize}{' '}
        <Link href="/category/indoor-air-quality-products/air-filters">{texts.findFilter}</Link>
      </p>
    </section>
  )
}
