import type { WireStep } from '../contract.ts'
import { namedAnswers, nameOf } from '../rules/address.ts'
import type { Selections } from '../rules/selections.ts'

/** These two always have an answer: "no" until the shopper says yes. */
const FIRST_NO: ReadonlySet<string> = new Set(['isMobileHome', 'primaryHeatSource'])

/** A step that shows these selections, while its own answer is on its way. */
export function withChosen(step: WireStep, selections: Selections): WireStep {
  const chosen = new Map(namedAnswers(selections))
  return {
    ...step,
    fields: step.fields.map((field) => {
      const text = chosen.get(nameOf(field)) ?? (FIRST_NO.has(field.key) ? 'no' : undefined)
      return {
        ...field,
        choices: field.choices.map((choice) => ({ ...choice, selected: String(choice.value) === text })),
      }
    }),
  }
}
