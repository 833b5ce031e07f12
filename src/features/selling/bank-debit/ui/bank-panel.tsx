import { type ReactNode, useState } from 'react'
import { merchant } from '#lib/merchant/merchant.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { NumberField, SelectField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type AchDebit, isAccountNumber, isRoutingNumber } from '../rules/ach-form.ts'
import { mandate, formTexts as texts } from '../texts.ts'

export interface BankPanelProps {
  readonly ach: AchDebit
  /** last digits of the account that was read already */
  readonly read: string | null
  /** the buyer can sign in to the bank here */
  readonly canSignIn: boolean
  /** shows errors for missing fields */
  readonly tried: boolean
  readonly billing: ReactNode
  readonly onMethod: (method: string) => void
  readonly onChange: (part: Partial<AchDebit>) => void
  readonly onSignIn: () => Promise<void>
  readonly onOther: () => void
}

/** A bank account: how the buyer proves to own it, its numbers, and what the buyer agrees to. */
export function BankPanel({
  ach,
  read,
  canSignIn,
  tried,
  billing,
  onMethod,
  onChange,
  onSignIn,
  onOther,
}: BankPanelProps) {
  const isSignIn = ach.verificationMethod === 'independent_check'
  if (read !== null) {
    return (
      <>
        <Notice tone="ok">
          <p>{texts.read(read)}</p>
          <Button size="small" onClick={onOther}>
            {texts.otherAccount}
          </Button>
        </Notice>
        {billing}
      </>
    )
  }
  const methods = [
    ...(canSignIn
      ? [{ value: 'independent_check', label: texts.independent_check, note: texts.independentNote }]
      : []),
    { value: 'network_check', label: texts.network_check, note: texts.networkNote },
    { value: 'micro_transfers', label: texts.micro_transfers, note: texts.microNote },
  ]
  return (
    <>
      <RadioGroup
        name="verificationMethod"
        label={texts.methods}
        value={ach.verificationMethod}
        onChange={onMethod}
        options={methods}
      />
      {isSignIn ? (
        <SignIn ach={ach} onSignIn={onSignIn} onOther={onOther} />
      ) : (
        <Numbers ach={ach} tried={tried} onChange={onChange} />
      )}
      <div role="alert">{ach.error && <Notice tone="bad">{ach.error}</Notice>}</div>
      {billing}
      <p className="meta checkout-safe">
        <Icon name="lock" />
        {texts.safe}
      </p>
      <p className="meta">
        {texts.agree} {mandate(merchant().name)}
      </p>
    </>
  )
}

function SignIn({ ach, onSignIn, onOther }: Pick<BankPanelProps, 'ach' | 'onSignIn' | 'onOther'>) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onSignIn()
    setBusy(false)
  }
  if (!ach.isPlaidAuth) {
    return (
      <div>
        <Button busy={busy} busyText={texts.signingIn} onClick={press}>
          {texts.signIn}
        </Button>
      </div>
    )
  }
  const { officialName, mask } = ach.bankAccount
  return (
    <Notice tone="ok">
      <p>{texts.linked(texts.ending(officialName, mask), ach.bankName)}</p>
      <Button size="small" onClick={onOther}>
        {texts.otherAccount}
      </Button>
    </Notice>
  )
}

function Numbers({ ach, tried, onChange }: Pick<BankPanelProps, 'ach' | 'tried' | 'onChange'>) {
  const { bankAccount } = ach
  const change = (part: Partial<AchDebit['bankAccount']>) =>
    onChange({ bankAccount: { ...bankAccount, ...part } })
  const digits = (text: string) => text.replace(/\D/g, '')
  return (
    <>
      <NumberField
        label={texts.routing}
        hint={texts.routingHint}
        error={tried && !isRoutingNumber(bankAccount.routingNumber) ? texts.routingError : undefined}
        maxLength={9}
        value={bankAccount.routingNumber}
        onChange={(event) => change({ routingNumber: digits(event.target.value) })}
      />
      <NumberField
        label={texts.account}
        hint={texts.accountHint}
        error={tried && !isAccountNumber(bankAccount.accountNumber) ? texts.accountError : undefined}
        maxLength={17}
        value={bankAccount.accountNumber}
        onChange={(event) => change({ accountNumber: digits(event.target.value) })}
      />
      <SelectField
        label={texts.kind}
        value={ach.fullAccountType}
        options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ fullAccountType: event.target.value })}
      />
    </>
  )
}
