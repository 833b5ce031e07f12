import { data } from 'react-router'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { NotFoundPage } from '../../chrome/lost-page.tsx'
import { texts } from '../../texts.ts'

export const loader = () => data(null, { status: 404 })

/** A form that is sent to an unknown path finds nothing either. */
export const action = loader

export const meta = () => pageMeta({ title: pageTitle(texts.notFoundTitle), noindex: true })

export default NotFoundPage
