import { cookieNames } from '../cookies.ts'

/**
 * Pages are the same for everybody, so what belongs to one shopper is filled in from cookies before the first paint:
 * the theme on <html>, and the place and cart count in boxes of fixed size (see [data-fill] in the header).
 */
const theme = `(function(){var m=document.cookie.match(/(?:^|; )${cookieNames.theme.replace('.', '\\.')}=(light|dark)/);if(m)document.documentElement.dataset.theme=m[1]})()`

const fill = `(function(){function c(n){var m=document.cookie.match(new RegExp('(?:^|; )'+n.replace('.','\\\\.')+'=([^;]*)'));return m?decodeURIComponent(m[1]):''}
function put(k,t){document.querySelectorAll('[data-fill="'+k+'"]').forEach(function(e){e.textContent=t})}
try{var l=c('${cookieNames.location}');if(l){l=JSON.parse(l);var z=String(l.zipcode||'').slice(0,10);if(z){put('place',String(l.label||'').replace(/,?\\s*\\d{5}.*$/,'').slice(0,40)+' '+z);put('zip',z)}}
var n=Math.min(999,Math.max(0,parseInt(c('${cookieNames.cartCount}'),10)||0));if(n){put('count',String(n));put('items',n===1?'1 item':n+' items')}}catch(e){}})()`

export const EarlyTheme = () => <script dangerouslySetInnerHTML={{ __html: theme }} />

export const EarlyFill = () => <script dangerouslySetInnerHTML={{ __html: fill }} />
