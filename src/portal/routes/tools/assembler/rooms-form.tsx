import { Form } from 'react-router'
import {
  HEAD_SIZES,
  HEAD_TYPES,
  MOST_ZONES,
  type Zone,
} from '#features/choosing/system-selector/rules/selections.ts'
import { grouped } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import { texts as tools } from '../texts.ts'

const { assemble: texts } = tools

interface Props {
  readonly rooms: readonly Zone[]
  readonly brand: string | undefined
  readonly brands: readonly string[]
  readonly project: number | undefined
}

const COUNTS = Array.from({ length: MOST_ZONES }, (_, index) => String(index + 1))

/** How many rooms, and the size and type of each; suggestions come for them. */
export const RoomsForm = ({ rooms, brand, brands, project }: Props) => (
  <Form method="get" className="stack">
    {project !== undefined && <input type="hidden" name="project" value={project} />}
    <div className="row portal-form">
      <SelectField
        key={rooms.length}
        label={texts.roomCount}
        name="rooms"
        defaultValue={String(Math.max(1, rooms.length))}
        options={COUNTS.map((value) => ({ value, label: value }))}
      />
      <SelectField
        key={brand ?? ''}
        label={texts.brand}
        name="brand"
        defaultValue={brand ?? ''}
        options={[
          { value: '', label: texts.everyBrand },
          ...brands.map((value) => ({ value, label: value })),
        ]}
      />
    </div>
    {rooms.map((room, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their number alone
      <fieldset key={`${index} ${room.coolingBtu} ${room.airHandlerType}`} className="row portal-form">
        <legend>{texts.room(index + 1)}</legend>
        <SelectField
          label={texts.size}
          name="size"
          defaultValue={String(room.coolingBtu ?? '')}
          options={[
            { value: '', label: texts.anySize },
            ...HEAD_SIZES.map((size) => ({
              value: String(size),
              label: `${grouped(size)} BTU/h`,
            })),
          ]}
        />
        <SelectField
          label={texts.type}
          name="type"
          defaultValue={room.airHandlerType ?? ''}
          options={[
            { value: '', label: texts.anyType },
            ...HEAD_TYPES.map((value) => ({ value, label: value })),
          ]}
        />
      </fieldset>
    ))}
    <div>
      <Button type="submit">{texts.suggest}</Button>
    </div>
  </Form>
)
