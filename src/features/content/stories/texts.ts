import { defineTexts } from '#lib/language/texts.ts'

/** What shoppers and staff read of customer stories. */
export const texts = defineTexts({
  home: 'Home',
  title: 'Customer stories',
  lead: 'What people installed, why they chose it, and how it went.',
  demo: 'This is a demo store. Its stories were written for the demo. The people in them do not exist.',
  none: 'There are no stories yet. Yours can be the first.',
  privacy: 'How we protect your privacy',
  pages: 'Pages of stories',
  seeSystem: 'See products like this',
  photoOf: (title: string) => `Photo that came with “${title}”`,
  form: {
    title: 'Tell your story',
    lead: 'What did you replace, what did you choose, and what surprised you? Good and bad both help.',
    headline: 'Title',
    body: 'Your story',
    bodyHint: '20 to 3,000 characters.',
    system: 'Your equipment',
    systemHint: 'For example “3 ton heat pump with air handler”',
    author: 'Display name',
    authorHint: 'For example “Ada L.”',
    place: 'City and state',
    placeHint: 'For example “Duluth, MN”',
    email: 'Email',
    emailHint: 'Never shown. We’ll use it to tell you whether we publish your story.',
    photo: 'A photo (optional)',
    photoHint: 'JPEG, PNG or WebP, up to 10 MB. We remove its location and camera data.',
    consent:
      'I agree that the store may publish my story, the name and place above, and my photo on its ' +
      'website. I ' +
      'can withdraw this at any time by writing to the store, and my story will be removed.',
    send: 'Send my story',
    sending: 'Sending',
    sent: 'Thank you for your story',
    sentText:
      'A person reads each story before we publish it, usually within two business days. You get an answer ' +
      'by email.',
  },
  errors: {
    summary: 'Check these fields',
    author: 'Enter a display name',
    place: 'Enter your city and state',
    system: 'Enter what you installed',
    title: 'Enter a title of up to 100 characters',
    body: 'Write 20 to 3,000 characters',
    email: 'Enter an email address like name@example.com',
    consent: 'We can publish a story only if you agree',
  },
  photoTooLarge: 'This photo is larger than 10 MB. Choose a smaller one.',
  photoUnreadable: 'We couldn’t read this photo. Send a JPEG, PNG or WebP picture.',
  storageFull: 'We can’t store photos right now. Send your story without the photo.',
  notFound: 'We couldn’t find this story.',
  failed: 'We couldn’t send your story. Try again in a moment.',
  noConsent: 'This story has no record of consent, so it can’t be published.',
  decided: 'Another person has already decided about this story.',
  mail: {
    stops: 'Whether we publish your story',
    published: 'Your story is on our website',
    publishedText: (title: string) =>
      `Thank you for “${title}”. It is now on our page of customer stories. If you change your mind, ` +
      'answer this email and we remove it.',
    refused: 'About the story you sent us',
    refusedText: (title: string, reason: string) =>
      `Thank you for “${title}”. We did not publish it, for this reason: ${reason}`,
  },
})
