import { data } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { pageMeta } from '#shop/page/head.ts'
import { ErrorPage } from '../../chrome/lost-page.tsx'

export const loader = () => data(null, { status: 500, headers: { 'cache-control': 'no-store' } })

export const meta = () => pageMeta({ title: pageTitle('Something went wrong'), noindex: true })

export default ErrorPage
