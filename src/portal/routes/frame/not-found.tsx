import { data } from 'react-router'
import { NothingHere } from '../../chrome/nothing-here.tsx'
import { texts } from '../../texts.ts'

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: texts.notFound.title }]

export default function NotFound() {
  return <NothingHere {...texts.notFound} />
}
