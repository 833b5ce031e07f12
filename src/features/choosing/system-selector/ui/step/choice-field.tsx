import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import type { WireField } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { nameOf } from '../../rules/address.ts'

export type Value = string | number | boolean

export interface ChoiceFieldProps {
  readonly field: WireField
  /** pictures by `key:value` */
  readonly pictures: Readonly<Record<string, Picture>>
  readonly onChoose: (field: WireField, value: Value) => void
  /** the question of the page says the same as the field's name */
  readonly hideLabel: boolean
}

const MOST_ACROSS = 4

/**
 * One choice of several, with pictures. Choosing the chosen value again clears it; without script "No
 * preference" does that. A choice that is not open says why.
 */
export function ChoiceField({ field, pictures, onChoose, hideLabel }: ChoiceFieldProps) {
  const id = useId()
  const { label, help, choices, required } = field
  const hasPictures = choices.some(({ value }) => pictures[`${field.key}:${value}`])
  const isShort = !hasPictures && choices.length <= MOST_ACROSS
  const mayStayOpen = !required && !ALWAYS_ANSWERED.has(field.key)
  return (
    <fieldset
      className={classNames('field choices selector-choices', isShort && 'short', hasPictures && 'drawn')}
      aria-describedby={help ? `${id}-help` : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : 'label'}>{label}</legend>
      {help && (
        <p className="meta" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="choice-list">
        {choices.map((choice) => (
          <Choice
            key={String(choice.value)}
            field={field}
            choice={choice}
            picture={pictures[`${field.key}:${choice.value}`]}
            isDrawn={field.key === 'systemType'}
            onChoose={onChoose}
          />
        ))}
        {mayStayOpen && <OpenChoice field={field} onChoose={onChoose} />}
      </div>
    </fieldset>
  )
}

/** These two always have an answer: "no" until the shopper says yes. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['isMobileHome', 'primaryHeatSource'])

type Choice = WireField['choices'][number]

interface ChoiceProps extends Pick<ChoiceFieldProps, 'field' | 'onChoose'> {
  readonly choice: Choice
  readonly picture: Picture | undefined
  /** the other choices have pictures */
  readonly isDrawn: boolean
}

function Choice({ field, choice, picture, isDrawn, onChoose }: ChoiceProps) {
  const { value, label, note, selected, kits, disabled, reason } = choice
  const id = useId()
  return (
    <div className="choice">
      <label>
        <input
          type="radio"
          className="tick"
          name={nameOf(field)}
          value={String(value)}
          checked={selected}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          onChange={() => onChoose(field, value)}
          onClick={() => selected && onChoose(field, value)}
        />
        {picture ? (
          <span className="pic" aria-hidden="true">
            <Drawing picture={picture} />
          </span>
        ) : (
          isDrawn && (
            <span className="pic unknown" aria-hidden="true">
              ?
            </span>
          )
        )}
        <span>
          <b id={id}>{label}</b>
          <span className="meta" id={`${id}-note`}>
            {disabled ? reason : note}
          </span>
        </span>
        {!disabled && <span className="aside meta num">{texts.kits(kits)}</span>}
      </label>
    </div>
  )
}

/** The answer "no preference": it takes an earlier choice back, also without script. */
function OpenChoice({ field, onChoose }: Pick<ChoiceFieldProps, 'field' | 'onChoose'>) {
  const chosen = field.choices.find(({ selected }) => selected)
  return (
    <div className="choice">
      <label>
        <input
          type="radio"
          className="tick"
          name={nameOf(field)}
          value=""
          checked={chosen === undefined}
          onChange={() => chosen && onChoose(field, chosen.value)}
        />
        <span>
          <b>{texts.open}</b>
        </span>
      </label>
    </div>
  )
}
