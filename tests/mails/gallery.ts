import { escapeMarkup } from '#lib/text/markup.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { type MailLook, shownAs } from '#portal/routes/content/mail-preview.ts'

interface GalleryMail {
  topic: string
  kind: string
  message: Message
}

const idOf = ({ topic, kind }: GalleryMail): string => `${topic}-${kind}`.replace(/[^\w]+/g, '-')

/**
 * A page with every mail: light, dark and as plain text side by side. Mails stand in frames without scripts
 * and without an origin.
 */
export const galleryPage = (mails: readonly GalleryMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails of the store</title>
<style>
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #18211f; background: #eceae3; }
nav { position: fixed; inset: 0 auto 0 0; width: 260px; overflow: auto; padding: 16px; background: #fff; }
nav a { display: block; padding: 4px 0; color: #0e4f48; }
main { margin-left: 292px; padding: 16px; }
article { margin-bottom: 48px; scroll-margin-top: 16px; }
.sides { display: flex; gap: 16px; flex-wrap: wrap; align-items: start; }
iframe { width: 390px; height: 720px; border: 1px solid #857f70; resize: both; overflow: auto; }
pre { width: 390px; height: 720px; margin: 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  padding: 16px; box-sizing: border-box; background: #fff; border: 1px solid #857f70; }
@media (max-width: 900px) { nav { position: static; width: auto; } main { margin: 0; } }
</style>
</head>
<body>
<nav aria-label="Mails">
<h1>${mails.length} mails</h1>
${mails.map(link).join('\n')}
</nav>
<main>
${mails.map(article).join('\n')}
</main>
</body>
</html>
`

const link = (mail: GalleryMail): string =>
  `<a href="#${idOf(mail)}">${escapeMarkup(`${mail.topic.replace('mail.', '')}: ${mail.kind}`)}</a>`

function article(mail: GalleryMail): string {
  const { topic, kind, message } = mail
  const { to, subject, html, text, stopHref } = message
  const frame = (look: MailLook) => {
    const shown = escapeMarkup(shownAs(html, look))
    return `<iframe title="${look}" sandbox="" loading="lazy" srcdoc="${shown}"></iframe>`
  }
  const stop = stopHref === undefined ? '' : ' · can be stopped by one press'
  return `<article id="${idOf(mail)}">
<h2>${escapeMarkup(subject)}</h2>
<p>${escapeMarkup(`${topic}, ${kind} · to ${to.address}${stop}`)}</p>
<div class="sides">${frame('light')}${frame('dark')}<pre>${escapeMarkup(text)}</pre></div>
</article>`
}
