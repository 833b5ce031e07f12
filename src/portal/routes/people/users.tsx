import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { USER_LIST } from '#features/people/accounts/rules/actor.ts'
import { ApiError } from '#lib/api-error.ts'
import { email, faultOf } from '#lib/typed/fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { DraftForm, forgetDraft } from '../../frame/draft-form.tsx'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf, idOf, textOf } from '../reading.ts'
import { texts as all } from './texts.ts'

const texts = all.users
const ROLES = ['contractor', 'sales', 'operations', 'admin'] as const
type Role = (typeof ROLES)[number]

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const USERS = defineList({
  path: 'users',
  query: USER_LIST,
  async call(api, query) {
    const { users, next } = await api.users.list(query)
    return { rows: users, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { api, user } = args.context.get(portalContext)
  const { rows: users, next, query } = await readList(USERS, args)
  const { company } = query
  const isAdmin = user?.role === 'admin'
  const companies = isAdmin ? (await answered(api.netTerms.companies(), args.url)).companies : []
  const companyName = companies.find(({ id }) => id === company)?.name ?? ''
  return { users, next, company, companyName, companies, isAdmin, self: user?.id }
}

const roleOf = (value: unknown): Role => ROLES.find((role) => role === value) ?? 'contractor'

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const { users } = api
  const form = await readForm(request)
  const id = idOf(form.get('id')) ?? 0
  return attempted(async () => {
    switch (form.get('intent')) {
      case 'disable':
      case 'enable':
        return users.setDisabled({ id, disabled: form.get('intent') === 'disable' })
      case 'end-sessions':
        return users.endSessions({ id })
      case 'reset-factors':
        return users.resetFactors({ id })
      case 'invite-again':
        return users.inviteAgain({ id })
      case 'role':
        return users.changeRole({ id, role: roleOf(form.get('role')) })
      default: {
        const name = textOf(form.get('company')).trim().slice(0, 100)
        const company =
          name === '' ? undefined : await companyNamed(api, name, idOf(url.searchParams.get('company')))
        if (company === undefined && name !== '')
          throw new ApiError('company_unknown', texts.companyUnknown(name))
        await users.invite({
          email: textOf(form.get('email')),
          name: textOf(form.get('name')),
          role: roleOf(form.get('role')),
          ...(company === undefined ? {} : { company }),
        })
        return { done: true as const }
      }
    }
  }, url)
}

/** The one company with this name; of several, the one that the page's address names. */
async function companyNamed(api: PortalApi, name: string, addressed: number | undefined) {
  const { companies } = await api.companies.list({ search: name })
  const named = companies.filter((company) => company.name.toLowerCase() === name.toLowerCase())
  return named.length === 1 ? named[0]?.id : named.find(({ id }) => id === addressed)?.id
}

/** The people of the portal: those of their own company, or all for an administrator. */
export default function Users() {
  const { users, next, company, companyName, companies, isAdmin, self } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const draft = `invitation.${company ?? ''}.${users.length}`
  const isInvited = outcome !== undefined && 'done' in outcome
  useEffect(() => {
    if (isInvited) forgetDraft(draft)
  }, [isInvited, draft])
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
        {company !== undefined && companyName !== '' && (
          <p>
            {texts.of} <Link href={`/companies/${company}`}>{companyName}</Link>.{' '}
            <Link href="/users">{texts.all}</Link>
          </p>
        )}
      </div>
      <FormOutcome outcome={outcome} done={texts.done} />
      <ul className="people">
        {users.map((user) => (
          <li key={user.id} className="box stack-s">
            <div className="row between">
              <b>{user.name}</b>
              <span>{texts.states[user.state]}</span>
            </div>
            <div className="meta">
              {user.email}, {texts.roles[user.role]}
              {user.company && (
                <>
                  , <Link href={`/companies/${user.company.id}`}>{user.company.name}</Link>
                </>
              )}
              . {texts.lastSeen}: {user.lastSeenAt ? dayOf(user.lastSeenAt) : texts.never}
            </div>
            {user.id !== self && (
              <Actions id={user.id} name={user.name} state={user.state} role={user.role} />
            )}
          </li>
        ))}
      </ul>
      <ListPager next={next} />
      <Invite draft={draft} isAdmin={isAdmin} company={companyName} companies={companies} />
    </main>
  )
}

type State = 'invited' | 'active' | 'disabled'

const Actions = ({
  id,
  name,
  state,
  role,
}: {
  readonly id: number
  readonly name: string
  readonly state: State
  readonly role: Role
}) => {
  const button = (intent: string, label: string) => (
    <Button type="submit" name="intent" value={intent} size="small" aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  )
  return (
    <Form method="post" className="row">
      <input type="hidden" name="id" value={id} />
      {state === 'disabled' ? button('enable', texts.enable) : button('disable', texts.disable)}
      {state === 'invited' && button('invite-again', texts.inviteAgain)}
      {state === 'active' && button('end-sessions', texts.endSessions)}
      {state === 'active' && button('reset-factors', texts.resetFactors)}
      {role !== 'contractor' && (
        <>
          <SelectField
            label={`${texts.role}: ${name}`}
            hideLabel
            name="role"
            defaultValue={role}
            options={ROLES.slice(1).map((value) => ({ value, label: texts.roles[value] }))}
          />
          {button('role', texts.changeRole)}
        </>
      )}
    </Form>
  )
}

const Invite = ({
  draft,
  isAdmin,
  company,
  companies,
}: {
  /** the name of the form, under which this tab keeps what was typed */
  readonly draft: string
  readonly isAdmin: boolean
  readonly company: string
  readonly companies: readonly { id: number; name: string }[]
}) => (
  <section className="stack sign-in-form">
    <h2>{texts.invite}</h2>
    <DraftForm draft={draft} submit={texts.inviteSubmit} isCheckedHere key={draft}>
      <TextField label={texts.name} name="name" maxLength={100} required />
      <TextField label={texts.email} name="email" type="email" check={faultOf(email)} required />
      {isAdmin ? (
        <>
          <SelectField
            label={texts.role}
            name="role"
            options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
          />
          <TextField
            label={texts.company}
            hint={texts.companyHint}
            name="company"
            list="companies"
            maxLength={100}
            autoComplete="off"
            defaultValue={company}
            optional
          />
          <datalist id="companies">
            {companies.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      ) : (
        <input type="hidden" name="role" value="contractor" />
      )}
    </DraftForm>
  </section>
)
