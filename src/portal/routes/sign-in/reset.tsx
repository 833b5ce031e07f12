import { type ActionFunctionArgs, Form, useActionData, useNavigation } from 'react-router'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { textOf } from '../reading.ts'
import { Panel } from './panel.tsx'
import { texts as all } from './texts.ts'

const texts = all.reset

export const meta = () => [{ title: texts.title }]
export const headers = privatePage

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const email = textOf(form.get('email'))
  return attempted(async () => {
    await context.get(portalContext).api.signIn.requestReset({ email })
    return { done: true }
  }, url)
}

/** Asks for a link to choose a new password. */
export default function Reset() {
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  return (
    <Panel title={texts.title} lead={texts.lead} refused={outcome?.refused}>
      {outcome && !outcome.refused ? (
        <Notice tone="ok" live="status">
          {texts.sent}
        </Notice>
      ) : (
        <Form method="post" className="stack">
          <TextField label={all.email} name="email" type="email" autoComplete="username" required />
          <Button type="submit" look="primary" full busy={busy}>
            {texts.submit}
          </Button>
        </Form>
      )}
      <p>
        <Link href="/sign-in">{texts.back}</Link>
      </p>
    </Panel>
  )
}
