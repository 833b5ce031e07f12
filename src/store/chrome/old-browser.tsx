import { texts } from '../texts.ts'

/**
 * L-IE11: Internet Explorer 11 runs no modules, so this plain script fills an empty box at the top of the
 * page. It cannot read our style sheet either (layers, custom properties), so the styles are inline.
 */
const script = `(function(){if(!/Trident\\/7|MSIE /.test(navigator.userAgent))return;
var b=document.getElementById('old-browser');
b.innerHTML=${JSON.stringify(`<b>${texts.oldBrowser.title}</b> ${texts.oldBrowser.advice}`)};
b.setAttribute('role','alert');
b.style.cssText='padding:12px 16px;border:2px solid;margin:8px;font-size:16px;line-height:1.5'})()`

/** The box, which React leaves alone, and the script that follows it. */
export const OldBrowser = () => (
  <>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty, filled by the script below */}
    <div id="old-browser" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
    <script dangerouslySetInnerHTML={{ __html: script }} />
  </>
)
