import { data } from 'react-router'
import { pageMeta } from '../page.ts'
import { NotFoundPage } from '../shell/lost-page.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => pageMeta({ title: 'Page not found | Alpine', noindex: true })

export default NotFoundPage
