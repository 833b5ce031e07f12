import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/text-field.tsx'

interface Filter {
  /** its name in the address */
  name: string
  label: string
  value: string
  /** the values with their words */
  options: Readonly<Record<string, string>>
}

interface Props {
  readonly filters: readonly Filter[]
  readonly submit: string
}

/** The filters of a list; they are in its address. Works without script. */
export const ListFilters = ({ filters, submit }: Props) => (
  <Form className="row portal-form">
    {filters.map(({ name, label, value, options }) => (
      <SelectField
        key={name}
        label={label}
        name={name}
        defaultValue={value}
        options={Object.entries(options).map(([each, words]) => ({ value: each, label: words }))}
      />
    ))}
    <Button type="submit">{submit}</Button>
  </Form>
)
