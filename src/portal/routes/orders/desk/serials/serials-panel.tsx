import { LONGEST_SERIAL, serialFault } from '#features/selling/fulfilment/rules/serials.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DeskForm } from '../desk-form.tsx'
import { faultsOf, type PanelProps } from '../panel.ts'
import { emptyFields, type Machines } from './fields-of.ts'
import { SerialFields } from './serial-fields.tsx'
import { serialTexts as texts } from './texts.ts'

/** The serial numbers of the machines that left, parcel by parcel, and a field for each that is missing. */
export function SerialsPanel(props: PanelProps) {
  const sent = props.order.serials.machines.filter(({ kind }) => kind !== 'waiting')
  if (sent.length === 0) return null
  const parcels = [...Map.groupBy(sent, ({ parcel }) => parcel)]
  return (
    <section className="stack box no-print" id="serials">
      <h2>{texts.title}</h2>
      {parcels.map(([parcel, machines]) => (
        <Parcel key={parcel} {...props} parcel={parcel} machines={machines} />
      ))}
    </section>
  )
}

function Parcel({
  parcel,
  machines,
  ...props
}: PanelProps & { readonly parcel: string; readonly machines: readonly Machines[] }) {
  const { mayWrite } = props.order.serials
  const { fields, more } = emptyFields(machines)
  const { kind = 'shipment', number = 0 } = machines[0] ?? {}
  return (
    <div className="stack">
      <h3>{texts.places[kind](number)}</h3>
      <ul className="stack-s">
        {machines.flatMap(({ unit, model, serials }) =>
          serials.map((each) => (
            <li key={each.id}>
              {texts.known(unit, model, each.serial)}{' '}
              <span className="meta">{texts.by(each.by, storeDayAndTime(each.at))}</span>
              {mayWrite && <Known {...props} one={each} model={model} />}
            </li>
          )),
        )}
      </ul>
      {mayWrite && fields.length > 0 && (
        <DeskForm {...props} intent="add-serials" of={parcel} submit={texts.save}>
          <input type="hidden" name="parcel" value={parcel} />
          <SerialFields
            // What was typed is about the machines that had no number then.
            key={fields.length}
            machines={fields}
            faults={props.outcome?.of === parcel ? faultsOf(props.outcome, 'add-serials') : {}}
          />
          {more > 0 && <p className="meta">{texts.more(more)}</p>}
        </DeskForm>
      )}
    </div>
  )
}

function Known({
  one: { id, serial },
  model,
  ...props
}: PanelProps & { readonly one: Machines['serials'][number]; readonly model: string }) {
  const isMine = props.outcome?.of === String(id)
  const fault = isMine ? faultsOf(props.outcome, 'change-serial').serial : undefined
  return (
    <Disclosure summary={texts.edit(serial)} open={fault !== undefined || undefined}>
      <DeskForm {...props} intent="change-serial" of={String(id)} submit={texts.change}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="was" value={serial} />
        <TextField
          label={texts.serial}
          name="serial"
          defaultValue={serial}
          maxLength={LONGEST_SERIAL}
          autoComplete="off"
          spellCheck={false}
          required
          check={(typed) => serialFault(typed, model)}
          error={fault}
        />
      </DeskForm>
      <DeskForm {...props} intent="remove-serials" of={String(id)} submit={texts.remove}>
        <input type="hidden" name="ids" value={id} />
      </DeskForm>
    </Disclosure>
  )
}
