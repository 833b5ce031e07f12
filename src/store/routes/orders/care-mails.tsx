import { Form, useNavigation } from 'react-router'
import type { TechnicalInformation } from '#features/service/owned-equipment/contract.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type Props = TechnicalInformation['reminders'] & {
  /** why the last press changed nothing */
  readonly refusal: string | undefined
}

/** The owner asks for the mails before each season, or stops them. Works without script. */
export function CareMails({ wanted, nextOn, stopped, refusal }: Props) {
  const busy = useNavigation().state === 'submitting'
  return (
    <section className="stack-s no-print">
      <h2>{texts.reminders}</h2>
      {refusal && (
        <Notice tone="bad" live="alert">
          {refusal}
        </Notice>
      )}
      {wanted && stopped && (
        <Notice tone="warn">
          <b>{texts.stoppedTitle}</b> {texts.stoppedHow} <Link href="/contact-us">{texts.stoppedAsk}</Link>
        </Notice>
      )}
      <p role="status">{wanted ? texts.remindedOn(formatDate(nextOn), stopped) : texts.remindersWhat}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="wanted" value={wanted ? 'no' : 'yes'} busy={busy} busyText={texts.saving}>
          {wanted ? texts.stopReminding : texts.remindMe}
        </Button>
      </Form>
    </section>
  )
}
