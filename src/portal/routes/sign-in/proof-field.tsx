import { useEffect, useRef, useState } from 'react'
import { prove } from '#api/proving.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormRefusal } from './ask.ts'
import { texts } from './texts.ts'

/** Solves the proof of work that a refusal asks for, and sends the form around it again. */
export function ProofField({ refusal }: { readonly refusal: FormRefusal | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const [isProving, setProving] = useState(false)
  const challenge = refusal?.challenge
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
