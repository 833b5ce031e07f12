import { defineTexts } from '#lib/language/texts.ts'

/** Labels and sentences of the review and question forms, and subjects of their mails. */
export const texts = defineTexts({
  tooMany: 'You have sent several reviews or questions already. Please try again in an hour.',
  productUnknown: 'We couldn’t find this product. Please check the item number.',
  errors: {
    rating: 'Choose one to five stars.',
    title: 'Write a title of up to 100 characters.',
    body: 'Write 20 to 4,000 characters.',
    author: 'Enter the name to show, up to 60 characters.',
    email: 'Enter an email address like ada@example.com.',
    postal: 'Enter a ZIP code like 60614, or leave it empty.',
    question: 'Write 10 to 1,000 characters.',
  },
  review: {
    title: 'Write a review',
    lead: 'Tell other owners how you chose it, how it was installed and how well it works.',
    choose: 'Which product is it about?',
    chooseHint:
      'For example “Steady 96” or 453061180. Your receipt has the item number, the nameplate the model.',
    productId: 'Product name, model or item number',
    show: 'Find product',
    found: 'Choose the product:',
    unknown: 'We couldn’t find this product. Try the model on its nameplate, or the nine-digit item number.',
    rating: 'Your rating',
    stars: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
    headline: 'In a few words',
    body: 'Your review',
    bodyHint: 'What it replaced, the home it heats or cools, how loud it is, your bills, the installation.',
    author: 'Display name',
    authorHint: 'For example “Ada L.”',
    email: 'Email',
    emailHint: 'Never shown. We use it to confirm the purchase.',
    postal: 'Delivery ZIP code of your order',
    postalHint: 'If your ZIP code and email match an order, we mark your review “Verified purchase.”',
    send: 'Send review',
    sent: 'Thank you for your review',
    sentText:
      'We read each review before we post it, usually within two business days. If your email and ZIP ' +
      'code match an order of this product, we mark it “Verified purchase.”',
  },
  question: {
    title: 'Ask a question',
    lead: 'We answer within one business day and post the question and answer on the product page.',
    body: 'Your question',
    bodyHint: 'For example: will it fit next to my 21-inch furnace?',
    email: 'Email',
    emailHint: 'Never shown. We email you when your question is answered.',
    send: 'Send question',
    sent: 'Thank you for your question',
    sentText: 'We’ll email you an answer within one business day and post it on the product page.',
  },
  alreadyDecided: 'Another person has decided already.',
  about: 'About',
  back: 'Back to the product',
  summary: 'Please check these fields:',
  failed: 'We couldn’t send it. Please try again in a moment.',
  mail: {
    review: (sku: string, rating: number) => `New review of ${sku}: ${rating} of 5 stars`,
    question: (sku: string) => `New question about ${sku}`,
    answered: (name: string) => `We answered your question about ${name}`,
    asked: (question: string) => `You asked: ${question}`,
    by: (author: string, product: string, isVerified: boolean) =>
      `${author} wrote about ${product}${isVerified ? ', verified purchase' : ''}.`,
    decide: { review: 'Publish or refuse it in the portal', question: 'Answer it in the portal' },
    open: 'See the product',
  },
})
