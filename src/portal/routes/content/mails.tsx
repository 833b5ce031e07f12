import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { MailKind } from '#features/desk/mail-examples/contract.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import type { Column } from '../../list/define-list.ts'
import { ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { mailTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

export async function loader({ context, url }: LoaderFunctionArgs) {
  return answered(context.get(portalContext).api.mails.list(), url)
}

/** Every kind of mail that the store sends. */
export default function Mails() {
  const { mails } = useLoaderData<typeof loader>()
  const groups = [...new Set(mails.map(({ group }) => group))]
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      {groups.map((group) => (
        <section key={group} className="stack-s mail-kinds">
          <h2>{group}</h2>
          <ListTable
            caption={group}
            rows={mails.filter((mail) => mail.group === group)}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `/mails/${id}`}
            nameOf={({ subject }) => subject}
            phoneNoteOf={({ when, to }) => `${to}. ${when}`}
            columns={COLUMNS}
          />
        </section>
      ))}
    </main>
  )
}

const COLUMNS: readonly Column<MailKind>[] = [
  { name: texts.subject, cell: ({ subject }) => subject },
  { name: texts.when, wide: true, cell: ({ when }) => when },
  { name: texts.to, wide: true, cell: ({ to }) => to },
]
