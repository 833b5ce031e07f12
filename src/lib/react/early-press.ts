/** On the elements of a page that React has not taken over yet. */
export const WAITING = 'data-waiting'

/** On a link that changes something in the page when its code is there, and leads elsewhere without. */
export const IN_PAGE = 'data-in-page'

/**
 * A script for the head of a page. It keeps a press of a button that no code listens to yet: before the
 * page's code has come, or in a part that React takes over later. There it keeps the press of an `IN_PAGE`
 * link too, which would leave the page. `answerEarlyPress` repeats it. React stops a press that it cannot
 * answer yet; a press that arrives at the window has been answered. A constant: the content security policy
 * knows it by its hash.
 */
export const KEEP_EARLY_PRESS = `document.addEventListener('click',function(e){
if(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
var l=window.alpineListens,b=e.target.closest&&e.target.closest('button[type=button],a[${IN_PAGE}]');
if(!l||b&&b.closest('[${WAITING}]')){window.alpinePressed=b;if(l&&b.href)e.preventDefault()}},true);
addEventListener('click',function(){if(window.alpineListens)window.alpinePressed=null})`

interface Early {
  alpineListens?: boolean
  alpinePressed?: HTMLElement | null
}

/**
 * Call it once the page or a part of it listens: repeats the last press of a button that no code answered.
 * A press in a part that still waits is kept.
 */
export function answerEarlyPress(): void {
  const early = window as Early
  early.alpineListens = true
  const pressed = early.alpinePressed
  if (pressed?.closest(`[${WAITING}]`)) return
  early.alpinePressed = null
  if (pressed?.isConnected) pressed.click()
}
