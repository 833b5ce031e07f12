import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { ownPagesContext, portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { safePath } from '../../paths.ts'
import { textOf } from '../reading.ts'
import { CodeField } from '../sign-in/code.tsx'
import { Panel } from '../sign-in/panel.tsx'
import { PasskeyButton } from '../sign-in/passkey-button.tsx'
import { texts as all } from '../sign-in/texts.ts'

const texts = all.confirm

export const meta = () => [{ title: texts.title }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  to: safePath(url.searchParams.get('to'), context.get(ownPagesContext)),
})

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const code = textOf(form.get('code')).slice(0, 60)
  return attempted(async () => {
    await context.get(portalContext).api.ownAccount.stepUp({ code })
    throw redirect(safePath(textOf(form.get('to')), context.get(ownPagesContext)))
  }, url)
}

/** Asks for the second factor again before an action that needs a fresh one. */
export default function Confirm() {
  const { to } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <Panel title={texts.title} lead={texts.lead} refused={outcome?.refused}>
      <Form method="post" className="stack">
        <input type="hidden" name="to" value={to} />
        <CodeField label={all.code.label} hint={all.code.lead} isAlone />
        <Button type="submit" look="primary" full>
          {all.code.submit}
        </Button>
      </Form>
      <PasskeyButton
        optionsPath="/partner/step-up/passkey-options"
        path="/partner/step-up/passkey"
        to={to}
        label={texts.passkey}
      />
      <p>
        <Link href={to}>{texts.back}</Link>
      </p>
    </Panel>
  )
}
