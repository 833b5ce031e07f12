import { telephone } from '#lib/phone.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Sentence } from '#ui/link/sentence.tsx'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { ProsePage, Sections } from './prose-page.tsx'
import { termsTexts } from './terms-texts.ts'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(texts.termsOfSale),
  description: termsTexts.description,
})

export default function TermsOfSale() {
  const { contact, demo } = useStoreFacts()
  return (
    <ProsePage title={texts.termsOfSale}>
      <p className="lead">{termsTexts.lead}</p>
      {demo && <p>{termsTexts.demo}</p>}
      <Sections of={termsTexts.sections} />
      <p>
        <Sentence>{termsTexts.questions(contact.phone, telephone(contact.phone))}</Sentence>
      </p>
    </ProsePage>
  )
}
