import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { NumberField } from '#ui/field/text-field.tsx'
import { fieldName, ROUTE_FIELDS, type RouteFault, type TypedRoute } from '../rules/route.ts'
import { texts } from '../texts.ts'

export interface HeadForm {
  /** "Indoor unit 2: …"; empty for the only one */
  readonly title: string
  readonly typed: TypedRoute
  readonly faults: readonly RouteFault[]
}

interface Props {
  readonly path: string
  readonly item: string
  readonly heads: readonly HeadForm[]
  readonly isUsual: boolean
  readonly isBusy: boolean
  /** the answer is below and has the page's main button */
  readonly isAnswered: boolean
}

/** Asks for the route to each head; sends itself as an address, so it also works without script. */
export function LineForm({ path, item, heads, isUsual, isBusy, isAnswered }: Props) {
  return (
    <Form method="get" action={path} className="hot-water-form">
      <input type="hidden" name="item" value={item} />
      <h2>{texts.route}</h2>
      {isUsual && <p className="meta">{texts.usualRoute}</p>}
      {heads.map(({ title, typed, faults }, head) => (
        <fieldset key={fieldName('run', head)} className="line-fields">
          <legend className={title === '' ? 'visually-hidden' : 'strong'}>{title || texts.route}</legend>
          {ROUTE_FIELDS.map((field) => (
            <NumberField
              key={field}
              label={texts.fields[field]}
              hint={texts.hints[field]}
              name={fieldName(field, head)}
              unit={field === 'bends' ? undefined : 'ft'}
              decimal={field !== 'bends'}
              defaultValue={typed[field]}
              error={errorOf(field, faults)}
            />
          ))}
        </fieldset>
      ))}
      <div className="row">
        <Button
          type="submit"
          look={isAnswered ? 'plain' : 'primary'}
          size="big"
          busy={isBusy}
          busyText={texts.working}
        >
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}

function errorOf(field: (typeof ROUTE_FIELDS)[number], faults: readonly RouteFault[]): string | undefined {
  if (faults.includes(field)) return texts.faults[field]
  return field === 'lift' && faults.includes('liftBeyondRun') ? texts.faults.liftBeyondRun : undefined
}
