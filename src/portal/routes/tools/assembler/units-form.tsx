import { Form, useSubmit } from 'react-router'
import type { Assembled, AssemblyUnit } from '#features/partners/partner-tools/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberField, SelectField } from '#ui/field/text-field.tsx'
import { texts as tools } from '../texts.ts'
import type { unitsIn } from './address.ts'

const { assemble: texts } = tools

interface Props {
  readonly assembled: Assembled
  readonly selected: ReturnType<typeof unitsIn>
  readonly project: number | undefined
}

const MOST_OPEN = 8

/** The units as lists of choices; a unit that cannot be chosen says why. A choice is judged at once. */
export function UnitsForm({ assembled, selected, project }: Props) {
  const submit = useSubmit()
  const { outdoor, indoor, chosen } = assembled
  const ports = chosen?.outdoor.ports ?? 1
  const slots = Math.min(MOST_OPEN, Math.max(ports, selected.heads.length + (selected.outdoor ? 0 : 1), 1))
  return (
    <Form
      method="get"
      className="stack no-print tool-units"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }}
    >
      {project !== undefined && <input type="hidden" name="project" value={project} />}
      {selected.brand !== undefined && <input type="hidden" name="brand" value={selected.brand} />}
      {selected.extras.map((extra) => (
        <input key={extra} type="hidden" name="extra" value={extra} />
      ))}
      <SelectField
        key={selected.outdoor ?? ''}
        label={texts.outdoor}
        name="outdoor"
        defaultValue={selected.outdoor ?? ''}
      >
        <option value="">{texts.noOutdoor}</option>
        <UnitOptions units={outdoor} chosen={selected.outdoor} />
      </SelectField>
      {Array.from({ length: slots }, (_, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be chosen twice
          key={`${index} ${selected.outdoor ?? ''} ${selected.heads[index] ?? ''}`}
          label={texts.head(index + 1)}
          name="head"
          defaultValue={selected.heads[index] ?? ''}
        >
          <option value="">{texts.noHead}</option>
          <UnitOptions units={indoor} chosen={selected.heads[index]} />
        </SelectField>
      ))}
      <NumberField
        key={selected.run}
        label={texts.run}
        hint={texts.runHint}
        name="run"
        defaultValue={String(selected.run)}
      />
      <div>
        <Button type="submit">{texts.check}</Button>
      </div>
    </Form>
  )
}

/** Units by maker. The chosen one stays open, so that a form without script sends it. */
const UnitOptions = ({
  units,
  chosen,
}: {
  readonly units: readonly AssemblyUnit[]
  readonly chosen: string | undefined
}) =>
  [...Map.groupBy(units, ({ brand, refrigerant }) => `${brand}, ${refrigerant}`)].map(([label, group]) => (
    <optgroup key={label} label={label}>
      {group.map((unit) => (
        <option key={unit.id} value={unit.id} disabled={unit.refused !== null && unit.id !== chosen}>
          {wordsOf(unit)}
        </option>
      ))}
    </optgroup>
  ))

function wordsOf({ sku, coolingBtu, ports, airHandlerType, price, refused }: AssemblyUnit): string {
  const what = ports > 0 ? texts.ports(ports) : airHandlerType
  const words = texts.unit(`${sku}, ${what}`, grouped(coolingBtu), formatMoney(fromWire(price)))
  return refused === null ? words : `${words}. ${refused}`
}
