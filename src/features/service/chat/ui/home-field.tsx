import { TOLD_HOME } from '#features/choosing/sizing/rules/told/told-home.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { texts } from '../texts.ts'

/** The sentence about the visitor's home that goes with the message, unless the box is cleared. */
export const HomeField = ({ home }: { readonly home: string }) =>
  home === '' ? null : (
    <CheckField key={home} label={texts.tellHome} hint={home} name={TOLD_HOME} value={home} defaultChecked />
  )
