import { CARRIERS } from '#features/selling/fulfilment/rules/data/carriers.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { faultsOf, may, type PanelProps } from './panel.ts'
import { emptyFields } from './serials/fields-of.ts'
import { SerialFields } from './serials/serial-fields.tsx'
import { serialTexts } from './serials/texts.ts'
import { texts } from './texts.ts'

export const CarrierNames = ({ id }: { readonly id: string }) => (
  <datalist id={id}>
    {CARRIERS.map(({ name }) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)

/** Ships all that is left, or some units of some lines; marks what is on its way as delivered. */
export function ShipPanel(props: PanelProps) {
  const { order, outcome } = props
  const faults = faultsOf(outcome, 'ship')
  return (
    <>
      {may(order, 'ship') && (
        <DeskForm {...props} intent="ship" submit={texts.shipAll}>
          <div className="fields-2">
            <TextField
              label={texts.carrier}
              name="carrier"
              list="carriers"
              autoComplete="off"
              maxLength={60}
              required
              error={faults.carrier}
            />
            <TextField
              label={texts.tracking}
              name="tracking"
              autoComplete="off"
              maxLength={60}
              required
              error={faults.tracking}
            />
          </div>
          <CarrierNames id="carriers" />
          <Units {...props} fault={faults.lines} />
          <SerialsAtShipping {...props} />
        </DeskForm>
      )}
      {may(order, 'deliver') && (
        <DeskForm
          {...props}
          intent="deliver"
          submit={texts.actions.deliver}
          look={may(order, 'ship') ? 'plain' : 'primary'}
        />
      )}
    </>
  )
}

/** A number that is typed here is saved with the shipment; the others can follow at any time. */
function SerialsAtShipping({ order: { serials }, outcome }: PanelProps) {
  const { fields, more } = emptyFields(serials.machines.filter(({ kind }) => kind === 'waiting'))
  const faults = faultsOf(outcome, 'ship')
  if (!serials.mayWrite || fields.length === 0) return null
  return (
    <Disclosure
      summary={serialTexts.atShipping}
      open={fields.some(({ name }) => faults[name] !== undefined) || undefined}
    >
      <SerialFields machines={fields} faults={faults} />
      {more > 0 && <p className="meta">{serialTexts.more(more)}</p>}
    </Disclosure>
  )
}

const Units = ({ order, fault }: PanelProps & { readonly fault: string | undefined }) => (
  <Disclosure summary={texts.someOnly} open={fault !== undefined || undefined}>
    <div className="stack">
      {order.lines
        .filter(({ waiting }) => waiting > 0)
        .map(({ lineNo, name, waiting }, index) => (
          // What was typed is about the units that were left; of others all are meant again.
          <div key={`${lineNo} ${waiting}`}>
            <input type="hidden" name={`left-${lineNo}`} value={waiting} />
            <TextField
              label={texts.unitsOf(name, waiting)}
              name={`units-${lineNo}`}
              inputMode="numeric"
              pattern="[0-9]{1,6}"
              defaultValue={waiting}
              required
              error={index === 0 ? fault : undefined}
            />
          </div>
        ))}
    </div>
  </Disclosure>
)
