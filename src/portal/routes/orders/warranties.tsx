import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { DeskRegistration } from '#features/service/warranties/contract.ts'
import { WARRANTY } from '#features/service/warranties/rules/access.ts'
import { LONGEST, REGISTRATION_LIST } from '#features/service/warranties/rules/registration.ts'
import { formatDate } from '#lib/dates.ts'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { attempted, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { warrantyTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** Registrations that wait, oldest first; `?state=filed` shows those that the maker has. */
const REGISTRATIONS = defineList({
  path: 'warranties',
  query: REGISTRATION_LIST,
  form: { state: { label: texts.state, options: texts.states }, search: { label: texts.find } },
  async call(api, query) {
    const { registrations, next } = await api.warranties.list(query)
    return { rows: registrations, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(portalContext)
  const page = await readList(REGISTRATIONS, args)
  return { ...page, mayFile: user !== undefined && mayDo(user.role, WARRANTY.file) }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { warranties } = context.get(portalContext).api
  const field = textFields(await readForm(request))
  const id = rowIdOf(field('id'))
  return attempted(async () => {
    await warranties.file({ id, reference: field('reference'), serial: field('serial') })
    return { done: true as const }
  }, url)
}

/** R-TENYEAR: staff pass registrations on to the makers. */
export default function Warranties() {
  const { rows: registrations, next, query, faults, mayFile } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <FormOutcome outcome={outcome} done={texts.done} />
      <ListFilters list={REGISTRATIONS} query={query} faults={faults} submit={texts.show} />
      {registrations.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {registrations.map((each) => (
        <Registration key={each.id} registration={each} mayFile={mayFile} />
      ))}
      <ListPager next={next} />
    </main>
  )
}

interface RegistrationProps {
  readonly registration: DeskRegistration
  readonly mayFile: boolean
}

function Registration({ registration, mayFile }: RegistrationProps) {
  const { id, orderId, unit, brand, product, sku, serial, hasPhoto, state } = registration
  const { installedOn, installer, registeredAt, registerBy, isOverdue, endsOn, makerReference, filedBy } =
    registration
  const photo = `/v1/api/partner/warranties/${id}/photo`
  const by = formatDate(registerBy)
  return (
    <article className="box stack">
      <h2>{texts.unit(unit, brand)}</h2>
      <p>
        {product}, <span className="num">{sku}</span>
      </p>
      <p className="meta">
        <Link href={`/orders/${orderId}`}>{texts.order(printedOrderNumber(orderId))}</Link>{' '}
        {texts.received(dayOf(registeredAt))}. {texts.installed(formatDate(installedOn))}
        {installer !== '' && ` ${texts.installer(installer)}`}.{' '}
        {isOverdue ? texts.overdue(by) : texts.registerBy(by)} {texts.covered(formatDate(endsOn))}
      </p>
      <p>
        {texts.serial}: <strong className="num">{serial ?? texts.onPhoto}</strong>
      </p>
      {hasPhoto && (
        <p>
          <a href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={texts.photo} width="320" loading="lazy" />
            <span className="visually-hidden">{texts.openPhoto}</span>
          </a>
        </p>
      )}
      {state === 'filed' && <p className="meta">{texts.filed(makerReference ?? '', filedBy ?? '')}</p>}
      {state === 'received' && mayFile && <File registration={registration} />}
    </article>
  )
}

const File = ({
  registration: { id, unit, orderId, hasPhoto, serial },
}: Pick<RegistrationProps, 'registration'>) => (
  <Form method="post" className="row portal-form">
    <input type="hidden" name="id" value={id} />
    {hasPhoto && (
      <TextField
        label={texts.serial}
        hint={texts.serialHint}
        name="serial"
        defaultValue={serial ?? ''}
        maxLength={LONGEST.serial}
        autoComplete="off"
      />
    )}
    <TextField
      label={texts.reference}
      name="reference"
      maxLength={LONGEST.reference}
      autoComplete="off"
      required
    />
    <Button type="submit" aria-label={texts.fileOf(unit, printedOrderNumber(orderId))}>
      {texts.file}
    </Button>
  </Form>
)
