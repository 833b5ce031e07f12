import { SelectField } from '#ui/field/text-field.tsx'
import type { WireField } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { nameOf } from '../../rules/address.ts'
import { HEAD_TYPES, ZONE_KEYS, type ZoneKey } from '../../rules/selections.ts'
import { texts as words } from '../../texts.ts'
import type { Value } from './choice-field.tsx'
import { RoomPicture } from './room-picture.tsx'

interface Props {
  readonly fields: readonly WireField[]
  /** sets an answer; null removes it */
  readonly onSet: (field: WireField, value: Value | null) => void
}

/** The rooms, each drawn with its indoor unit and its size. */
export function ZoneFields({ fields, onSet }: Props) {
  const rooms = ZONE_KEYS.map((zone) => ({
    zone,
    own: fields.filter((field) => field.zone === zone),
  })).filter(({ own }) => own.length > 0)
  return (
    <div className="selector-rooms">
      {rooms.map(({ zone, own }) => (
        <Room key={zone} zone={zone} fields={own} onSet={onSet} />
      ))}
    </div>
  )
}

function Room({ zone, fields, onSet }: Props & { readonly zone: ZoneKey }) {
  const answer = (key: WireField['key']) => fields.find((field) => field.key === key)?.value ?? null
  const head = HEAD_TYPES.find((type) => type === answer('airHandlerType'))
  const size = answer('coolingBtu')
  return (
    <fieldset className="selector-room">
      <legend className="heading">{words.room(ZONE_KEYS.indexOf(zone) + 1)}</legend>
      <RoomPicture head={head} size={size === null ? '' : words.btuOfRoom(Number(size))} />
      {fields.map((field) => (
        <SelectField
          key={field.key}
          label={words.fields[field.key].label}
          name={nameOf(field)}
          value={field.value === null ? '' : String(field.value)}
          options={[
            { value: '', label: texts.open },
            ...field.choices.map(({ value, label, note, disabled, reason }) => ({
              value: String(value),
              label: disabled
                ? `${label} (${reason})`
                : note === ''
                  ? label
                  : `${label}, ${lowerFirst(note)}`,
              disabled,
            })),
          ]}
          onChange={({ target }) =>
            onSet(field, field.choices.find(({ value }) => String(value) === target.value)?.value ?? null)
          }
        />
      ))}
    </fieldset>
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
