import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { After } from '../after.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { type EditSeen, faultsOf, may, type PanelProps } from '../panel.ts'
import { EditTable } from './edit-seen.tsx'
import { editTexts as texts } from './edit-texts.ts'
import { ProductChoice } from './product-choice.tsx'

type Props = PanelProps & { readonly after: After }

/** Changes an order before it ships. Each form first shows what it would change. */
export const EditPanel = (props: Props) =>
  may(props.order, 'edit') && (
    <section className="stack box no-print" id="edit">
      <h2>{texts.change}</h2>
      <PlaceForm {...props} />
      <ItemsForm {...props} />
    </section>
  )

function PlaceForm(props: Props) {
  const { contact, shipTo, shipOn } = fieldsOf(props.order)
  return (
    <EditForm {...props} intent="edit-place" summary={texts.place}>
      {(faults) => (
        <>
          <Fields of={shipTo} group="shipTo" faults={faults} />
          <Fields of={contact} group="contact" faults={faults} />
          <TextField
            label={texts.shipOn}
            hint={texts.shipOnHint}
            name="shipOn"
            type="date"
            defaultValue={shipOn}
            error={faults.shipOn}
          />
        </>
      )}
    </EditForm>
  )
}

function ItemsForm(props: Props) {
  const goods = props.order.lines.filter(({ productID }) => productID !== PRIORITY_DELIVERY)
  return (
    <EditForm {...props} intent="edit-items" summary={texts.items}>
      {(faults) => (
        <>
          <p className="meta">{texts.itemsHow}</p>
          {goods.map(({ lineNo, productID, name, qty, shipped }) => (
            <TextField
              key={lineNo}
              label={texts.unitsOf(name, shipped)}
              name={`units-${productID}`}
              inputMode="numeric"
              pattern="[0-9]{1,3}"
              defaultValue={qty}
            />
          ))}
          <div className="stack">
            <ProductChoice error={faults.added} />
            <TextField
              label={texts.addUnits}
              name="addedUnits"
              inputMode="numeric"
              pattern="[0-9]{1,3}"
              defaultValue={1}
            />
            <TextField
              label={texts.certificate}
              hint={texts.certificateHint}
              name="epaCertificate"
              autoComplete="off"
              maxLength={40}
              optional
              error={faults.epaCertificate}
            />
          </div>
        </>
      )}
    </EditForm>
  )
}

/** The fields of the form, with what the order says now; the names are those of the call. */
const fieldsOf = ({ shipTo, buyer, delivery }: PanelProps['order']) => ({
  shipTo: [
    { name: 'name', label: texts.name, value: shipTo.name },
    { name: 'company', label: texts.company, value: shipTo.company, optional: true },
    { name: 'address1', label: texts.street, value: shipTo.address1, 'data-begin': '' },
    { name: 'address2', label: texts.streetMore, value: shipTo.address2, optional: true },
    { name: 'postcode', label: texts.zip, value: shipTo.postcode },
    { name: 'city', label: texts.city, value: shipTo.city },
    { name: 'state', label: texts.state, value: shipTo.state },
    { name: 'carrierInstructions', label: texts.note, value: shipTo.carrierInstructions, optional: true },
  ],
  contact: [
    { name: 'phone', label: texts.phone, value: buyer.phone },
    { name: 'phoneExtension', label: texts.extension, value: buyer.extension, optional: true },
    { name: 'phone2', label: texts.phone2, value: buyer.phone2, optional: true },
  ],
  shipOn: delivery.shipOn ?? '',
})

function Fields({
  of,
  group,
  faults,
}: {
  readonly of: ReturnType<typeof fieldsOf>['shipTo' | 'contact']
  readonly group: string
  readonly faults: ReturnType<typeof faultsOf>
}) {
  return (
    <div className="stack">
      {of.map(({ name, label, value, ...more }) => (
        <TextField
          key={name}
          label={label}
          name={`${group}.${name}`}
          defaultValue={value}
          autoComplete="off"
          maxLength={500}
          error={faults[`${group}.${name}`]}
          {...more}
        />
      ))}
    </div>
  )
}

