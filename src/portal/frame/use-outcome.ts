import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * What the action of the page answered last, until the person goes on. React Router forgets it whenever the
 * page reads its data again, so pages that do that by themselves would lose a result before it is read.
 */
export function useOutcome<Action>() {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  const isNew = answer !== undefined && answer !== kept.answer
  if (isNew || kept.key !== key) setKept({ key, answer })
  return answer ?? (kept.key === key ? kept.answer : undefined)
}
