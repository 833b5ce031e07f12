import { data } from 'react-router'
import { pageMeta } from '#shop/page/head.ts'
import { NotFoundPage } from '../../chrome/lost-page.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => pageMeta({ title: 'Page not found | Alpine', noindex: true })

export default NotFoundPage
