import type { ChangeEvent, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldShell } from './field.tsx'
import { FieldNotes, OptionalWord, useFieldIds } from './field.tsx'

export type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  /** One line under the label that explains the choice. */
  readonly note?: ReactNode
  /** Price or state at the end of the row. */
  readonly aside?: ReactNode
  /** A small drawing. */
  readonly picture?: ReactNode
  /** Fields of this choice, shown while it is chosen (also without script). */
  readonly more?: ReactNode
  /** Keeps `more` in the page without showing it. */
  readonly hidesMore?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export type RadioGroupProps = Omit<FieldShell, 'optional'> & {
  readonly name: string
  readonly options: readonly RadioOption[]
  /** Controlled value; leave out and use `defaultValue` for a plain form. */
  readonly value?: string | null | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly layout?: 'joined' | 'apart' | 'across' | undefined
  readonly optional?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * One choice of several as boxes: a fieldset of native radios, so arrows, forms and names work by themselves.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, hideLabel, help, id, className, options, layout = 'joined' } = props
  const made = useId()
  const groupId = id ?? made
  const ids = useFieldIds({ id: groupId, hint, error })
  return (
    <fieldset
      className={classNames('field choices', layout !== 'joined' && layout, error && 'bad-group', className)}
      aria-describedby={ids.control['aria-describedby']}
    >
      <legend className={hideLabel ? 'visually-hidden' : 'label'}>
        {label}
        <OptionalWord shown={optional} />
        {help}
      </legend>
      <div className="choice-list">
        {options.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            group={props}
            id={index === 0 ? groupId : `${groupId}-${index}`}
            first={index === 0}
          />
        ))}
      </div>
      <FieldNotes shell={{ hint, error }} ids={ids} />
    </fieldset>
  )
}

function Choice({
  option,
  group,
  id,
  first,
}: {
  readonly option: RadioOption
  readonly group: RadioGroupProps
  readonly id: string
  readonly first: boolean
}) {
  const state =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === option.value }
      : { checked: group.value === option.value }
  return (
    <div className="choice">
      <label htmlFor={id}>
        <input
          type="radio"
          className="tick"
          id={id}
          name={group.name}
          value={option.value}
          disabled={option.disabled}
          {...state}
          ref={first ? group.ref : undefined}
          aria-invalid={group.error ? true : undefined}
          onBlur={group.onBlur}
          onChange={(event) => group.onChange?.(option.value, event)}
        />
        {option.picture && <span className="pic">{option.picture}</span>}
        <span>
          <b>{option.label}</b>
          {option.note && <span className="meta">{option.note}</span>}
        </span>
        {option.aside && <span className="aside meta">{option.aside}</span>}
      </label>
      {option.more && (
        <div className="more" hidden={option.hidesMore}>
          {option.more}
        </div>
      )}
    </div>
  )
}
