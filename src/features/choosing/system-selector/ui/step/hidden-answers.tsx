import { namedAnswers } from '../../rules/address.ts'
import type { Selections } from '../../rules/selections.ts'

interface Props {
  readonly selections: Selections
  /** names of the form's own fields */
  readonly except?: ReadonlySet<string>
}

/** The answers that a form sends along. */
export const HiddenAnswers = ({ selections, except }: Props) =>
  namedAnswers(selections)
    .filter(([name]) => !except?.has(name))
    .map(([name, text]) => <input key={name} type="hidden" name={name} value={text} />)
