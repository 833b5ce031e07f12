import type { ComponentType, ReactNode } from 'react'
import { serialFault } from '#features/selling/fulfilment/rules/serials.ts'
import { formatDate } from '#lib/dates.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { FileField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { OrderWarranty, Registration, WarrantyUnit } from '../contract.ts'
import { LONGEST, type RegistrationErrors } from '../rules/registration.ts'
import { texts } from '../texts.ts'
import { stateWords, timeLeft } from '../view/registration.ts'

const { form, facts, clock } = texts

/** The result of a form that was sent. */
export interface RegisterOutcome {
  slot: string
  done: boolean
  typed?: { serial: string; installedOn: string; installer: string }
  errors?: RegistrationErrors
  /** the error of the whole form */
  failure?: string
}

interface Props {
  readonly unit: WarrantyUnit
  readonly order: OrderWarranty
  /** a form that posts to the page, with a file */
  readonly Form: ComponentType<{ className: string; children: ReactNode }>
  readonly outcome: RegisterOutcome | undefined
  readonly isBusy: boolean
}

/**
 * One unit of an order: its warranty, how long its owner may register it, and the form or the stored
 * registration.
 */
export function UnitCard({ unit, order, Form, outcome, isBusy }: Props) {
  const { terms, registration } = unit
  const title = texts.unit(unit.unit, unit.copy, unit.copies)
  const titleId = `unit-${unit.slot}`
  const fields = <UnitForm unit={unit} order={order} Form={Form} outcome={outcome} isBusy={isBusy} />
  return (
    <section className="warranty-unit stack" aria-labelledby={titleId}>
      <div className="stack-s">
        <h2 id={titleId}>{title}</h2>
        <p className="meta">
          {unit.product}, <span className="num">{unit.sku}</span>
        </p>
        <p>
          {order.keepsFullTerm
            ? texts.california
            : texts.term(terms.registeredYears, terms.unregisteredYears, terms.withinDays)}{' '}
          {terms.coreYears !== null && texts.core(terms.coreYears)}
        </p>
      </div>
      {outcome?.done && (
        <Notice tone="ok" live="status" takesFocus>
          {texts.registered}
        </Notice>
      )}
      {registration === null ? (
        <>
          <Clock unit={unit} order={order} />
          {order.isShipped ? fields : <Notice>{texts.notShipped}</Notice>}
        </>
      ) : (
        <>
          <Facts registration={registration} />
          {registration.state === 'received' && (
            <Disclosure summary={form.change} open={outcome !== undefined && !outcome.done}>
              {fields}
            </Disclosure>
          )}
        </>
      )}
      <p className="row no-print">
        <Link href={`/ask-a-question?product=${unit.productId}`}>{texts.ask}</Link>
      </p>
    </section>
  )
}

/** The days that are left to register, counted from the delivery while the installation is not known. */
function Clock({ unit, order }: Pick<Props, 'unit' | 'order'>) {
  const time = timeLeft(unit, order)
  if (time === null) return null
  const { left, registerBy } = time
  if (left < 0) return <Notice tone="warn">{clock.over}</Notice>
  return (
    <div className="warranty-clock">
      <p className="warranty-left">{clock.left(left)}</p>
      <progress max={unit.terms.withinDays} value={unit.terms.withinDays - left} aria-hidden="true" />
      <p className="meta">{clock.by(formatDate(registerBy))}</p>
    </div>
  )
}

function Facts({ registration }: { readonly registration: Registration }) {
  const { serial, installedOn, installer, registeredOn, years, endsOn, isLate, registerBy } = registration
  return (
    <div className="stack-s">
      <p className="warranty-left">{clock.covered(formatDate(endsOn), years)}</p>
      <p>{stateWords(registration)}</p>
      {isLate && <p className="meta">{texts.late(formatDate(registerBy), years)}</p>}
      <dl className="warranty-facts">
        <Fact name={facts.serial}>
          <span className="num">{serial ?? facts.onPhoto}</span>
        </Fact>
        <Fact name={facts.installedOn}>{formatDate(installedOn)}</Fact>
        <Fact name={facts.registeredOn}>{formatDate(registeredOn)}</Fact>
        {installer !== '' && <Fact name={facts.installer}>{installer}</Fact>}
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function UnitForm({ unit, order, Form, outcome, isBusy }: Props) {
  const { slot, registration } = unit
  const own = outcome?.slot === slot && !outcome.done ? outcome : undefined
  const before = own?.typed ?? {
    serial: registration?.serial ?? unit.shipped ?? '',
    installedOn: registration?.installedOn ?? '',
    installer: registration?.installer ?? '',
  }
  return (
    <Form className="stack no-print">
      <input type="hidden" name="slot" value={slot} />
      {own?.failure && (
        <Notice tone="bad" live="alert">
          {own.failure}
        </Notice>
      )}
      <div className="fields-2">
        <TextField
          label={form.serial}
          hint={before.serial !== '' && before.serial === unit.shipped ? form.serialShipped : form.serialHint}
          name="serial"
          defaultValue={before.serial}
          check={(typed) => serialFault(typed, unit.sku)}
          error={own?.errors?.serial}
          maxLength={LONGEST.serial}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <FileField label={form.photo} hint={form.photoHint} name="photo" accept={PHOTO_TYPES} />
        <TextField
          label={form.installedOn}
          type="date"
          name="installedOn"
          min={order.soldOn}
          max={order.today}
          defaultValue={before.installedOn}
          error={own?.errors?.installedOn}
          required
        />
        <TextField
          label={form.installer}
          name="installer"
          defaultValue={before.installer}
          error={own?.errors?.installer}
          maxLength={LONGEST.installer}
          autoComplete="organization"
        />
      </div>
      <Button type="submit" look="primary" busy={isBusy} busyText={form.sending}>
        {registration === null ? form.send : form.save}
      </Button>
    </Form>
  )
}
