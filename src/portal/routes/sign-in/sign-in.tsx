import { useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { prove } from '#api/proving.ts'
import { telephone } from '#lib/phone.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ownPagesContext, portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { attempted, type Refused } from '../../frame/answers.server.ts'
import { safePath } from '../../paths.ts'
import { textOf } from '../reading.ts'
import { Panel } from './panel.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: texts.title }]
export const headers = privatePage

export function loader({ context, url }: LoaderFunctionArgs) {
  const to = safePath(url.searchParams.get('to'), context.get(ownPagesContext))
  if (context.get(portalContext).user) throw redirect(to)
  return { to, isReset: url.searchParams.has('reset') }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const [email, proof] = [textOf(form.get('email')), String(form.get('proof') ?? '')]
  const to = safePath(textOf(form.get('to')), context.get(ownPagesContext))
  const signIn = async () => {
    await context.get(portalContext).api.signIn.password({
      email,
      password: String(form.get('password') ?? ''),
      ...(proof === '' ? {} : { proof }),
    })
    throw redirect(`/sign-in/code?to=${encodeURIComponent(to)}`)
  }
  return attempted(signIn, url, { email })
}

/** The first of two steps of a sign-in. Works without script; script adds passkeys and the proof of work. */
export default function SignIn() {
  const { to, isReset } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const refused = outcome?.refused
  const { contact } = usePortalFacts()
  const busy = useNavigation().state === 'submitting'
  return (
    <Panel title={texts.heading} lead={texts.lead} refused={refused}>
      {isReset && <Notice tone="ok">{texts.reset.done}</Notice>}
      <Form method="post" className="stack">
        <input type="hidden" name="to" value={to} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={outcome?.email}
          required
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <ProofField refused={refused} />
        {refused?.details.challenge !== undefined && (
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
        )}
        <Button type="submit" look="primary" full busy={busy}>
          {texts.signIn}
        </Button>
      </Form>
      <PasskeyButton
        optionsPath="/partner/sign-in/passkey-options"
        path="/partner/sign-in/passkey"
        to={to}
        label={texts.passkey}
      />
      <p>
        <Link href="/reset">{texts.forgotten}</Link>
      </p>
      <p className="meta">
        {texts.noAccess}{' '}
        <a className="no-wrap" href={telephone(contact.phone)}>
          {contact.phone}
        </a>
      </p>
    </Panel>
  )
}

/** Solves the proof of work that a refusal asks for, and sends the form around it again. */
function ProofField({ refused }: { readonly refused: Refused | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const [isProving, setProving] = useState(false)
  const challenge = refused?.details.challenge
  useEffect(() => {
    if (!challenge) return
    let isCurrent = true
    setProving(true)
    void prove(challenge).then((solution) => {
      if (!isCurrent || !field.current) return
      field.current.value = solution
      setProving(false)
      field.current.form?.requestSubmit()
      field.current.value = ''
    })
    return () => {
      isCurrent = false
    }
  }, [challenge])
  return (
    <>
      <input type="hidden" name="proof" ref={field} />
      {isProving && <Notice live="status">{texts.proving}</Notice>}
    </>
  )
}
