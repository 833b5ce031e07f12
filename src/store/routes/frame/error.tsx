import { data } from 'react-router'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { ErrorPage } from '../../chrome/lost-page.tsx'
import { texts } from '../../texts.ts'

export const loader = () => data(null, { status: 500, headers: { 'cache-control': 'no-store' } })

export const meta = () => pageMeta({ title: pageTitle(texts.errorTitle), noindex: true })

export default ErrorPage
