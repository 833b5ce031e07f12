import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { privacyTexts } from './privacy-texts.ts'
import { ProsePage, Sections } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(privacyTexts.title),
  description: privacyTexts.description,
})

export default function PrivacyPolicy() {
  return (
    <ProsePage title={privacyTexts.title}>
      <p className="lead">{privacyTexts.lead}</p>
      <Sections of={privacyTexts.sections} />
    </ProsePage>
  )
}
