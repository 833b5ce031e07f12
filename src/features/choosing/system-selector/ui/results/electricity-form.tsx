import { Button } from '#ui/button/button.tsx'
import { NumberField } from '#ui/field/text-field.tsx'
import { pageTexts as texts } from '../../page-texts.ts'
import { RESULTS_PATH } from '../../rules/address.ts'
import type { Selections } from '../../rules/selections.ts'
import { HiddenAnswers } from '../step/step-form.tsx'

interface Props {
  readonly perKilowattHour: number
  readonly selections: Selections
}

/** The price of electricity that the costs are calculated with. Works without script. */
export const ElectricityForm = ({ perKilowattHour, selections }: Props) => (
  <form method="get" action={RESULTS_PATH} className="selector-electricity no-print">
    <HiddenAnswers selections={selections} />
    <NumberField
      decimal
      label={texts.electricity}
      unit={texts.perKwh}
      name="kwh"
      defaultValue={String(perKilowattHour)}
    />
    <Button type="submit" size="small">
      {texts.update}
    </Button>
  </form>
)
