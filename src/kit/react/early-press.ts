/** On the elements of a page that React has not taken over yet. */
export const WAITING = 'data-waiting'

/**
 * A script for the head of a page. It keeps a press of a button that no code listens to yet: before the
 * page's code has come, or in a part that React takes over later. `answerEarlyPress` repeats it. React stops
 * a press that it cannot answer yet; a press that arrives at the window has been answered. A constant: the
 * content security policy knows it by its hash.
 */
export const KEEP_EARLY_PRESS = `document.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]');
if(!window.alpineListens||b&&b.closest('[${WAITING}]'))window.alpinePressed=b},true);
addEventListener('click',function(){if(window.alpineListens)window.alpinePressed=null})`

interface Early {
  alpineListens?: boolean
  alpinePressed?: HTMLElement | null
}

/**
 * To be called once the page or a part of it listens: repeats the last press of a button that nothing heard.
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
