import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { formTexts as texts } from '../texts.ts'

interface Props {
  readonly phone: string
  readonly phoneHref: string
  /** names of the cards and services that the store takes */
  readonly marks: readonly string[]
}

/** What a buyer wants to know at the moment of paying: safety, returns, help, damage, payment methods. */
export function Assurance({ phone, phoneHref, marks }: Props) {
  return (
    <div className="checkout-assurance">
      <ul>
        <li>
          <Icon name="lock" />
          {texts.secure}
        </li>
        <li>
          <Icon name="check" />
          {texts.returns}
        </li>
        <li>
          <Icon name="phone" />
          <span>
            {texts.help} <Link href={phoneHref}>{phone}</Link>
          </span>
        </li>
        <li>
          <Icon name="truck" />
          {texts.damaged}
        </li>
      </ul>
      <ul className="checkout-marks" aria-label={texts.weAccept}>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </div>
  )
}
