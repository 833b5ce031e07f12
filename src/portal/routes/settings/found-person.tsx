import { Form, useNavigation } from 'react-router'
import type { FoundData, NamedPages } from '#features/desk/people-data/contract.ts'
import { MOST_REASON } from '#features/desk/people-data/rules/person-request.ts'
import { email as emailField, faultOf } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { PEOPLE_PATH } from './people-path.ts'
import { texts } from './people-texts.ts'
import { WithLinks } from './with-links.tsx'

interface PersonProps {
  readonly email: string
  readonly found: readonly FoundData[]
  readonly holds: readonly { sentence: string; pages: NamedPages }[]
  readonly problems: Readonly<Record<string, string>> | undefined
}

/** What the store has of a person, its export and its erasure. */
export function FoundPerson({ email, found, holds, problems }: PersonProps) {
  if (found.length === 0)
    return (
      <EmptyState title={texts.nothing}>
        <p>{texts.nothingHow}</p>
      </EmptyState>
    )
  return (
    <>
      <section className="stack">
        <h2>{texts.about(email)}</h2>
        <DataTable
          caption={texts.about(email)}
          hideCaption
          rows={found}
          keyOf={({ what, fate }) => `${what} ${fate}`}
          columns={[
            { name: texts.what, rowHeader: true, cell: ({ what }) => what },
            { name: texts.rows, numeric: true, cell: ({ count }) => count },
            {
              name: texts.fate,
              cell: ({ fate, why }) => (
                <>
                  <div>{texts.fates[fate]}</div>
                  {why !== null && <div className="meta">{why}</div>}
                </>
              ),
            },
          ]}
        />
      </section>
      <section className="stack no-print">
        <h2>{texts.export}</h2>
        <p className="meta">{texts.exportLead}</p>
        <form method="post" action={`${PEOPLE_PATH}/export`} className="stack">
          <input type="hidden" name="email" value={email} />
          <Reason />
          <div>
            <Button type="submit">{texts.download}</Button>
          </div>
        </form>
      </section>
      <Erase email={email} holds={holds} problems={problems} />
    </>
  )
}

const Reason = ({ error }: { readonly error?: string | undefined }) => (
  <TextField
    label={texts.reason}
    name="reason"
    hint={texts.reasonHint}
    required
    maxLength={MOST_REASON}
    error={error}
    autoComplete="off"
  />
)

function Erase({ email, holds, problems }: Omit<PersonProps, 'found'>) {
  const busy = useNavigation().formData?.get('intent') === 'erase'
  return (
    <section className="stack no-print">
      <h2>{texts.erase}</h2>
      {holds.length > 0 ? (
        <Notice tone="warn" title={texts.held}>
          {holds.map(({ sentence, pages }) => (
            <p key={sentence}>
              <WithLinks sentence={sentence} pages={pages} />
            </p>
          ))}
          <p>{texts.heldHow}</p>
        </Notice>
      ) : (
        <Form method="post" className="stack">
          <p className="meta">{texts.eraseLead}</p>
          <input type="hidden" name="email" value={email} />
          <TextField
            label={texts.again}
            name="again"
            type="email"
            required
            maxLength={254}
            check={faultOf(emailField)}
            error={problems?.again}
            autoComplete="off"
          />
          <Reason error={problems?.reason} />
          <div>
            <Button type="submit" name="intent" value="erase" busy={busy} busyText={texts.pressing}>
              {texts.press}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