/** A form whose first press shows what it changes, and whose second press saves that. */
function EditForm({
  intent,
  summary,
  children,
  after,
  ...props
}: Props & {
  readonly intent: string
  readonly summary: string
  readonly children: (faults: ReturnType<typeof faultsOf>) => ReactNode
}) {
  const own = props.outcome?.intent === intent ? props.outcome : undefined
  const [isStale, setStale] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is new
  useEffect(() => setStale(false), [props.outcome])
  const preview = isStale ? undefined : own?.preview
  const box = useRef<HTMLDivElement>(null)
  // The answer stands below the fields: the person sees it, and Enter saves it.
  useEffect(() => {
    if (own?.preview) box.current?.querySelector<HTMLElement>('button.primary')?.focus()
  }, [own])
  return (
    <Disclosure summary={summary} open={(own !== undefined && own.done === undefined) || undefined}>
      <div ref={box} onInput={() => setStale(true)}>
        <DeskForm {...props} intent={intent} submit={submitOf(preview)}>
          {children(faultsOf(props.outcome, intent))}
          {preview && (
            <div className="stack" role="status">
              {preview.quote && <QuoteOffer quote={preview.quote} />}
              {(!preview.quote || preview.quote.hasRest) && (
                <>
                  {preview.quote && <h3>{texts.savedAlso}</h3>}
                  <EditTable seen={preview} />
                  <MoneyWords seen={preview} />
                </>
              )}
              <input type="hidden" name="expected" value={preview.after.sums.total} />
              <input type="hidden" name="key" value={after.key} />
            </div>
          )}
        </DeskForm>
      </div>
    </Disclosure>
  )
}

const submitOf = (preview: EditSeen | undefined): string =>
  preview === undefined ? texts.look : preview.quote ? texts.sendQuote : texts.save

/** What only the buyer can pay: a press sends it as a quote. */
const QuoteOffer = ({ quote }: { readonly quote: NonNullable<EditSeen['quote']> }) => (
  <section className="stack" aria-label={texts.offer}>
    <Notice tone="warn" title={texts.offer}>
      {texts.offerHow}
    </Notice>
    <dl className="edit-quote">
      {quote.lines.map(({ productID, name, quantity, price }) => (
        <div key={productID}>
          <dt>{texts.quotedUnits(quantity, name)}</dt>
          <dd className="num">{texts.each(formatWire(price))}</dd>
        </div>
      ))}
      {(['shipping', 'tax', 'total'] as const).map((row) => (
        <div key={row} className={row === 'total' ? 'edit-quote-total' : undefined}>
          <dt>{row === 'total' ? texts.quoteTotal : texts.rows[row]}</dt>
          <dd className="num">{formatWire(quote[row])}</dd>
        </div>
      ))}
    </dl>
    <p>{quote.hasRest ? texts.offerRest : texts.offerAlone}</p>
    <input type="hidden" name="quoteTotal" value={quote.total} />
  </section>
)

/** What the change means for the buyer's money, and how it goes back. */
function MoneyWords({ seen: { after, money } }: { readonly seen: EditSeen }) {
  const sentence = texts.money[money.kind](formatWire(after.sums.total), formatWire(money.amount ?? 0))
  if (money.kind !== 'back') return <p>{sentence}</p>
  return (
    <>
      <p>
        {sentence} {money.byHand ? texts.byHand : texts.byProvider}
      </p>
      {money.takesTwo && <Notice tone="warn">{texts.takesTwo}</Notice>}
    </>
  )
}

/** Makes the order again what it was before an edit. */
export const ChangeBack = ({
  order,
  after,
  version,
  label,
}: Pick<Props, 'order' | 'after'> & { readonly version: number; readonly label: string }) => (
  <Form method="post" preventScrollReset className="portal-inline">
    <input type="hidden" name="intent" value="undo-edit" />
    <input type="hidden" name="version" value={order.version} />
    <input type="hidden" name="edit" value={version} />
    <input type="hidden" name="key" value={after.key} />
    <Button type="submit" look="quiet">
      {label}
    </Button>
  </Form>
)
