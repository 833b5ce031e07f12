import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { idOf, textOf } from '../reading.ts'
import { RecoveryCodes } from '../sign-in/code-app.tsx'
import { qrImage } from '../sign-in/qr.server.ts'
import { AppPart, CodesPart, PasskeysPart, PasswordPart, SessionsPart } from './account-parts.tsx'
import { texts as all } from './texts.ts'

const texts = all.account

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.ownAccount.overview(), url)

interface ActionResult {
  done?: true
  codes?: readonly string[]
  app?: { sealed: string; secret: string; image: string }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { ownAccount } = context.get(portalContext).api
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  return attempted(async (): Promise<ActionResult> => {
    switch (form.get('intent')) {
      case 'end':
        return ownAccount.endSession({ session: form.has('id') ? (idOf(form.get('id')) ?? 0) : 'others' })
      case 'remove-passkey':
        return ownAccount.removePasskey({ id: text('id') })
      case 'new-app': {
        const { address, ...app } = await ownAccount.newCodeApp()
        return { app: { ...app, image: qrImage(address) } }
      }
      case 'set-app':
        return ownAccount.setCodeApp({ sealed: text('sealed'), code: textOf(form.get('code')).slice(0, 60) })
      case 'remove-app':
        return ownAccount.removeCodeApp()
      case 'codes':
        return { codes: (await ownAccount.newRecoveryCodes()).recoveryCodes }
      default:
        return ownAccount.changePassword({ current: text('current'), password: text('password') })
    }
  }, url)
}

/** The own sign-in: sessions, passkeys, authenticator app, recovery codes and password. */
export default function Account() {
  const overview = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const made = outcome?.refused ? undefined : outcome
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <FormOutcome outcome={outcome} done={texts.done} />
      {made?.codes && (
        <Notice tone="warn" live="status" title={texts.codesLead}>
          <RecoveryCodes codes={made.codes} />
        </Notice>
      )}
      <SessionsPart sessions={overview.sessions} />
      <PasskeysPart passkeys={overview.passkeys} />
      <AppPart isOn={overview.hasCodeApp} app={made?.app} />
      <CodesPart left={overview.recoveryCodesLeft} />
      <PasswordPart />
    </main>
  )
}
