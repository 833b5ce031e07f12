import { useState } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

/**
 * What the action of the page answered last, until the person goes on. React Router hands it over before the
 * page has read its data again: it waits here for that, so that who reads the result and goes on sends what
 * the page then shows. React Router also forgets it whenever the page reads its data again, so pages that do
 * that by themselves would lose a result before it is read.
 */
export function useOutcome<Action>() {
  const answer = useActionData<Action>()
  const { state } = useNavigation()
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  const isNew = state === 'idle' && answer !== undefined && answer !== kept.answer
  if (isNew || kept.key !== key) setKept({ key, answer })
  if (isNew) return answer
  return kept.key === key ? kept.answer : undefined
}
