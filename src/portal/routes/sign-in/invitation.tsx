import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
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
import { CodeApp, RecoveryCodes } from './code-app.tsx'
import { Panel } from './panel.tsx'
import { qrImage } from './qr.server.ts'
import { texts as all } from './texts.ts'

const texts = all.invitation

export const meta = () => [{ title: texts.title }, REFERRER_STAYS]
export const headers = privatePage
/** The secret of the app stays the same while the form is corrected. */
export const shouldRevalidate = () => false

export async function loader({ context, params }: LoaderFunctionArgs) {
  try {
    const { signIn } = context.get(portalContext).api
    const { address, ...facts } = await signIn.invitation({ token: params.token ?? '' })
    return { ...facts, image: qrImage(address) }
  } catch (error) {
    if (!refusalOf(error)) throw error
    return undefined
  }
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  return attempted(async () => {
    const { recoveryCodes } = await context.get(portalContext).api.signIn.acceptInvitation({
      token: params.token ?? '',
      name: textOf(form.get('name')),
      password: String(form.get('password') ?? ''),
      sealed: String(form.get('sealed') ?? ''),
      code: textOf(form.get('code')).slice(0, 60),
    })
    return { codes: recoveryCodes }
  }, url)
}

/** Accepts an invitation: name, password, authenticator app; then the recovery codes, shown once. */
export default function Invitation() {
  const invited = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  if (outcome && !outcome.refused)
    return (
      <Panel title={texts.codes} lead={texts.codesLead}>
        <RecoveryCodes codes={outcome.codes} />
        <LinkButton href="/" look="primary">
          {texts.goOn}
        </LinkButton>
      </Panel>
    )
  if (!invited)
    return (
      <Panel title={texts.title}>
        <Notice tone="warn">{texts.over}</Notice>
      </Panel>
    )
  const lead = `${invited.company ? `${texts.of(invited.company)} ` : ''}${texts.lead(invited.email)}`
  return (
    <Panel title={texts.title} lead={lead} refused={outcome?.refused}>
      <Form method="post" className="stack">
        <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        <TextField label={texts.name} name="name" autoComplete="name" defaultValue={invited.name} required />
        <TextField
          label={all.password}
          hint={all.passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <CodeApp app={invited} />
        <CodeField label={all.code.label} hint={texts.codeHint} />
        <Button type="submit" look="primary" full busy={busy}>
          {texts.submit}
        </Button>
      </Form>
    </Panel>
  )
}
