import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { estimatorTexts as texts } from '../../estimator-texts.ts'

/** Loaded when the shopper opens it. */
const MailForm = lazy(async () => ({ default: (await import('./mail-form.tsx')).MailForm }))

interface Props {
  /** mails the result of this address; each mail has its own key */
  readonly send: (email: string, key: string) => Promise<unknown>
}

/** A button that opens the form to mail a result. */
export function MailResult({ send }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="mail" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.mail}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.mail} width="narrow">
        <Suspense>{isOpen && <MailForm send={send} onDone={() => setOpen(false)} />}</Suspense>
      </Dialog>
    </>
  )
}
