import { data } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { pageMeta } from '#shop/page/head.ts'
import { NotFoundPage } from '../../chrome/lost-page.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => pageMeta({ title: pageTitle('Page not found'), noindex: true })

export default NotFoundPage
