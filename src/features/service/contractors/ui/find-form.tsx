import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { findFault, JOBS } from '../rules/listing.ts'
import { texts } from '../texts.ts'
import { type ListQuestion, listPath } from '../view/addresses.ts'

const { search } = texts

/** Asks for the place and the job; sends itself as an address, so it also works without script. */
export const FindForm = ({
  question,
  fault,
  isBusy,
  jobLabel = search.job,
}: {
  readonly question: ListQuestion
  readonly fault: string | null
  readonly isBusy: boolean
  readonly jobLabel?: string
}) => (
  <Form method="get" action={listPath({})} className="installer-find no-print">
    <TextField
      label={search.zip}
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      defaultValue={question.zip}
      check={findFault}
      error={fault ?? undefined}
    />
    <SelectField
      label={jobLabel}
      name="job"
      defaultValue={question.job}
      options={[
        { value: '', label: search.anyJob },
        ...JOBS.map((job) => ({ value: job, label: texts.jobs[job] })),
      ]}
    />
    {question.orderID && <input type="hidden" name="orderID" value={question.orderID} />}
    {question.postal && <input type="hidden" name="postal" value={question.postal} />}
    <Button type="submit" look="primary" busy={isBusy} busyText={search.finding}>
      {search.find}
    </Button>
  </Form>
)
