import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#api/client.ts'
import { refusalOf } from '#api/refusal.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { confirmPath } from '../../paths.ts'
import { texts as signIn } from '../sign-in/texts.ts'
import { texts as all } from './texts.ts'

const texts = all.account

/** Makes a passkey in this browser and adds it to the account. */
export function AddPasskey() {
  const [failure, setFailure] = useState('')
  // The browser keeps what was typed before the page's script ran.
  const name = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()
  const press = async () => {
    setFailure('')
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { options } = (await call('POST', '/partner/account/passkeys/options')) as {
        options: Parameters<typeof startRegistration>[0]['optionsJSON']
      }
      const response = await startRegistration({ optionsJSON: options })
      const { authenticatorAttachment: _, ...answer } = response
      await call('POST', '/partner/account/passkeys', {
        response: answer,
        name: name.current?.value.trim() || texts.passkey,
      })
      if (name.current) name.current.value = ''
      await revalidate()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'step_up_needed') window.location.assign(confirmPath('/account'))
      else setFailure(refusal?.message || signIn.passkeyFailed)
    }
  }
  return (
    <div className="stack sign-in-form">
      {failure !== '' && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
      <TextField label={texts.passkeyName} ref={name} maxLength={60} optional />
      <div>
        <Button onClick={() => void press()}>{texts.addPasskey}</Button>
      </div>
    </div>
  )
}
