import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { textOf } from '../reading.ts'
import { CodeField } from './code.tsx'
import { Panel } from './panel.tsx'
import { texts as all } from './texts.ts'

const texts = all.reset

export const meta = () => [{ title: texts.choose }, REFERRER_STAYS]
export const headers = privatePage

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { signIn } = context.get(portalContext).api
  try {
    await signIn.resetFacts({ token: params.token ?? '' })
    return { isOver: false }
  } catch (error) {
    if (!refusalOf(error)) throw error
    return { isOver: true }
  }
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  return attempted(async () => {
    await context.get(portalContext).api.signIn.reset({
      token: params.token ?? '',
      password: String(form.get('password') ?? ''),
      code: textOf(form.get('code')).slice(0, 60),
    })
    throw redirect('/sign-in?reset')
  }, url)
}

/** Sets a new password by a mailed link and the second factor. */
export default function NewPassword() {
  const { isOver } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  return (
    <Panel title={texts.choose} lead={isOver ? undefined : texts.chooseLead} refused={outcome?.refused}>
      {isOver ? (
        <>
          <Notice tone="warn">{texts.over}</Notice>
          <LinkButton href="/reset" look="primary">
            {texts.ask}
          </LinkButton>
        </>
      ) : (
        <Form method="post" className="stack">
          <TextField
            label={all.newPassword}
            hint={all.passwordHint}
            name="password"
            type="password"
            autoComplete="new-password"
            required
          />
          <CodeField label={all.code.label} hint={all.code.lead} />
          <Button type="submit" look="primary" full busy={busy}>
            {texts.chooseSubmit}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
