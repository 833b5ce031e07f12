import { data } from 'react-router'

export const meta = () => [{ title: 'Page not found | Alpine' }]
export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return (
    <main>
      <h1>The page you are trying to reach cannot be found.</h1>
    </main>
  )
}
