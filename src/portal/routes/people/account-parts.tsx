import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { dayOf } from '../reading.ts'
import { CodeField } from '../sign-in/code.tsx'
import { CodeApp } from '../sign-in/code-app.tsx'
import { texts as signIn } from '../sign-in/texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import { texts as all } from './texts.ts'

const texts = all.account

/** A form with one button. */
const Press = ({
  intent,
  id,
  label,
  children,
}: {
  readonly intent: string
  readonly id?: string | number
  readonly label?: string
  readonly children: ReactNode
}) => (
  <Form method="post">
    {id !== undefined && <input type="hidden" name="id" value={id} />}
    <Button type="submit" name="intent" value={intent} size="small" aria-label={label}>
      {children}
    </Button>
  </Form>
)

interface Session {
  id: number
  device: string
  network: string
  startedAt: string
  seenAt: string
  isThis: boolean
}

export const SessionsPart = ({ sessions }: { readonly sessions: readonly Session[] }) => (
  <section className="stack" id="sessions">
    <h2>{texts.sessions}</h2>
    <p className="meta">{texts.sessionsLead}</p>
    {sessions.map(({ id, device, network, startedAt, seenAt, isThis }) => (
      <div key={id} className="row between">
        <div>
          <b>{device}</b> {isThis && `(${texts.thisSession})`}
          <div className="meta">
            {network} {texts.since(dayOf(startedAt), dayOf(seenAt))}
          </div>
        </div>
        {!isThis && (
          <Press intent="end" id={id} label={`${texts.end}: ${device}`}>
            {texts.end}
          </Press>
        )}
      </div>
    ))}
    {sessions.length > 1 && <Press intent="end">{texts.endOthers}</Press>}
  </section>
)

export const PasskeysPart = ({
  passkeys,
}: {
  readonly passkeys: readonly { id: string; name: string; createdAt: string }[]
}) => (
  <section className="stack" id="passkeys">
    <h2>{texts.passkeys}</h2>
    <p className="meta">{texts.passkeysLead}</p>
    {passkeys.length === 0 && <p>{texts.noPasskeys}</p>}
    {passkeys.map(({ id, name, createdAt }) => (
      <div key={id} className="row between">
        <div>
          <b>{name}</b> <span className="meta">{dayOf(createdAt)}</span>
        </div>
        <Press intent="remove-passkey" id={id} label={`${texts.remove}: ${name}`}>
          {texts.remove}
        </Press>
      </div>
    ))}
    <AddPasskey />
  </section>
)

export const AppPart = ({
  isOn,
  app,
}: {
  readonly isOn: boolean
  readonly app: { sealed: string; secret: string; image: string } | undefined
}) => (
  <section className="stack" id="app">
    <h2>{texts.app}</h2>
    <p>{isOn ? texts.appOn : texts.appOff}</p>
    {app ? (
      <Form method="post" className="stack sign-in-panel">
        <CodeApp app={app} />
        <CodeField label={signIn.code.label} hint={signIn.invitation.codeHint} />
        <Button type="submit" name="intent" value="set-app" look="primary">
          {texts.appConfirm}
        </Button>
      </Form>
    ) : (
      <div className="row">
        <Press intent="new-app">{texts.appNew}</Press>
        {isOn && (
          <Press intent="remove-app" label={`${texts.remove}: ${texts.app}`}>
            {texts.remove}
          </Press>
        )}
      </div>
    )}
  </section>
)

export const CodesPart = ({ left }: { readonly left: number }) => (
  <section className="stack" id="codes">
    <h2>{texts.codes}</h2>
    <p>{texts.codesLeft(left)}</p>
    <Press intent="codes">{texts.codesNew}</Press>
  </section>
)

export const PasswordPart = () => (
  <section className="stack" id="password">
    <h2>{texts.password}</h2>
    <Form method="post" className="stack sign-in-form">
      <TextField
        label={texts.current}
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label={signIn.newPassword}
        hint={signIn.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <div>
        <Button type="submit" name="intent" value="password">
          {texts.change}
        </Button>
      </div>
    </Form>
  </section>
)
