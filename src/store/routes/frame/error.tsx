import { data } from 'react-router'
import { pageMeta } from '#shop/page/head.ts'
import { ErrorPage } from '../../chrome/lost-page.tsx'

export const loader = () => data(null, { status: 500, headers: { 'cache-control': 'no-store' } })

export const meta = () => pageMeta({ title: 'Something went wrong | Alpine', noindex: true })

export default ErrorPage
