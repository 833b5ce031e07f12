import { defineTexts } from '#lib/language/texts.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { ProsePage, Sections } from './prose-page.tsx'

/** What the store keeps about a visitor, for the page of its privacy policy. */
const privacyTexts = defineTexts({
  title: 'Privacy Policy',
  description: 'What the store keeps about you, where, and for how long.',
  lead: 'We keep only what we need for your order. We don’t track you.',
  sections: [
    {
      title: 'In your browser',
      paragraphs: [
        'Our cookies remember your ZIP code, the number of items in your cart and your color theme. ' +
          'Your browser also stores your cart and what you typed at checkout, but never your card number, ' +
          'security code or expiration date.',
      ],
    },
    {
      title: 'On our servers',
      paragraphs: [
        'With each order we keep your name, addresses, email address, phone numbers and what you ' +
          'bought. We need them to deliver the order, to honor its warranty and to keep our books. Your ' +
          'card number goes from your browser straight to the payment provider and never reaches our ' +
          'servers. We keep only the card’s brand and last four digits.',
        'When you ask for a quote or a technician in the system selector, we keep your answers, name, ' +
          'email address and phone number for one year. Then we delete them.',
        'When you send photos for a quote, we keep them with your name, phone number and email address for ' +
          'one year. Photos that you add and do not send are deleted 14 days after your last change.',
        'When a consultant makes you a quote, we keep your name and how to reach you until two years after ' +
          'its last change. When you accept it, we also keep the name that you sign with, the time, your ' +
          'network address and the sentence that you agreed to. A cookie opens your quotes in your browser ' +
          'for 30 days.',
        'Some days after a delivery we ask you five questions by email. We keep your answers for two years.',
        'When you stop mail from us, we keep a code of your email address, so that we remember your choice.',
        'When you ask for a call or leave a message in the chat, we keep your name, phone number or email ' +
          'address, your message and the page you wrote from for one year. Then we delete them.',
        'When you send us a story, we publish it with the name and place that you chose. Your email ' +
          'address is never shown. We delete a story that we refuse after 30 days, and any story when you ' +
          'ask us to.',
        'When you open the chat, a cookie recognizes your browser for 30 days. We keep what you write ' +
          'and send there for one year after the last message. The consultant sees your page and cart ' +
          'only while you share them. We do not keep pages that you looked at before.',
      ],
    },
    {
      title: 'What we share',
      paragraphs: [
        'The carrier gets your address and phone number so it can deliver. The payment provider gets the ' +
          'amount and your billing address. We share nothing else, and our pages have no advertising ' +
          'trackers.',
        'You can ask us what we keep about you, and ask us to delete anything the law doesn’t require ' +
          'us to keep. [Contact us](/contact-us).',
      ],
    },
  ],
})

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
