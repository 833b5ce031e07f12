import { DELIVERY_OPTIONS } from '#features/desk/store-facts/rules/switches.ts'
import { FactField, type FieldsProps, SwitchFields } from './fact-field.tsx'
import { texts } from './texts.ts'

/** Each delivery with its switch, its price, and its cutoff where it may have one. */
export const DeliveryFields = (props: FieldsProps) => (
  <>
    <p className="meta">{texts.standardStays}</p>
    <div className="portal-settings-fields">
      <FactField {...props} name="price standard" hint={texts.hints['price standard']} />
      <FactField {...props} name="price portable" hint={texts.hints['price portable']} />
    </div>
    {DELIVERY_OPTIONS.map((option) => (
      <fieldset key={option} className="stack">
        <legend>{texts.names[`deliver ${option}`]}</legend>
        <div className="portal-settings-fields">
          <SwitchFields {...props} names={[`deliver ${option}`]} />
          <FactField {...props} name={`price ${option}`} hint={texts.hints[`price ${option}`]} />
          {(option === 'expedited' || option === 'guaranteed') && (
            <FactField {...props} name={`cutoff ${option}`} hint={texts.hints['own cutoff']} />
          )}
        </div>
      </fieldset>
    ))}
  </>
)
