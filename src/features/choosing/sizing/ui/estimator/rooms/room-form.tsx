import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { roomTexts as texts } from '../../../room-texts.ts'
import { ABOVE, BELOW, ROOM_LIMITS, type RoomPlan, SIDES } from '../../../rules/exact/plan.ts'
import { CheckedNumber } from './checked-number.tsx'

interface Props {
  readonly room: RoomPlan
  /** its load in words */
  readonly load: string
  readonly onChange: (room: RoomPlan) => void
  readonly onRemove: () => void
}

const NUMBERS = ['area', 'ceilingFt', 'skylights', 'doors', 'people', 'appliances'] as const

/** One room: size, outer walls and glass by side, what is above and below, and what gives off heat. */
export function RoomForm({ room, load, onChange, onRemove }: Props) {
  const choose = <K extends 'above' | 'below'>(name: K, words: readonly RoomPlan[K][]) => (
    <SelectField
      label={texts[name].label}
      value={room[name]}
      options={words.map((value) => ({
        value,
        label: (texts[name] as Record<string, string>)[value] ?? value,
      }))}
      onChange={(event) => {
        const chosen = words.find((word) => word === event.target.value)
        if (chosen) onChange({ ...room, [name]: chosen })
      }}
    />
  )
  return (
    <Disclosure summary={room.name} aside={load} className="room-form">
      <div className="estimate-fields">
        <TextField
          label={texts.name}
          maxLength={40}
          value={room.name}
          onChange={(event) => onChange({ ...room, name: event.target.value })}
        />
        {NUMBERS.map((name) => (
          <CheckedNumber
            key={name}
            label={texts.numbers[name]}
            unit={texts.units[name]}
            value={room[name]}
            limits={ROOM_LIMITS[name]}
            onChange={(value) => onChange({ ...room, [name]: value ?? 0 })}
          />
        ))}
        {choose('above', ABOVE)}
        {choose('below', BELOW)}
        {SIDES.map((side) => (
          <CheckedNumber
            key={`wall-${side}`}
            label={texts.wall(side)}
            unit="ft"
            value={room.walls[side]}
            limits={ROOM_LIMITS.wallFt}
            onChange={(value) => onChange({ ...room, walls: { ...room.walls, [side]: value ?? 0 } })}
          />
        ))}
        {SIDES.map((side) => (
          <CheckedNumber
            key={`glass-${side}`}
            label={texts.glass(side)}
            unit="sq ft"
            value={room.glass[side]}
            limits={ROOM_LIMITS.glass}
            onChange={(value) => onChange({ ...room, glass: { ...room.glass, [side]: value ?? 0 } })}
          />
        ))}
      </div>
      <Button size="small" look="quiet" icon="trash" onClick={onRemove}>
        {texts.remove} {room.name}
      </Button>
    </Disclosure>
  )
}
