import { SelectField } from '#ui/field/text-field.tsx'
import { roomTexts as texts } from '../../../room-texts.ts'
import type { BuildChoice, BuildNumber } from '../../../rules/estimate/plan-text.ts'
import { BUILD_LIMITS, type Build, recoversOneWay } from '../../../rules/exact/plan.ts'
import { CheckedNumber } from './checked-number.tsx'

interface Props {
  readonly build: Build
  readonly onChange: (change: Partial<Build>) => void
}

/** What walls, windows, ceilings and ducts of the house are. */
export function BuildForm({ build, onChange }: Props) {
  return (
    <fieldset className="plan-fields">
      <legend>{texts.build}</legend>
      <div className="estimate-fields">
        {(Object.keys(texts.choices) as BuildChoice[]).map((name) => (
          <SelectField
            key={name}
            label={texts.choices[name].label}
            value={build[name]}
            options={Object.entries(texts.choices[name].options).map(([value, label]) => ({ value, label }))}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
        {(Object.keys(texts.buildNumbers) as BuildNumber[]).map((name) => (
          <CheckedNumber
            key={name}
            {...texts.buildNumbers[name]}
            value={build[name]}
            limits={BUILD_LIMITS[name]}
            mayBeEmpty={name === 'measuredAir'}
            fault={name === 'recovery' && recoversOneWay(build) ? texts.oneWay : undefined}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
