import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { ownPagesContext, portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { safePath, signInPath } from '../../paths.ts'
import { textOf } from '../reading.ts'
import { Panel } from './panel.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: texts.title }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  to: safePath(url.searchParams.get('to'), context.get(ownPagesContext)),
})

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const to = safePath(textOf(form.get('to')), context.get(ownPagesContext))
  const code = textOf(form.get('code')).slice(0, 60)
  return attempted(async () => {
    await context.get(portalContext).api.signIn.code({ code })
    throw redirect(to)
  }, url)
}

/** The second half of a sign-in: a code of the app, a recovery code, or a passkey. */
export default function Code() {
  const { to } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  const { title, lead, label, submit, again } = texts.code
  return (
    <Panel title={title} lead={lead} refused={outcome?.refused}>
      <Form method="post" className="stack">
        <input type="hidden" name="to" value={to} />
        <CodeField label={label} isAlone />
        <Button type="submit" look="primary" full busy={busy}>
          {submit}
        </Button>
      </Form>
      <PasskeyButton
        optionsPath="/partner/sign-in/passkey-options"
        path="/partner/sign-in/passkey"
        to={to}
        label={texts.passkey}
      />
      <p>
        <Link href={signInPath(to)}>{again}</Link>
      </p>
    </Panel>
  )
}

interface CodeProps {
  readonly label: string
  readonly hint?: string
  /** it is all that its page asks for, so the keyboard begins there */
  readonly isAlone?: boolean
}

/** Six digits or a recovery code, so the keyboard must have letters. */
export const CodeField = ({ label, hint, isAlone = false }: CodeProps) => (
  <TextField
    label={label}
    hint={hint}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={60}
    required
    autoFocus={isAlone}
  />
)
